import type { Fact } from '@pocket-stadium/kernel';
import type { BoxMatch } from '@pocket-stadium/season/kit';
import type { Run } from '../rules/diamond.ts';
import { batterIsOut } from '../rules/lineup.ts';

/** What a play is for somebody who keeps a score card. */
export type Kind =
  | 'single'
  | 'double'
  | 'triple'
  | 'home-run'
  | 'walk'
  | 'hit-by-pitch'
  | 'strike-out'
  | 'ground-out'
  | 'fly-out'
  | 'pop-out'
  | 'double-play'
  | 'sacrifice-bunt'
  | 'sacrifice-fly'
  | 'wild-pitch'
  | 'passed-ball'
  | 'pickoff'
  | 'stolen-base'
  | 'caught-stealing';

/** What the codes of a game's plays are on a score card, where it is not the same word. */
export type Kinds = Readonly<Record<string, Kind>>;

/** The way of one man in a play, from the base where he stood: 0 is the plate, 4 is home. */
export interface Way {
  readonly slot: number;
  readonly from: 0 | 1 | 2 | 3;
  readonly to: 1 | 2 | 3 | 4 | 'out';
  /** The man came so far through an error alone. */
  readonly byError: boolean;
}

/** One play on the score card: a ball in play and the error after it are one. */
export interface Scored {
  readonly entry: number;
  readonly inning: number;
  readonly side: number;
  /** Who is at bat: an index into the line-up. */
  readonly slot: number;
  readonly kind: Kind;
  readonly ways: readonly Way[];
  /** Whether the turn at bat ends with it. */
  readonly done: boolean;
  readonly batterOut: boolean;
  readonly hit: boolean;
  readonly outs: number;
  readonly runs: number;
  /** Runs that came home before the defence erred. */
  readonly cleanRuns: number;
  readonly error: boolean;
  readonly count: readonly [balls: number, strikes: number] | null;
  readonly pitches: string;
}

interface Played extends Fact {
  readonly side: number;
  readonly outs: number;
  readonly runs: number;
  readonly hit: boolean;
  readonly moves: readonly Run[];
}
const isPlay = (fact: Fact): fact is Played => 'moves' in fact;

/** What each pitch is written as. */
const PITCHES: Readonly<Record<string, string>> = {
  ball: 'B',
  strike: 'C',
  'foul-ball': 'F',
  'foul-again': 'F',
  walk: 'B',
  'strike-out': 'C',
  'hit-by-pitch': 'H',
};

/** A match as it goes onto a score card. `lineups` says how many of each side take turns at bat. */
export function scoreCard({ factsByEntry }: BoxMatch, lineups: readonly [number, number], kinds: Kinds): Scored[] {
  const plays: Scored[] = [];
  const innings = [1, 1];
  const next = [0, 0];
  const bases: (number | null)[] = [null, null, null, null];
  let pitches = '';
  let count: [number, number] | null = null;
  for (let entry = 0; entry < factsByEntry.length; entry++) {
    const facts = factsByEntry[entry] as readonly Fact[];
    for (let i = 0; i < facts.length; i++) {
      const fact = facts[i] as Fact;
      if (isPlay(fact)) {
        if (fact.code === 'error') continue;
        const { side } = fact;
        const slot = next[side] as number;
        const after = facts[i + 1];
        const error = after?.code === 'error' && isPlay(after) ? after : null;
        const kind = kinds[fact.code] ?? (fact.code as Kind);
        const ways = waysOf(bases, slot, fact, error);
        const batterOut = batterIsOut(fact);
        const done = batterOut || fact.moves.some(({ from }) => from === 0);
        if (done && count) pitches += PITCHES[fact.code] ?? 'X';
        const { hit, outs, runs: cleanRuns } = fact;
        const runs = cleanRuns + (error?.runs ?? 0);
        const inning = innings[side] as number;
        const play = { entry, inning, side, slot, kind, ways, done, batterOut, hit, outs, runs, cleanRuns, error: error !== null };
        plays.push(Object.assign(play, { count, pitches }));
        basesAfter(bases, ways);
        if (!done) continue;
        next[side] = (slot + 1) % Math.max(1, lineups[side] ?? 1);
        [pitches, count] = ['', count && [0, 0]];
      } else if (fact.code === 'half-over') {
        const { side } = fact as unknown as { side: number };
        innings[side] = (innings[side] as number) + 1;
        bases.fill(null);
        [pitches, count] = ['', null];
      } else if (fact.code === 'pitch') count ??= [0, 0];
      else if ('balls' in fact) {
        const { balls, strikes } = fact as unknown as { balls: number; strikes: number };
        pitches += PITCHES[fact.code] ?? '';
        count = [balls, strikes];
      }
    }
  }
  return plays;
}

/** Who went where: a play, and the bases that an error gave on top. */
function waysOf(bases: readonly (number | null)[], batter: number, play: Played, error: Played | null): Way[] {
  const ways = play.moves.map(({ from, to }): Way => ({ slot: from === 0 ? batter : (bases[from] ?? 0), from, to, byError: false }));
  if (!error) return ways;
  const after = [...ways];
  for (const { from, to } of error.moves) {
    const before = ways.findIndex((way) => way.to === from);
    if (before >= 0) after[before] = { ...(ways[before] as Way), to, byError: true };
    else after.push({ slot: bases[from] ?? 0, from, to, byError: true });
  }
  return after;
}

/** The men on the bases after a play: index 1 to 3. */
function basesAfter(bases: (number | null)[], ways: readonly Way[]): void {
  for (const { from } of ways) bases[from] = null;
  for (const { to, slot } of ways) if (to !== 'out' && to !== 4) bases[to] = slot;
}
