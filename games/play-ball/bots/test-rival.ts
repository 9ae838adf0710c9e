import type { Random } from '@pocket-stadium/kernel';
import {
  CELL_BITS,
  CELL_MASK,
  type Field,
  generateList,
  MOVES,
  type Position,
  packTrio,
  TurnGenerator,
  unpackTrio,
} from '../rules/index.ts';

/** Value and turns to the goal, as an independent reader finds them. */
export interface Found {
  readonly value: 'W' | 'L' | 'D';
  readonly depth: number | null;
}

type Trio = readonly number[];

const DRAWN = 255;

/**
 * A perfect player that shares with the bot only the rules and the unpacked values: it finds values among them by
 * itself, lists turns with the generator of the rules, and draws among the best. Cells are as the side to play sees
 * them, from the bottom.
 */
export class Rival {
  private readonly turns: TurnGenerator;
  private readonly replies: TurnGenerator;
  private readonly list: TurnGenerator;
  /** By cell: its number among those without a point. */
  private readonly number: readonly number[];
  private readonly formations: number;
  private readonly last: number;

  constructor(
    field: Field,
    private readonly values: Uint8Array,
  ) {
    this.turns = new TurnGenerator(field);
    this.replies = new TurnGenerator(field);
    this.list = new TurnGenerator(field);
    const cells = [...field.grid.cubes.keys()];
    const free = cells.filter((cell) => field.dotted[cell] === 0);
    this.number = cells.map((cell) => free.indexOf(cell));
    this.formations = (free.length * (free.length - 1) * (free.length - 2)) / 6;
    this.last = cells.length - 1;
  }

  /** What a position is worth to the side to play. */
  worth(position: Position): Found {
    const { mine, theirs, ball } = this.seen(position);
    return this.best(this.turns, mine, theirs, ball, position.moves);
  }

  /** One of the best turns, drawn. */
  play(position: Position, random: Random): string {
    const { value, depth } = this.worth(position);
    const { mine, theirs } = this.seen(position);
    const count = generateList(this.list, position);
    if (depth === 1) return this.list.textToGoal();
    const good: number[] = [];
    for (let i = 0; i < count; i++) {
      const end = this.list.ends[i] as number;
      const upright = position.turn === 0 ? end : this.turnEnd(end);
      const after = this.after(theirs, upright);
      const answer = value === 'L' ? this.best(this.replies, after.mine, after.theirs, after.ball, MOVES) : this.stored(after);
      const same = value === 'D' ? answer.value === 'D' : answer.value === (value === 'W' ? 'L' : 'W');
      if (same && (value === 'D' || answer.depth === (depth as number) - 1)) good.push(i);
    }
    if (good.length === 0) throw new Error(`no turn keeps ${value} ${depth} with ${mine}`);
    return this.list.textTo(good[random(good.length)] as number);
  }

  /** The best of all turns of a position. */
  private best(turns: TurnGenerator, mine: Trio, theirs: Trio, ball: number, moves: number): Found {
    const count = turns.generate(0, packTrio(mine), packTrio(theirs), ball, moves);
    if (turns.goal) return { value: 'W', depth: 1 };
    let quickest = Number.POSITIVE_INFINITY;
    let drawn = false;
    const ends = turns.ends.slice(0, count);
    for (const end of ends) {
      const answer = this.stored(this.after(theirs, end));
      if (answer.value === 'L') quickest = Math.min(quickest, (answer.depth as number) + 1);
      if (answer.value === 'D') drawn = true;
    }
    if (quickest < Number.POSITIVE_INFINITY) return { value: 'W', depth: quickest };
    if (drawn) return { value: 'D', depth: null };
    if (moves === MOVES) return this.stored({ mine, theirs, ball });
    // The first turn of a round, with fewer moves, is not in the values.
    const longest = [...ends].map((end) => {
      const after = this.after(theirs, end);
      return this.best(this.replies, after.mine, after.theirs, after.ball, MOVES).depth as number;
    });
    return { value: 'L', depth: 1 + Math.max(...longest, -1) };
  }

  /** What the values say: lost with a distance, or drawn. All else is won, and the distance is not written. */
  private stored({ mine, theirs, ball }: { mine: Trio; theirs: Trio; ball: number }): Found {
    const own = mine.indexOf(ball);
    const others = theirs.indexOf(ball);
    const holder = own >= 0 ? own : others >= 0 ? 3 + others : 6;
    const value = this.values[(this.rank(mine) * this.formations + this.rank(theirs)) * 7 + holder] as number;
    if (value === 0) return { value: 'W', depth: null };
    return value === DRAWN ? { value: 'D', depth: null } : { value: 'L', depth: 2 * (value - 1) };
  }

  private rank(cells: Trio): number {
    const [a = 0, b = 0, c = 0] = cells.map((cell) => this.number[cell] as number);
    return a + (b * (b - 1)) / 2 + (c * (c - 1) * (c - 2)) / 6;
  }

  private seen({ cells, ball, turn }: Position): { mine: Trio; theirs: Trio; ball: number } {
    if (turn === 0) return { mine: cells[0], theirs: cells[1], ball };
    return { mine: this.turn(cells[1]), theirs: this.turn(cells[0]), ball: this.last - ball };
  }

  /** What the others see after a turn that ends so. */
  private after(theirs: Trio, end: number): { mine: Trio; theirs: Trio; ball: number } {
    return { mine: this.turn(theirs), theirs: this.turn(unpackTrio(end >> CELL_BITS)), ball: this.last - (end & CELL_MASK) };
  }

  private turnEnd(end: number): number {
    return (packTrio(this.turn(unpackTrio(end >> CELL_BITS))) << CELL_BITS) | (this.last - (end & CELL_MASK));
  }

  private turn(cells: Trio): Trio {
    return cells.map((cell) => this.last - cell).reverse();
  }
}
