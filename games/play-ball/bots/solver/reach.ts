import type { Formation } from './formations.ts';
import { EVERYBODY, HOLDERS, type Holders, PASSED_AROUND } from './holders.ts';
import { KIND_MASK, type Opposition, TO_SHIFT } from './opposition.ts';
import { MOVES } from './rules.ts';
import { AFTER, BEFORE } from './transfers.ts';

/*
 * This file finds from where a turn can reach given situations. It works on all formations at once and backwards: one
 * step back along a move, then passes, three times. Steps and jumps lead both ways between formations, so the
 * neighbours of a formation are also those from which it is reached.
 */

/** Where fewer than one in so many formations matter, they are listed first; otherwise the search goes through all. */
const FEW = 6;

export class Reach {
  /** By formation: the holders from whom the targets are reached with passes alone, with a move and passes, with two, three. */
  readonly within: readonly Uint8Array[];
  private readonly marked: Uint8Array;
  private readonly lists: readonly Uint16Array[];

  constructor(private readonly opposition: Opposition) {
    const { all } = opposition.formations;
    this.within = Array.from({ length: MOVES + 1 }, () => new Uint8Array(all));
    this.lists = Array.from({ length: MOVES + 1 }, () => new Uint16Array(all));
    this.marked = new Uint8Array(all);
  }

  /** Fills `within` for targets by formation, of the first formations at least. */
  backwards(targets: Uint8Array, moves: number): void {
    this.passBack(targets);
    for (let move = 1; move <= moves; move++) {
      const source = this.within[move - 1] as Uint8Array;
      const result = this.within[move] as Uint8Array;
      const count = this.around(source, this.lists[0] as Uint16Array);
      result.set(source);
      if (count < 0) this.moveBack(source, result, this.opposition.apart, this.opposition.count, this.opposition.legal);
      else this.moveBack(source, result, this.lists[0] as Uint16Array, count, this.opposition.legal);
    }
  }

  /** The same for three moves, where only the formations in `wanted` matter. `within` is filled as far as that needs. */
  backwardsTo(targets: Uint8Array, wanted: Uint8Array): void {
    const { apart, count, legal } = this.opposition;
    this.passBack(targets);
    // The formations that the next step looks at, from the last step back to the first.
    const counts = [0, -1, -1, -1];
    const few = this.list(wanted, this.lists[MOVES] as Uint16Array);
    counts[MOVES] = few;
    for (let move = MOVES - 1; move >= 1 && (counts[move + 1] as number) >= 0; move--) {
      counts[move] = this.widen(this.lists[move + 1] as Uint16Array, counts[move + 1] as number, this.lists[move] as Uint16Array);
    }
    for (let move = 1; move <= MOVES; move++) {
      const source = this.within[move - 1] as Uint8Array;
      const result = this.within[move] as Uint8Array;
      const listed = counts[move] as number;
      const asked = move === MOVES ? wanted : legal;
      if (listed < 0) this.moveBack(source, result, apart, count, asked);
      else this.moveBack(source, result, this.lists[move] as Uint16Array, listed, asked);
    }
  }

  private passBack(targets: Uint8Array): void {
    const { apart, count, lines } = this.opposition;
    const [around, holders] = [PASSED_AROUND, HOLDERS];
    const none = this.within[0] as Uint8Array;
    none.fill(0);
    none.set(targets);
    for (let k = 0; k < count; k++) {
      const mine = apart[k] as Formation;
      const set = none[mine] as number;
      if (set !== 0) none[mine] = around[((lines[mine] as number) << holders) | set] as number;
    }
  }

  private moveBack(source: Uint8Array, result: Uint8Array, list: Uint16Array, count: number, asked: Uint8Array): void {
    const { lines, from, transitions } = this.opposition;
    // Imported constants are slower than local ones where modules are not bundled.
    const [before, around, shift, mask, holders] = [BEFORE, PASSED_AROUND, TO_SHIFT, KIND_MASK, HOLDERS];
    for (let k = 0; k < count; k++) {
      const mine = list[k] as Formation;
      let set = source[mine] as number;
      if (((asked[mine] as number) & ~set) !== 0) {
        const end = from[mine + 1] as number;
        for (let at = from[mine] as number; at < end; at++) {
          const transition = transitions[at] as number;
          set |= before[(transition & mask) | (source[transition >>> shift] as number)] as number;
        }
        set = around[((lines[mine] as number) << holders) | set] as number;
      }
      result[mine] = set;
    }
  }

