import { type Formation, type Formations, formationOn, type Spot } from './formations.ts';
import { NOBODY } from './holders.ts';
import { CELL_BITS, CELL_MASK, type Cell, type End, type Position, packTrio } from './rules.ts';

/* Positions as the solution numbers them: the side to play is turned so that it plays from the bottom, as team A does. */

/** Where everybody stands, seen by the side to play: packed cells, in the rules' own form. */
export interface Sight {
  readonly mine: number;
  readonly theirs: number;
  readonly ball: Cell;
  readonly moves: number;
}

/** A position of the solution. */
export interface Entry {
  readonly mine: Formation;
  readonly theirs: Formation;
  readonly holder: number;
}

export class Sights {
  private readonly last: Cell;

  constructor(private readonly formations: Formations) {
    this.last = formations.cellOf.length - 1;
  }

  of({ cells, ball, turn, moves }: Position): Sight {
    const mine = packTrio(cells[turn]);
    const theirs = packTrio(cells[turn === 0 ? 1 : 0]);
    if (turn === 0) return { mine, theirs, ball, moves };
    return { mine: this.turned(mine), theirs: this.turned(theirs), ball: this.last - ball, moves };
  }

  /** What the others see after a turn that ends so. */
  after({ theirs }: Sight, end: End, moves: number): Sight {
    return { mine: this.turned(theirs), theirs: this.turned(end >> CELL_BITS), ball: this.last - (end & CELL_MASK), moves };
  }

  /** An end of a turn of team B as the side that made it sees it. */
  turnedEnd(end: End): End {
    return (this.turned(end >> CELL_BITS) << CELL_BITS) | (this.last - (end & CELL_MASK));
  }

  /** The position in the solution. Null where it is none: somebody stands on a point, or the ball is nowhere it can be. */
  entry({ mine, theirs, ball }: Sight): Entry | null {
    const [own, others] = [this.formation(mine), this.formation(theirs)];
    const holder = this.holder(mine, theirs, ball);
    return own < 0 || others < 0 || holder < 0 ? null : { mine: own, theirs: others, holder };
  }

  /** The number of a formation in which a turn may end, or -1. */
  formation(trio: number): Formation {
    const { spotOf, endSpots } = this.formations;
    const a = spotOf[trio >> (2 * CELL_BITS)] as Spot;
    const b = spotOf[(trio >> CELL_BITS) & CELL_MASK] as Spot;
    const c = spotOf[trio & CELL_MASK] as Spot;
    return a < endSpots && b < endSpots && c < endSpots ? formationOn(a, b, c) : -1;
  }

  holder(mine: number, theirs: number, ball: Cell): number {
    const own = indexIn(mine, ball);
    if (own >= 0) return own;
    const others = indexIn(theirs, ball);
    if (others >= 0) return 3 + others;
    return ball === this.formations.field.centre ? NOBODY : -1;
  }

  turned(trio: number): number {
    const { last } = this;
    const [a, b, c] = [trio >> (2 * CELL_BITS), (trio >> CELL_BITS) & CELL_MASK, trio & CELL_MASK];
    return ((last - c) << (2 * CELL_BITS)) | ((last - b) << CELL_BITS) | (last - a);
  }
}

function indexIn(trio: number, cell: Cell): number {
  if (trio >> (2 * CELL_BITS) === cell) return 0;
  if (((trio >> CELL_BITS) & CELL_MASK) === cell) return 1;
  return (trio & CELL_MASK) === cell ? 2 : -1;
}
