import type { Formation, Formations } from './formations.ts';
import { HOLDERS, type Holders, members, NOBODY, renaming, SWAPPED } from './holders.ts';
import { type Kept, Opposition } from './opposition.ts';
import { Reach } from './reach.ts';
import { MOVES } from './rules.ts';

/*
 * A field is worked out backwards, layer by layer: lost without a turn (K4), won in one, lost in two, won in three…
 * Within a layer every formation of the opponents is a piece of work of its own. Rows are by the opponents' formation,
 * columns by that of the side to play. For ends rows are by the formation that stood still, columns by the one that
 * made the turn.
 */

/** The arrays of a field being solved, shared by all threads that work on it. */
export interface Arrays {
  /** The holders for whom the value is known. */
  readonly known: Uint8Array;
  /** The holders for whom the value was found in this layer. */
  readonly fresh: Uint8Array;
  /** Ends whose value was found in the layer before, and all ends after which the others have won. */
  readonly freshEnds: Uint8Array;
  readonly wonEnds: Uint8Array;
  /** At `(mine * ends + theirs) * 7 + holder`: see `WON`. */
  readonly values: Uint8Array;
  /** By row: whether there is anything in `fresh`, in `freshEnds`. */
  readonly freshRows: Uint8Array;
  readonly touched: Uint8Array;
}

/** A value in `values`: won (or no position at all), drawn, or lost: `LOST` plus half the turns until the goal. */
export const WON = 0;
export const DRAWN = 255;
export const LOST = 1;
/** The most turns a value can tell. */
export const MOST_TURNS = 2 * (DRAWN - LOST - 1);

export function arraySizes({ ends }: Formations): Readonly<Record<keyof Arrays, number>> {
  const pairs = ends * ends;
  return { known: pairs, fresh: pairs, freshEnds: pairs, wonEnds: pairs, values: pairs * HOLDERS, freshRows: ends, touched: ends };
}

/** Backward search pays only where at most one end in so many has changed. */
const SPARSE = 100;

/** How many rows are brought over to ends in one piece of work. */
export const STRIP = 64;

export class Layers {
  private readonly opposition: Opposition;
  private readonly reach: Reach;
  private readonly targets: Uint8Array;
  private readonly wanted: Uint8Array;
  private readonly found: Uint8Array;
  /** Sets of holders in the mirror, by how the mirror image orders its playballers. */
  private readonly mirrors: Uint8Array[] = [];

  constructor(
    readonly formations: Formations,
    private readonly arrays: Arrays,
    kept: Kept | null = null,
  ) {
    this.opposition = new Opposition(formations, kept);
    this.reach = new Reach(this.opposition);
    this.targets = new Uint8Array(formations.ends);
    this.wanted = new Uint8Array(formations.all);
    this.found = new Uint8Array(formations.ends);
  }

  /** Whether the row is worked out with its mirror image. */
  isImage(theirs: Formation): boolean {
    return (this.formations.mirrored[theirs] as Formation) < theirs;
  }

  /**
   * Marks as lost in so many turns whoever can neither score nor end the turn so that the others have not won. Answers
   * how many.
   */
  lose(theirs: Formation, turns: number): number {
    const { arrays, opposition, reach, targets, wanted, found } = this;
    const { ends } = this.formations;
    if (this.isImage(theirs) || (turns > 0 && arrays.touched[theirs] === 0)) return 0;
    opposition.face(theirs, turns === 0);
    const { legal } = opposition;
    const row = theirs * ends;
    for (let mine = 0; mine < ends; mine++) {
      targets[mine] = (legal[mine] as number) & ~(arrays.wonEnds[row + mine] as number);
      wanted[mine] = (legal[mine] as number) & ~(arrays.known[row + mine] as number);
    }
    if (turns === 0) this.leaveGoalsOut();
    else this.leaveUntouchedOut(row);
    reach.backwardsTo(targets, wanted);
    const reached = reach.within[MOVES] as Uint8Array;
    for (let mine = 0; mine < ends; mine++) {
      const asked = wanted[mine] as number;
      let held = (reached[mine] as number) & asked;
      const unsure = held & (targets[mine] as number);
      if (unsure !== 0) held = (held & ~unsure) | reach.another(targets, mine, unsure);
      found[mine] = asked & ~held;
    }
    return this.keep(theirs, LOST + turns / 2);
  }

  /** Leaves out those who can score this turn: they cannot be stuck. */
  private leaveGoalsOut(): void {
    this.goals();
    const reached = this.reach.within[MOVES - 1] as Uint8Array;
    for (let mine = 0; mine < this.formations.ends; mine++) this.wanted[mine] = (this.wanted[mine] as number) & ~(reached[mine] as number);
  }

  /** Leaves out whoever reaches none of the ends that were won since the last layer: nothing has changed for them. */
  private leaveUntouchedOut(row: number): void {
    const { reach, wanted, arrays } = this;
    const { ends } = this.formations;
    const fresh = arrays.freshEnds.subarray(row, row + ends);
    let touched = 0;
    for (let mine = 0; mine < ends; mine++) if (fresh[mine] !== 0) touched++;
    // Where more has changed, the backward search costs as much as it saves.
    if (touched * SPARSE > ends) return;
    reach.backwards(fresh, MOVES);
    const reached = reach.within[MOVES] as Uint8Array;
    for (let mine = 0; mine < ends; mine++) wanted[mine] = (wanted[mine] as number) & (reached[mine] as number);
  }

  private goals(): void {
    const { scores, legal } = this.opposition;
    // Formations that are not possible here still hold what an earlier opposition left, so `legal` masks them.
    const targets = scores.map((holders, mine) => holders & (legal[mine] as number));
    this.reach.backwards(targets, MOVES - 1);
  }