  /** Lists the formations where something is, and their neighbours. Answers how many, or -1 if they are not few. */
  private around(source: Uint8Array, list: Uint16Array): number {
    const other = this.lists[1] as Uint16Array;
    const count = this.list(source, other);
    return count < 0 ? -1 : this.widen(other, count, list);
  }

  private list(source: Uint8Array, list: Uint16Array): number {
    const { apart, count } = this.opposition;
    const most = count / FEW;
    let found = 0;
    for (let k = 0; k < count; k++) {
      const mine = apart[k] as Formation;
      if (source[mine] === 0) continue;
      if (found >= most) return -1;
      list[found++] = mine;
    }
    return found;
  }

  private widen(list: Uint16Array, listed: number, result: Uint16Array): number {
    const { from, transitions, count } = this.opposition;
    const { marked } = this;
    const shift = TO_SHIFT;
    const most = count / 2;
    let found = 0;
    for (let k = 0; k < listed; k++) {
      const mine = list[k] as Formation;
      if (marked[mine] === 0) {
        marked[mine] = 1;
        result[found++] = mine;
      }
      const end = from[mine + 1] as number;
      for (let at = from[mine] as number; at < end; at++) {
        const to = (transitions[at] as number) >>> shift;
        if (marked[to] === 1) continue;
        marked[to] = 1;
        result[found++] = to;
      }
      if (found > most) break;
    }
    for (let k = 0; k < found; k++) marked[result[k] as Formation] = 0;
    return found > most ? -1 : found;
  }

  /**
   * All holders in `asked` are targets themselves. Answers those from whom another target than themselves is reached
   * (K6). `within` must be filled for these targets.
   */
  another(targets: Uint8Array, mine: Formation, asked: Holders): Holders {
    const { lines, from, transitions } = this.opposition;
    const [before, around, shift, mask, none] = [BEFORE, PASSED_AROUND, TO_SHIFT, KIND_MASK, this.within[0] as Uint8Array];
    // One move to another formation is nearly always enough.
    let found = 0;
    for (let at = from[mine] as number; at < (from[mine + 1] as number); at++) {
      const transition = transitions[at] as number;
      const to = transition >>> shift;
      if (to !== mine) found |= before[(transition & mask) | (none[to] as number)] as number;
    }
    found = (around[((lines[mine] as number) << HOLDERS) | found] as number) & asked;
    if (found === asked) return found;
    for (let holder = 0; holder < HOLDERS; holder++) {
      const bit = 1 << holder;
      if (asked & ~found & bit && this.search(targets, mine, bit, mine, bit, MOVES)) found |= bit;
    }
    return found;
  }

  /** Whether a target other than `start` is reached from holders of a formation with so many moves. */
  private search(targets: Uint8Array, start: Formation, startHolder: Holders, mine: Formation, given: Holders, moves: number): boolean {
    const { lines, from, transitions } = this.opposition;
    const holders = PASSED_AROUND[((lines[mine] as number) << HOLDERS) | given] as number;
    if (mine < targets.length) {
      const others = mine === start ? EVERYBODY ^ startHolder : EVERYBODY;
      if ((targets[mine] as number) & holders & others) return true;
    }
    if (moves === 0) return false;
    const onward = this.within[moves - 1] as Uint8Array;
    for (let at = from[mine] as number; at < (from[mine + 1] as number); at++) {
      const transition = transitions[at] as number;
      const to = transition >>> TO_SHIFT;
      const after = AFTER[(transition & KIND_MASK) | holders] as number;
      if ((onward[to] as number) & after && this.search(targets, start, startHolder, to, after, moves - 1)) return true;
    }
    return false;
  }
}
