import type { Formation, Formations, Spot } from './formations.ts';
import { EVERYBODY, HOLDERS, NOBODY } from './holders.ts';
import { type Landings, makeLandings, NO_MOVE } from './landings.ts';
import { type Cell, mayPass } from './rules.ts';
import { OTHERS } from './transfers.ts';

/*
 * One formation of the opponents, who stand still during a turn, with every move of the side to
 * play among its own formations. All turns against them are walks on this graph.
 */

const MOST_MOVES = 18;
/** A transition: the formation it leads to, then its kind, then room for a set of holders. */
export const TO_SHIFT = 17;
export const KIND_MASK = (1 << TO_SHIFT) - 1;

/** Room for the transitions against many formations, so that they are worked out once. */
export interface Kept {
  /** For each formation, one after the other: the indexes at which its transitions begin, then the transitions. */
  readonly words: Int32Array;
  /** By formation of the opponents: where its words begin, or 0. */
  readonly start: Int32Array;
  /** How many words are taken. The count begins at 1, because 0 means that nothing is kept. */
  readonly taken: Int32Array;
}

export class Opposition {
  /** The formations that leave the opponents' spots alone. */
  readonly apart: Uint16Array;
  count = 0;
  /** The transitions of a formation lie from `from[f]` to `from[f + 1]`. */
  from: Int32Array;
  transitions: Int32Array;
  /** By formation: the lines open for passes; and the holders there can be. */
  readonly lines: Uint8Array;
  readonly legal: Uint8Array;
  /** By formation: the holders with whom one move scores. This is not kept with the transitions. */
  readonly scores: Uint8Array;

  private readonly ownFrom: Int32Array;
  private readonly ownTransitions: Int32Array;
  private readonly landings: Landings;
  private readonly occupied: Uint8Array;
  private readonly open: Uint8Array;
  private readonly theirs: Spot[] = [0, 0, 0];
  private readonly choose2: Int32Array;
  private readonly choose3: Int32Array;

  constructor(
    readonly formations: Formations,
    private readonly kept: Kept | null,
  ) {
    const { all, cellOf } = formations;
    this.landings = makeLandings(formations);
    this.apart = new Uint16Array(all);
    this.from = this.ownFrom = new Int32Array(all + 1);
    this.transitions = this.ownTransitions = new Int32Array(all * MOST_MOVES);
    this.lines = new Uint8Array(all);
    this.scores = new Uint8Array(all);
    this.legal = new Uint8Array(all);
    this.occupied = new Uint8Array(cellOf.length);
    this.open = new Uint8Array(cellOf.length << 6);
    this.choose2 = Int32Array.from(cellOf, (_, n) => (n * (n - 1)) / 2);
    this.choose3 = Int32Array.from(cellOf, (_, n) => (n * (n - 1) * (n - 2)) / 6);
  }

  /** Puts the opponents there. `scoring` asks for `scores` too. */
  face(theirs: Formation, scoring: boolean): void {
    this.stand(theirs);
    const start = this.kept?.start[theirs] ?? 0;
    if (start === 0 || scoring) {
      this.from = this.ownFrom;
      this.transitions = this.ownTransitions;
      this.allMoves();
      if (this.kept && start === 0) this.keep(this.kept, theirs);
    } else if (this.kept) {
      const { words } = this.kept;
      const { all } = this.formations;
      this.from = words.subarray(start, start + all + 1);
      this.transitions = words.subarray(start + all + 1, start + all + 1 + (words[start + all] as number));
    }
  }

  private stand(theirs: Formation): void {
    const { formations, occupied, apart, lines, legal, open } = this;
    const { spots, all, centre } = formations;
    for (const spot of this.theirs) occupied[spot] = 0;
    for (let i = 0; i < 3; i++) this.theirs[i] = spots[3 * theirs + i] as Spot;
    for (const spot of this.theirs) occupied[spot] = 1;
    this.openLines();
    const withoutFree = EVERYBODY ^ (1 << NOBODY);
    const usual = occupied[centre] === 1 ? withoutFree : EVERYBODY;
    let count = 0;
    for (let mine = 0, at = 0; mine < all; mine++, at += 3) {
      const a = spots[at] as Spot;
      const b = spots[at + 1] as Spot;
      const c = spots[at + 2] as Spot;
      legal[mine] = 0;
      if (((occupied[a] as number) | (occupied[b] as number) | (occupied[c] as number)) !== 0) continue;
      apart[count++] = mine;
      lines[mine] = (open[(a << 6) | b] as number) | ((open[(b << 6) | c] as number) << 1) | ((open[(a << 6) | c] as number) << 2);
      legal[mine] = a === centre || b === centre || c === centre ? withoutFree : usual;
    }
    this.count = count;
  }

