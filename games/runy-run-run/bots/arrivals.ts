import type { Cell } from '../../_hex/rules/index.ts';
import {
  type Board,
  COLOURS,
  type Colour,
  EMPTY,
  freeCount,
  freePawn,
  heldPawn,
  PAWNS,
  type PackedPawns,
  PREY,
  stepFrom,
} from '../rules/index.ts';
import { AT_LEAST, FIRSTS_THEN } from './throws.ts';

const NONE = -1;

/**
 * The throws with which a colour gets to one cell, seen from there: the same as `Reaches` knows of all cells, and much
 * quicker where few of them are asked for.
 */
export class Arrivals {
  private readonly contents: Uint8Array;
  /** By colour, at `cell * 6 + direction`: from where a step in that direction ends on the cell, or `NONE`. */
  private readonly back: readonly Int16Array[];
  /** By colour and cell: the dice that bring a pawn there in one leg, as bits. */
  private readonly firsts: readonly Uint8Array[];
  private readonly known = [false, false, false];
  private pawns: PackedPawns = new Uint8Array();

  constructor(private readonly board: Board) {
    const { grid, ways } = board;
    this.contents = new Uint8Array(grid.size);
    this.firsts = COLOURS.map(() => new Uint8Array(grid.size));
    this.back = ways.map((steps) => {
      const back = new Int16Array(steps.length).fill(NONE);
      for (const [edge, to] of steps.entries()) if (to >= 0) back[to * 6 + (edge % 6)] = Math.floor(edge / 6);
      return back;
    });
  }

  /** Puts pawns on the board. They stay until others are. */
  lay(pawns: PackedPawns): void {
    const { contents, known } = this;
    contents.fill(EMPTY);
    known.fill(false);
    this.pawns = pawns;
    for (const colour of COLOURS) {
      const count = freeCount(pawns, colour);
      for (let i = 0; i < PAWNS; i++) {
        contents[pawns[colour * PAWNS + i] as Cell] = i < count ? freePawn(colour) : heldPawn(colour);
      }
    }
  }

  /** The throws with which a colour gets to a cell. */
  at(colour: Colour, target: Cell): number {
    if (!this.known[colour]) this.find(colour);
    const { contents } = this;
    const firsts = this.firsts[colour] as Uint8Array;
    const back = this.back[colour] as Int16Array;
    const own = freePawn(colour);
    let throws = 0;
    for (let direction = 0; direction < 6; direction++) {
      let cell = target;
      for (let steps = 1; steps <= 6; steps++) {
        cell = back[cell * 6 + direction] as Cell;
        if (cell === NONE) break;
        const there = contents[cell] as number;
        if (there !== EMPTY) {
          if (there === own) throws |= AT_LEAST[steps] as number;
          break;
        }
        throws |= FIRSTS_THEN[(firsts[cell] as number) * 7 + steps] as number;
      }
    }
    return throws;
  }

  /** The throws with which a colour captures a pawn of its prey, by its place among the free ones. */
  captures(colour: Colour, pawn: number): number {
    return this.at(colour, this.pawns[PREY[colour] * PAWNS + pawn] as Cell);
  }

  /** The throws with which a colour releases one of its pawns. */
  releases(colour: Colour): number {
    let throws = 0;
    for (let i = freeCount(this.pawns, colour); i < PAWNS; i++) throws |= this.at(colour, this.pawns[colour * PAWNS + i] as Cell);
    return throws;
  }

  private find(colour: Colour): void {
    const { contents, pawns } = this;
    const ways = this.board.ways[colour];
    const firsts = this.firsts[colour] as Uint8Array;
    firsts.fill(0);
    this.known[colour] = true;
    for (let i = 0; i < freeCount(pawns, colour); i++) {
      for (let direction = 0; direction < 6; direction++) {
        let cell = pawns[colour * PAWNS + i] as Cell;
        for (let die = 1; die <= 6; die++) {
          const reached = stepFrom(ways, contents, colour, cell, direction);
          if (reached < 0 || reached > 0xff) break;
          cell = reached;
          firsts[cell] = (firsts[cell] as number) | (1 << (die - 1));
        }
      }
    }
  }
}