  /** Marks as won in so many turns whoever can reach an end that was found lost; in the first layer also whoever can score. */
  win(theirs: Formation, turns: number): number {
    const { arrays, opposition, reach, targets, wanted, found } = this;
    const { ends } = this.formations;
    if (this.isImage(theirs) || (turns > 1 && arrays.touched[theirs] === 0)) return 0;
    opposition.face(theirs, turns === 1);
    const row = theirs * ends;
    for (let mine = 0; mine < ends; mine++) {
      targets[mine] = arrays.freshEnds[row + mine] as number;
      wanted[mine] = (opposition.legal[mine] as number) & ~(arrays.known[row + mine] as number);
    }
    found.fill(0);
    if (turns === 1) {
      this.goals();
      const scored = reach.within[MOVES - 1] as Uint8Array;
      for (let mine = 0; mine < ends; mine++) found[mine] = (scored[mine] as number) & (wanted[mine] as number);
    }
    if (arrays.touched[theirs] === 1) {
      reach.backwards(targets, MOVES);
      const reached = reach.within[MOVES] as Uint8Array;
      for (let mine = 0; mine < ends; mine++) {
        let won = (reached[mine] as number) & (wanted[mine] as number);
        const unsure = won & (targets[mine] as number);
        if (unsure !== 0) won = (won & ~unsure) | reach.another(targets, mine, unsure);
        found[mine] = (found[mine] as number) | won;
      }
    }
    return this.keep(theirs, WON);
  }

  /** Writes what was found, and its mirror image. Answers how many that makes. */
  private keep(theirs: Formation, value: number): number {
    const { found, formations } = this;
    const { ends, mirrored } = formations;
    const image = mirrored[theirs] as Formation;
    let count = 0;
    for (let mine = 0; mine < ends; mine++) {
      const holders = found[mine] as number;
      if (holders === 0) continue;
      count += this.keepOne(theirs, mine, holders, value);
      if (image !== theirs) count += this.keepOne(image, mirrored[mine] as Formation, this.mirrorOf(mine, theirs, holders), value);
    }
    return count;
  }

  private keepOne(theirs: Formation, mine: Formation, holders: Holders, value: number): number {
    const { known, fresh, freshRows, values } = this.arrays;
    const { ends } = this.formations;
    const at = theirs * ends + mine;
    fresh[at] = holders;
    freshRows[theirs] = 1;
    known[at] = (known[at] as number) | holders;
    let count = 0;
    for (let holder = 0; holder < HOLDERS; holder++) {
      if (((holders >> holder) & 1) === 0) continue;
      count++;
      if (value !== WON) values[(mine * ends + theirs) * HOLDERS + holder] = value;
    }
    return count;
  }

  private mirrorOf(mine: Formation, theirs: Formation, holders: Holders): Holders {
    const { mirroredHolder } = this.formations;
    // Of three playballers, the positions of the first and the second say where the third goes.
    const key =
      (((mirroredHolder[3 * mine] as number) * 3 + (mirroredHolder[3 * mine + 1] as number)) * 3 + (mirroredHolder[3 * theirs] as number)) *
        3 +
      (mirroredHolder[3 * theirs + 1] as number);
    this.mirrors[key] ??= renaming((holder) => {
      if (holder === NOBODY) return NOBODY;
      return holder < 3 ? (mirroredHolder[3 * mine + holder] as number) : 3 + (mirroredHolder[3 * theirs + holder - 3] as number);
    });
    return this.mirrors[key][holders] as number;
  }

  /** Writes once more what a layer found, as its `fresh` says. Answers how many. */
  again(theirs: Formation, turns: number): number {
    const { fresh } = this.arrays;
    const { ends } = this.formations;
    const value = turns % 2 === 0 ? LOST + turns / 2 : WON;
    let count = 0;
    for (let mine = 0; mine < ends; mine++) {
      const holders = fresh[theirs * ends + mine] as number;
      if (holders !== 0) count += this.keepOne(theirs, mine, holders, value);
    }
    return count;
  }

  /** Brings fresh values over to the ends that lead to them, a strip of columns at a time. */
  bringOver(strip: number, won: boolean): void {
    const { fresh, freshRows, freshEnds, wonEnds, touched } = this.arrays;
    const { ends, turned } = this.formations;
    const swapped = SWAPPED;
    const first = strip * STRIP;
    const last = Math.min(ends, first + STRIP);
    for (let column = first; column < last; column++) {
      const theirs = turned[column] as Formation;
      touched[theirs] = 0;
      freshEnds.fill(0, theirs * ends, (theirs + 1) * ends);
    }
    for (let mine = 0; mine < ends; mine++) {
      const row = (turned[mine] as Formation) * ends;
      if (freshRows[turned[mine] as Formation] === 0) continue;
      for (let column = first; column < last; column++) {
        const holders = swapped[fresh[row + column] as number] as number;
        if (holders === 0) continue;
        const theirs = turned[column] as Formation;
        const at = theirs * ends + mine;
        freshEnds[at] = holders;
        touched[theirs] = 1;
        if (won) wonEnds[at] = (wonEnds[at] as number) | holders;
      }
    }
  }

  /** Marks as drawn what was not found at all. Answers how many. */
  draw(theirs: Formation): number {
    const { known, values } = this.arrays;
    const { ends } = this.formations;
    this.opposition.face(theirs, false);
    let count = 0;
    for (let mine = 0; mine < ends; mine++) {
      const holders = (this.opposition.legal[mine] as number) & ~(known[theirs * ends + mine] as number);
      for (const holder of members(holders)) {
        values[(mine * ends + theirs) * HOLDERS + holder] = DRAWN;
        count++;
      }
    }
    return count;
  }
}
