import type { Cell } from '../../_hex/rules/index.ts';
import {
  type Board,
  CAPTURE,
  COLOURS,
  type Colour,
  EMPTY,
  freeCount,
  freePawn,
  heldPawn,
  PAWNS,
  type PackedPawns,
  RELEASE,
  stepFrom,
} from '../rules/index.ts';
import { AT_LEAST, FIRST_THEN } from './throws.ts';

/**
 * The throws with which a colour gets to a cell, and so to any prey that stands there, or to a prisoner of its own. One
 * pawn makes the way, in one leg or two. A second pawn that clears the way first is not considered.
 */
export class Reaches {
  /** By cell: the throws with which a pawn gets there, or captures there. */
  readonly cells: Int32Array;
  /** The throws with which a prisoner can be released. */
  release = 0;

  private readonly contents: Uint8Array;

  constructor(private readonly board: Board) {
    this.cells = new Int32Array(board.grid.size);
    this.contents = new Uint8Array(board.grid.size);
  }

  look(pawns: PackedPawns, colour: Colour): void {
    const { contents, cells } = this;
    this.lay(pawns);
    cells.fill(0);
    this.release = 0;
    const count = freeCount(pawns, colour);
    for (let i = 0; i < count; i++) this.lookFrom(colour, pawns[colour * PAWNS + i] as Cell);
    for (let i = 0; i < COLOURS.length * PAWNS; i++) contents[pawns[i] as Cell] = EMPTY;
  }

  private lay(pawns: PackedPawns): void {
    for (const colour of COLOURS) {
      const count = freeCount(pawns, colour);
      for (let i = 0; i < PAWNS; i++) {
        this.contents[pawns[colour * PAWNS + i] as Cell] = i < count ? freePawn(colour) : heldPawn(colour);
      }
    }
  }

  private lookFrom(colour: Colour, from: Cell): void {
    const { contents } = this;
    contents[from] = EMPTY;
    for (let direction = 0; direction < 6; direction++) this.walk(colour, from, direction, 0);
    contents[from] = freePawn(colour);
  }

  /**
   * Walks from a cell with every die. `first` is the die that brought the pawn there, or 0 for its
   * first leg, after which it walks on with the other die.
   */
  private walk(colour: Colour, from: Cell, direction: number, first: number): void {
    const { contents, cells } = this;
    const ways = this.board.ways[colour];
    let cell = from;
    for (let die = 1; die <= 6; die++) {
      const reached = stepFrom(ways, contents, colour, cell, direction);
      if (reached < 0) return;
      const throws = (first === 0 ? AT_LEAST[die] : FIRST_THEN[first * 7 + die]) as number;
      const kind = reached >> 8;
      if (kind === RELEASE) {
        this.release |= throws;
        return;
      }
      cell = reached & 0xff;
      cells[cell] = (cells[cell] as number) | throws;
      if (kind === CAPTURE) return;
      if (first === 0) for (let turned = 0; turned < 6; turned++) this.walk(colour, cell, turned, die);
    }
  }
}
