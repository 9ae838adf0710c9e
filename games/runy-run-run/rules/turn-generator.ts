import type { Cell } from '../../_hex/rules/grid.ts';
import { type Board, type Colour, PAWNS, PREY } from './field.ts';
import { firstPlace, type Leg, type LegCode, type LegCodes, legCode, makeLegCodes, secondPlace } from './leg-codes.ts';
import { LEG_SEPARATOR, makeLeg } from './notation.ts';
import { freeCount, PACKED_LENGTH, type PackedPawns, setFreeCount } from './pawns.ts';
import { CAPTURE, EMPTY, freePawn, heldPawn, PLAIN, reach } from './single-legs.ts';
import { NO_LEG, Results } from './turn-results.ts';

/*
 * All turns are made here: for the list of moves, for the grammar and for the bots. A leg is made on the board, what
 * may follow is made after it, and the leg is taken back. A result is packed in two words that say what the turn
 * changed. They hold the mover's free pawns in order, the prisoners that were released, the prey that were captured,
 * and the cells of the camp that the new prisoners got.
 */

const NO_PAWN = 255;
const RELEASED_SHIFT = 8;
const CAPTURED_SHIFT = 13;
const PLACED_SHIFT = 18;

/** A leg that may follow, and its index among the results. */
export interface Following {
  readonly leg: Leg;
  readonly index: number;
}

/** A generator of turns on one board. It has its own memory: the next call overwrites the last answer. */
export class TurnGenerator {
  /** Counts: legs that could be made first, the same with all placements taken as one, and whole turns. */
  firstLegs = 0;
  firstLegsNoPlacement = 0;
  turns = 0;

  private readonly codes: LegCodes;
  private readonly contents: Uint8Array;
  /** By cell: the rank of a prisoner or of a free pawn of the prey among its kind, as a bit. */
  private readonly bit: Uint8Array;

  private colour: Colour = 0;
  private readonly pawns: PackedPawns = new Uint8Array(PACKED_LENGTH);
  private readonly free = new Uint8Array(PAWNS);
  private readonly acted = new Uint8Array(PAWNS);
  private readonly sorted = new Uint8Array(PAWNS);
  private freePawns = 0;
  private released = 0;
  private captured = 0;
  private placed = 0;
  private missing = 0;

  private first: LegCode = NO_LEG;
  /** Whether single legs are wanted instead of whole turns; and the first leg, if it is made already. */
  private follows = false;
  private given: LegCode = NO_LEG;

  /** Whether a second leg has to be made where one can. */
  private must = false;

  private readonly results = new Results();

  constructor(readonly board: Board) {
    this.codes = makeLegCodes(board);
    this.contents = new Uint8Array(board.grid.size);
    this.bit = new Uint8Array(board.grid.size);
  }

  /**
   * All distinct results of a turn of `colour`; none when no leg is legal. `legs` is 1 where only one may be made
   * (U10). With `must` a seat that can make a second leg has to (U3).
   */
  generate(pawns: PackedPawns, colour: Colour, dieA: number, dieB: number, legs = 2, must = false): number {
    this.lay(pawns, colour);
    this.must = must;
    this.firstLegs = this.firstLegsNoPlacement = this.turns = 0;
    this.legs(dieA, legs === 2 ? dieB : 0);
    if (dieA !== dieB) this.legs(dieB, legs === 2 ? dieA : 0);
    this.clear();
    return this.results.count;
  }

  /**
   * The legs that may follow those already made in this turn, by die and then by text. `result` tells
   * where the pawns stand after each.
   */
  follow(pawns: PackedPawns, colour: Colour, dice: readonly number[], most: number, made: readonly Leg[]): Following[] {
    this.lay(pawns, colour);
    this.follows = true;
    this.must = false;
    const [first] = made;
    if (made.length < most && first) {
      const [other = 0] = dice.toSpliced(dice.indexOf(first.die), 1);
      this.given = this.codes.encode(first, colour);
      this.legs(first.die, other);
    } else if (made.length < most) {
      for (const die of new Set(dice)) this.legs(die, 0);
    }
    this.clear();
    const { first: codes, count } = this.results;
    const inOrder = [...codes.subarray(0, count).entries()].sort(([, one], [, two]) => one - two);
    const legs = inOrder.map(([index, code]) => ({ leg: this.codes.decode(code, colour), index }));
    return dice.flatMap((die, i) => (dice.indexOf(die) === i ? legs.filter(({ leg }) => leg.die === die) : []));
  }

