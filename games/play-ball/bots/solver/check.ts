import { type Formation, type Formations, makeFormations, type Spot } from './formations.ts';
import { HOLDERS, NOBODY } from './holders.ts';
import { DRAWN, LOST, WON } from './layers.ts';
import { CELL_BITS, CELL_MASK, type Cell, type End, type FieldChart, MOVES, makeField, TurnGenerator } from './rules.ts';
import { type Entry, type Sight, Sights } from './sight.ts';

/*
 * Whether values agree with those of the positions a turn leads to, by the generator of whole turns:
 * another way through the rules than the one on which the field was solved. Where all of them agree,
 * distances included, they are right: no other values do.
 */

/** A position whose value does not follow from its turns. */
export interface Disagreement {
  readonly entry: Entry;
  readonly stands: number;
  readonly follows: number;
}

export class Checker {
  readonly formations: Formations;
  private readonly sights: Sights;
  private readonly turns: TurnGenerator;
  private readonly replies: TurnGenerator;
  /** By position: in how many turns it is won, where that was asked before; 0 otherwise. */
  private readonly wins: Uint8Array | null;

  /** `values` as `Solution.whole` gives them. `remember` keeps distances of wins: quicker, where all positions are checked. */
  constructor(
    chart: FieldChart,
    private readonly values: Uint8Array,
    remember = false,
  ) {
    this.formations = makeFormations(makeField(chart));
    this.sights = new Sights(this.formations);
    this.turns = new TurnGenerator(this.formations.field);
    this.replies = new TurnGenerator(this.formations.field);
    this.wins = remember ? new Uint8Array(values.length) : null;
  }

  /** The position at an index of `values`; null where there is none. */
  entryAt(at: number): Entry | null {
    const { ends, centre } = this.formations;
    const pair = Math.floor(at / HOLDERS);
    const entry = { mine: Math.floor(pair / ends), theirs: pair % ends, holder: at % HOLDERS };
    for (let i = 0; i < 3; i++) if (this.standsOn(entry.theirs, this.formations.spots[3 * entry.mine + i] as Spot)) return null;
    const free = !this.standsOn(entry.mine, centre) && !this.standsOn(entry.theirs, centre);
    return entry.holder !== NOBODY || free ? entry : null;
  }

  private standsOn(formation: Formation, spot: Spot): boolean {
    const { spots } = this.formations;
    const at = 3 * formation;
    return spots[at] === spot || spots[at + 1] === spot || spots[at + 2] === spot;
  }

  /** Whether the value of a position follows from its turns; `distance` asks that of the distance of a lost one too. */
  check(entry: Entry, distance: boolean): Disagreement | null {
    const sight = this.sightOf(entry);
    const stands = this.valueOf(entry);
    const follows = this.follows(sight, stands, distance);
    return follows === stands ? null : { entry, stands, follows };
  }

  private follows(sight: Sight, stands: number, distance: boolean): number {
    const { turns } = this;
    const { mine, theirs, ball } = sight;
    const others = this.others(sight);
    // One turn can show that a position is won. All of them are needed to show that it is not.
    const enough = stands === WON ? (from: number) => this.anyLost(sight, others, from) : null;
    const count = turns.generate(0, mine, theirs, ball, MOVES, (mine << CELL_BITS) | ball, enough);
    if (turns.goal) return WON;
    let drawn = false;
    for (let i = 0; i < count; i++) {
      const value = this.valueAfter(sight, others, turns.ends[i] as End);
      if (value === DRAWN) drawn = true;
      else if (value !== WON) return WON;
    }
    if (drawn) return DRAWN;
    if (count === 0) return LOST;
    if (!distance) return stands === WON || stands === DRAWN ? LOST : stands;
    let longest = 0;
    for (let i = 0; i < count; i++) longest = Math.max(longest, this.turnsToWin(this.sights.after(sight, turns.ends[i] as End, MOVES)));
    return LOST + (longest + 1) / 2;
  }

  /** Whether the others have lost after one of the turns found from an index on. */
  private anyLost(sight: Sight, others: Formation, from: number): boolean {
    const { ends, count } = this.turns;
    for (let i = from; i < count; i++) {
      const value = this.valueAfter(sight, others, ends[i] as End);
      if (value !== WON && value !== DRAWN) return true;
    }
    return false;
  }

  /** In how many turns a won position is won. */
  private turnsToWin(sight: Sight): number {
    const entry = this.entryOf(sight);
    const at = this.placeOf(entry);
    const known = this.wins?.[at] ?? 0;
    if (known > 0) return known;
    const { replies } = this;
    const { mine, theirs, ball } = sight;
    // A goal this turn is enough: nothing is quicker.
    const count = replies.generate(0, mine, theirs, ball, MOVES, (mine << CELL_BITS) | ball, () => false);
    const others = this.others(sight);
    let least = replies.goal ? 1 : Number.POSITIVE_INFINITY;
    for (let i = 0; i < count && least > 1; i++) {
      const value = this.valueAfter(sight, others, replies.ends[i] as End);
      if (value !== WON && value !== DRAWN) least = Math.min(least, 2 * (value - LOST) + 1);
    }
    if (this.wins) this.wins[at] = least;
    return least;
  }

  /** What the others have after a turn that ends so. It is asked for every end of every turn, so it allocates nothing. */
  private valueAfter({ theirs }: Sight, mine: Formation, end: End): number {
    const { sights, formations } = this;
    const trio = end >> CELL_BITS;
    const formation = sights.formation(trio);
    if (formation < 0 || mine < 0) throw new Error('a turn ends outside the solution');
    const holder = sights.holder(trio, theirs, end & CELL_MASK);
    const swapped = holder === NOBODY ? NOBODY : 5 - holder;
    return this.values[(mine * formations.ends + (formations.turned[formation] as Formation)) * HOLDERS + swapped] as number;
  }

  /** The others' formation, as they see it when they play. */
  private others({ theirs }: Sight): Formation {
    return this.sights.formation(this.sights.turned(theirs));
  }

  private entryOf(sight: Sight): Entry {
    const entry = this.sights.entry(sight);
    if (!entry) throw new Error('a turn ends outside the solution');
    return entry;
  }

  private valueOf(entry: Entry): number {
    return this.values[this.placeOf(entry)] as number;
  }

  private placeOf({ mine, theirs, holder }: Entry): number {
    return (mine * this.formations.ends + theirs) * HOLDERS + holder;
  }

  private sightOf({ mine, theirs, holder }: Entry): Sight {
    const own = this.trio(mine);
    const others = this.trio(theirs);
    const holding = holder < 3 ? own : others;
    const ball = holder === NOBODY ? this.formations.field.centre : (holding >> (CELL_BITS * (2 - (holder % 3)))) & CELL_MASK;
    return { mine: own, theirs: others, ball, moves: MOVES };
  }

  private trio(formation: Formation): number {
    const { spots, cellOf } = this.formations;
    const cellAt = (i: number) => cellOf[spots[3 * formation + i] as Spot] as Cell;
    return (cellAt(0) << (2 * CELL_BITS)) | (cellAt(1) << CELL_BITS) | cellAt(2);
  }
}