  private allMoves(): void {
    const { occupied, ownFrom, formations, scores, legal } = this;
    const { spots, all } = formations;
    let at = 0;
    for (let mine = 0; mine < all; mine++) {
      ownFrom[mine] = at;
      scores[mine] = 0;
      if (legal[mine] === 0) continue;
      const a = spots[3 * mine] as Spot;
      const b = spots[3 * mine + 1] as Spot;
      const c = spots[3 * mine + 2] as Spot;
      occupied[a] = occupied[b] = occupied[c] = 1;
      at = this.moves(mine, 0, a, b, c, at);
      at = this.moves(mine, 1, b, a, c, at);
      at = this.moves(mine, 2, c, a, b, at);
      occupied[a] = occupied[b] = occupied[c] = 0;
    }
    ownFrom[all] = at;
  }

  private keep({ words, start, taken }: Kept, theirs: Formation): void {
    const { ownFrom, ownTransitions } = this;
    const { all } = this.formations;
    const count = ownFrom[all] as number;
    const size = all + 1 + count;
    // Without room the counter stays as it is: raised at each try, it would overflow in the end.
    if (Atomics.load(taken, 0) + size > words.length) return;
    const at = Atomics.add(taken, 0, size);
    if (at + size > words.length) return;
    words.set(ownFrom, at);
    words.set(ownTransitions.subarray(0, count), at + all + 1);
    start[theirs] = at;
  }

  /** The moves of the i-th, on `spot`, whose team-mates stand on `x` and `y`. */
  private moves(mine: Formation, i: number, spot: Spot, x: Spot, y: Spot, start: number): number {
    const { landings, occupied, ownTransitions, choose2, choose3 } = this;
    const { length, first, on, to, stride } = landings;
    const { crossedSpots, centre } = this.formations;
    // Imported constants are slower than local ones where modules are not bundled.
    const [noMove, shift, others, sets] = [NO_MOVE, TO_SHIFT, OTHERS, HOLDERS];
    const kinds = 3 * i;
    // The number of a formation is a sum over its spots in order. So there are three sums, by where the mover comes
    // among the others.
    const asLow = (choose2[x] as number) + (choose3[y] as number);
    const asMiddle = x + (choose3[y] as number);
    const asHigh = x + (choose2[y] as number);
    let at = start;
    for (let line = spot * 6, last = line + 6; line < last; line++) {
      const along = first[line] as number;
      const most = length[line] as number;
      let inTheWay = 0;
      while (inTheWay < most && occupied[on[along + inTheWay] as Spot] === 1) inTheWay++;
      const landing = line * stride + inTheWay;
      const arrives = to[landing] as Spot;
      if (arrives === noMove) continue;
      const takes = inTheWay === 0 && arrives !== centre ? 0 : this.taken(landing, x, y);
      if (arrives >= crossedSpots) {
        this.scores[mine] = (this.scores[mine] as number) | (1 << i) | ((takes & (-1 << i)) << 1) | (takes & ((1 << i) - 1));
      } else if (arrives < x) {
        ownTransitions[at++] = ((asLow + arrives) << shift) | (((kinds << others) | takes) << sets);
      } else if (arrives < y) {
        ownTransitions[at++] = ((asMiddle + (choose2[arrives] as number)) << shift) | ((((kinds + 1) << others) | takes) << sets);
      } else {
        ownTransitions[at++] = ((asHigh + (choose3[arrives] as number)) << shift) | ((((kinds + 2) << others) | takes) << sets);
      }
    }
    return at;
  }

  /** Whose ball comes along, among the others, as bits of a kind. */
  private taken(landing: number, x: Spot, y: Spot): number {
    const { takesLow, takesHigh } = this.landings;
    const low = takesLow[landing] as number;
    const high = takesHigh[landing] as number;
    const { theirs } = this;
    return (
      takes(low, high, x) |
      (takes(low, high, y) << 1) |
      (takes(low, high, theirs[0] as Spot) << 2) |
      (takes(low, high, theirs[1] as Spot) << 3) |
      (takes(low, high, theirs[2] as Spot) << 4) |
      (takes(low, high, this.formations.centre) << 5)
    );
  }

  /** Between which spots a pass has no opponent in its way. */
  private openLines(): void {
    const { open } = this;
    const { cellOf, field, crossedSpots } = this.formations;
    const cells = this.theirs.map((spot) => cellOf[spot] as Cell);
    const low = cells.reduce((bits, cell) => (cell < 32 ? bits | (1 << cell) : bits), 0);
    const high = cells.reduce((bits, cell) => (cell < 32 ? bits : bits | (1 << (cell - 32))), 0);
    for (let one = 0; one < crossedSpots; one++) {
      for (let other = one + 1; other < crossedSpots; other++) {
        open[(one << 6) | other] = mayPass(field, low, high, cellOf[one] as Cell, cellOf[other] as Cell) ? 1 : 0;
      }
    }
  }
}

function takes(low: number, high: number, ball: Spot): number {
  return ((ball < 32 ? low >>> ball : high >>> (ball - 32)) & 1) as number;
}