  /** Whether any leg is legal (U3). */
  anyLeg(pawns: PackedPawns, colour: Colour, dieA: number, dieB: number): boolean {
    return this.generate(pawns, colour, dieA, dieB, 1) > 0;
  }

  /** The legs that lead to a result: the fewest, then the first by text. */
  legsOf(index: number): Leg[] {
    return [this.results.first[index] as LegCode, this.results.second[index] as LegCode]
      .filter((code) => code !== NO_LEG)
      .map((code) => this.codes.decode(code, this.colour));
  }

  /** The same as a text. */
  textOf(index: number): string {
    return this.legsOf(index)
      .map((leg) => makeLeg(this.board, leg))
      .join(LEG_SEPARATOR);
  }

  /** Writes the pawns of a result into `into`. */
  result(index: number, into: PackedPawns): void {
    const { pawns, colour, board } = this;
    const low = this.results.low[index] as number;
    const high = this.results.high[index] as number;
    into.set(pawns);
    const own = colour * PAWNS;
    let count = 0;
    for (let i = 0; i < PAWNS; i++) {
      const cell = i < 4 ? (low >>> (8 * i)) & 0xff : high & 0xff;
      if (cell !== NO_PAWN) into[own + count++] = cell;
    }
    setFreeCount(into, colour, count);
    const freeBefore = freeCount(pawns, colour);
    for (let i = freeBefore; i < PAWNS; i++) {
      if (((high >> (RELEASED_SHIFT + i - freeBefore)) & 1) === 0) into[own + count++] = pawns[own + i] as Cell;
    }
    const prey = PREY[colour];
    const theirs = prey * PAWNS;
    const preyBefore = freeCount(pawns, prey);
    let at = 0;
    for (let i = 0; i < preyBefore; i++) {
      if (((high >> (CAPTURED_SHIFT + i)) & 1) === 0) into[theirs + at++] = pawns[theirs + i] as Cell;
    }
    setFreeCount(into, prey, at);
    // Prisoners old and new are all in this camp, whose cells are in ascending order.
    const camp = board.camps[colour];
    let next = preyBefore;
    for (let i = 0; i < camp.length; i++) {
      const cell = camp[i] as Cell;
      const old = next < PAWNS && pawns[theirs + next] === cell;
      if (old) next++;
      if (old || ((high >> (PLACED_SHIFT + i)) & 1) === 1) into[theirs + at++] = cell;
    }
  }

  /** Forgets the last answer and puts the pawns on the board. */
  private lay(pawns: PackedPawns, colour: Colour): void {
    const { contents, bit } = this;
    this.pawns.set(pawns);
    this.colour = colour;
    for (let other = 0; other < 3; other++) {
      const count = freeCount(pawns, other as Colour);
      for (let i = 0; i < PAWNS; i++) {
        const cell = pawns[other * PAWNS + i] as Cell;
        contents[cell] = i < count ? freePawn(other as Colour) : heldPawn(other as Colour);
        bit[cell] = 1 << (i < count ? i : i - count);
      }
    }
    this.freePawns = freeCount(pawns, colour);
    for (let i = 0; i < PAWNS; i++) {
      this.free[i] = i < this.freePawns ? (pawns[colour * PAWNS + i] as Cell) : NO_PAWN;
      this.acted[i] = 0;
    }
    this.released = this.captured = this.placed = 0;
    this.missing = freeCount(pawns, PREY[colour]);
    this.results.clear();
    this.follows = false;
    this.first = this.given = NO_LEG;
  }

  private clear(): void {
    for (let i = 0; i < 3 * PAWNS; i++) this.contents[this.pawns[i] as Cell] = EMPTY;
  }

  /** Every leg with `die`; `nextDie` is left for a second one, or 0. */
  private legs(die: number, nextDie: number): void {
    const { contents, colour, codes, free, acted } = this;
    const ways = this.board.ways[colour];
    const count = this.freePawns;
    for (let i = 0; i < count; i++) {
      if (acted[i] === 1) continue;
      const from = free[i] as Cell;
      for (let direction = 0; direction < 6; direction++) {
        const reached = reach(ways, contents, colour, from, direction, die);
        if (reached < 0) continue;
        const to = reached & 0xff;
        const kind = reached >> 8;
        const code = legCode(codes, die, from, kind, to);
        contents[from] = EMPTY;
        const legsBefore = this.firstLegs;
        if (kind === PLAIN) {
          contents[to] = freePawn(colour);
          free[i] = to;
          this.made(code, nextDie);
          contents[to] = EMPTY;
        } else if (kind === CAPTURE) this.capture(i, to, code, nextDie);
        else this.release(i, to, code, nextDie);
        contents[from] = freePawn(colour);
        free[i] = from;
        if (this.first === NO_LEG && this.firstLegs > legsBefore) this.firstLegsNoPlacement++;
      }
    }
  }

