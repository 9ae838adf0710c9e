import { type Cell, ray, stepsApart } from '../../_hex/rules/index.ts';
import {
  CELL_BITS,
  CELL_MASK,
  type End,
  FIELDS,
  type Field,
  makeField,
  type PlayBallState,
  type Position,
  packTrio,
  type Trio,
  TurnGenerator,
} from '../rules/index.ts';

/*
 * Search looks at every position from the side of the team to play: its playballers are `mine` and
 * play from the bottom, as team A does. The field turned by half a turn is the other team's view.
 */

/** A position as the team to play sees it. */
export interface Sight {
  readonly mine: Trio;
  readonly theirs: Trio;
  readonly ball: Cell;
  readonly moves: number;
}

/** A field with what a search asks of it again and again. */
export class Ground {
  /** Lists the turns to choose among. The list stays until the next one is asked for. */
  readonly list: TurnGenerator;
  /** Turned by half a turn, cell `c` is cell `last - c`. */
  readonly last: Cell;
  /** At `from << 6 | to`: how many steps apart two cells are. */
  readonly apart: Uint8Array;
  /** By cell: steps to the nearest goal to score in. */
  readonly toGoal: Uint8Array;

  constructor(readonly field: Field) {
    const { grid } = field;
    this.list = new TurnGenerator(field);
    this.last = grid.size - 1;
    this.apart = new Uint8Array(1 << (2 * CELL_BITS));
    for (const from of grid.cubes.keys()) {
      for (const to of grid.cubes.keys()) this.apart[(from << CELL_BITS) | to] = stepsApart(grid, from, to);
    }
    this.toGoal = Uint8Array.from(grid.cubes, (_, cell) =>
      Math.min(...field.goals[1].map((goal) => this.apart[(cell << CELL_BITS) | goal] as number)),
    );
  }

  turn(trio: Trio): Trio {
    const { last } = this;
    return (
      ((last - (trio & CELL_MASK)) << (2 * CELL_BITS)) |
      ((last - ((trio >> CELL_BITS) & CELL_MASK)) << CELL_BITS) |
      (last - (trio >> (2 * CELL_BITS)))
    );
  }

  turnEnd(end: End): End {
    return (this.turn(end >> CELL_BITS) << CELL_BITS) | (this.last - (end & CELL_MASK));
  }

  sight({ cells, ball, turn, moves }: Position): Sight {
    const mine = packTrio(cells[turn]);
    const theirs = packTrio(cells[turn === 0 ? 1 : 0]);
    if (turn === 0) return { mine, theirs, ball, moves };
    return { mine: this.turn(mine), theirs: this.turn(theirs), ball: this.last - ball, moves };
  }

  /** The position after a turn, as the opponents see it. */
  after({ theirs }: Sight, end: End): [mine: Trio, theirs: Trio, ball: Cell] {
    return [this.turn(theirs), this.turn(end >> CELL_BITS), this.last - (end & CELL_MASK)];
  }

  /** By cell: the directions in which a goal to score in lies straight ahead, and that goal. */
  aims(): readonly (readonly { readonly direction: number; readonly goal: Cell }[])[] {
    const { grid, goalOf } = this.field;
    return grid.cubes.map((_, cell) =>
      [0, 1, 2, 3, 4, 5].flatMap((direction) => {
        const goal = ray(grid, cell, direction).find((ahead) => goalOf[ahead] === 1);
        return goal === undefined ? [] : [{ direction, goal }];
      }),
    );
  }
}

const grounds = new Map<string, Ground>();

export function groundOf({ frame }: Pick<PlayBallState, 'frame'>): Ground {
  const known = grounds.get(frame.field);
  if (known) return known;
  const chart = FIELDS.find(({ id }) => id === frame.field);
  if (!chart) throw new Error(`no field ${frame.field}`);
  const ground = new Ground(makeField(chart));
  grounds.set(frame.field, ground);
  return ground;
}