  /** The prisoner goes to any empty cell of the hunter's camp, counted after the hunter has moved (U4). */
  private capture(pawn: number, to: Cell, code: LegCode, nextDie: number): void {
    const { contents, colour, codes, free, acted, board } = this;
    const prey = PREY[colour];
    const camp = board.camps[colour];
    contents[to] = freePawn(colour);
    free[pawn] = to;
    acted[pawn] = 1;
    this.captured |= this.bit[to] as number;
    this.missing--;
    for (let index = 0; index < camp.length; index++) {
      const cell = camp[index] as Cell;
      if (contents[cell] !== EMPTY) continue;
      contents[cell] = heldPawn(prey);
      this.placed |= 1 << index;
      // U9: a capture that wins ends the game at once.
      this.made(code | firstPlace(codes, colour, index), this.missing === 0 ? 0 : nextDie);
      this.placed ^= 1 << index;
      contents[cell] = EMPTY;
    }
    this.missing++;
    this.captured ^= this.bit[to] as number;
    acted[pawn] = 0;
    contents[to] = freePawn(prey);
  }

  /** Both pawns go to two empty cells of their camp (U4) and make no other leg (U11). */
  private release(pawn: number, to: Cell, code: LegCode, nextDie: number): void {
    const { contents, colour, codes, free, acted, board } = this;
    const camp = board.camps[colour];
    const other = this.freePawns++;
    contents[to] = EMPTY;
    acted[pawn] = acted[other] = 1;
    this.released |= this.bit[to] as number;
    for (let index = 0; index < camp.length; index++) {
      const cell = camp[index] as Cell;
      if (contents[cell] !== EMPTY) continue;
      contents[cell] = freePawn(colour);
      free[pawn] = cell;
      for (let second = index + 1; second < camp.length; second++) {
        const secondCell = camp[second] as Cell;
        if (contents[secondCell] !== EMPTY) continue;
        contents[secondCell] = freePawn(colour);
        free[other] = secondCell;
        this.made(code | firstPlace(codes, colour, index) | secondPlace(codes, colour, second), nextDie);
        contents[secondCell] = EMPTY;
      }
      contents[cell] = EMPTY;
    }
    this.released ^= this.bit[to] as number;
    acted[pawn] = acted[other] = 0;
    free[other] = NO_PAWN;
    contents[to] = heldPawn(colour);
    this.freePawns = other;
  }

  /** A leg is made: the turn may end here, or go on with the other die. */
  private made(code: LegCode, nextDie: number): void {
    if (this.first !== NO_LEG) {
      this.note(this.first, code);
      return;
    }
    const whole = this.given === NO_LEG;
    if (whole) this.firstLegs++;
    else if (code !== this.given) return;
    if (whole && !this.must) this.note(code, NO_LEG);
    const before = this.turns;
    if (nextDie > 0) {
      this.first = code;
      this.legs(nextDie, 0);
      this.first = NO_LEG;
    }
    if (whole && this.must && this.turns === before) this.note(code, NO_LEG);
  }

  private note(first: LegCode, second: LegCode): void {
    this.turns++;
    const { free, sorted } = this;
    for (let i = 0; i < PAWNS; i++) {
      const cell = free[i] as Cell;
      let k = i;
      for (; k > 0 && (sorted[k - 1] as Cell) > cell; k--) sorted[k] = sorted[k - 1] as Cell;
      sorted[k] = cell;
    }
    const low = (sorted[0] as Cell) | ((sorted[1] as Cell) << 8) | ((sorted[2] as Cell) << 16) | ((sorted[3] as Cell) << 24);
    const changed = (this.released << RELEASED_SHIFT) | (this.captured << CAPTURED_SHIFT) | (this.placed << PLACED_SHIFT);
    const high = (sorted[4] as Cell) | changed;
    if (this.follows) this.results.append(low, high, second === NO_LEG ? first : second);
    else this.results.note(low, high, first, second);
  }
}
