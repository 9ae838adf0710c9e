import type { Fact } from '@pocket-stadium/kernel';
import type { Box, BoxMatch, Counts, PlayerBox, PlayLine } from '@pocket-stadium/season/kit';
import type { LineScore } from '../rules/line-score.ts';
import { type Kinds, type Scored, scoreCard } from './scorer.ts';

type Growing = Record<string, number>;

/** Every count begins at 0: objects of one shape are quick to add to. */
const nothing = (): Growing => ({
  PA: 0,
  AB: 0,
  R: 0,
  H: 0,
  '2B': 0,
  '3B': 0,
  HR: 0,
  RBI: 0,
  // The squares of runs batted in, play by play, and attempts to steal. Luck is measured by them.
  RBI2: 0,
  SBA: 0,
  BB: 0,
  HBP: 0,
  SO: 0,
  SH: 0,
  SF: 0,
  SB: 0,
  CS: 0,
});

const HITS: Readonly<Record<string, string | null>> = { single: null, double: '2B', triple: '3B', 'home-run': 'HR' };
/** Plays whose runs were not batted in. */
const NOT_BATTED: readonly string[] = ['double-play', 'wild-pitch', 'passed-ball', 'pickoff', 'stolen-base', 'caught-stealing'];

const add = (counts: Growing, key: string, by = 1): void => {
  counts[key] = (counts[key] ?? 0) + by;
};

/** A sacrifice: a turn at bat given away for a run or for a base. It is no time at bat. */
export function isSacrifice({ kind, ways, runs }: Scored): 'SH' | 'SF' | null {
  if (kind === 'sacrifice-fly') return runs > 0 ? 'SF' : null;
  if (kind !== 'sacrifice-bunt') return null;
  return ways.some(({ from, to }) => from !== 0 && to !== 'out') ? 'SH' : null;
}

/** Whether the runs of a play are the batter's doing. */
export const isBattedIn = (kind: string): boolean => !NOT_BATTED.includes(kind);

/** What a play counts for whom. */
function count(play: Scored, players: readonly Growing[]): void {
  const { kind, slot, ways, done, hit, cleanRuns } = play;
  const batter = players[slot] as Growing;
  for (const { to, slot: runner } of ways) {
    if (to === 4) add(players[runner] as Growing, 'R');
    if (kind === 'stolen-base' || kind === 'caught-stealing') {
      add(players[runner] as Growing, kind === 'stolen-base' ? 'SB' : 'CS');
      add(players[runner] as Growing, 'SBA');
    }
  }
  if (cleanRuns > 0 && isBattedIn(kind)) {
    add(batter, 'RBI', cleanRuns);
    add(batter, 'RBI2', cleanRuns * cleanRuns);
  }
  if (!done) return;
  add(batter, 'PA');
  const sacrifice = isSacrifice(play);
  if (sacrifice) add(batter, sacrifice);
  else if (kind === 'walk') add(batter, 'BB');
  else if (kind === 'hit-by-pitch') add(batter, 'HBP');
  else add(batter, 'AB');
  if (hit) add(batter, 'H');
  const extra = HITS[kind];
  if (extra) add(batter, extra);
  if (kind === 'strike-out') add(batter, 'SO');
}

/** The box score of a match between two sides, from its facts and its line score. */
export function baseballBox(match: BoxMatch, sheet: LineScore, lineups: readonly [number, number], kinds: Kinds): Box {
  const card = scoreCard(match, lineups, kinds);
  const players = lineups.map((size) => Array.from({ length: Math.max(1, size) }, nothing));
  for (const play of card) count(play, players[play.side] as Growing[]);
  const sides = sheet.rows.map(({ side, innings, totals }) => {
    const own = players[side] ?? [];
    const counts: Growing = { ...nothing(), E: totals.E ?? 0, LOB: totals.LOB ?? 0 };
    for (const player of own) for (const key of Object.keys(player)) add(counts, key, player[key]);
    const boxes = own.map((counts, slot): PlayerBox => ({ slot, counts: counts as Counts }));
    return { side, score: totals.R ?? 0, line: innings, counts, players: boxes };
  });
  // A season's figures need no play by play: it is told when somebody reads it.
  return {
    sides,
    get plays() {
      return playLines(match, card);
    },
  };
}

/** The play by play: a line for every entry that led to a play. */
function playLines({ factsByEntry }: BoxMatch, plays: readonly Scored[]): PlayLine[] {
  const score = [0, 0];
  const lines = new Map<number, PlayLine>();
  for (const { entry, inning, side, slot, runs } of plays) {
    score[side] = (score[side] as number) + runs;
    const before = lines.get(entry);
    const scored = runs + (before?.scored ?? 0);
    const facts = (factsByEntry[entry] ?? []).filter(isTold);
    lines.set(entry, { when: String(inning), side, slot: before?.slot ?? slot, facts, score: [...score], scored });
  }
  return [...lines.values()];
}

/** Whether a fact belongs to the play itself: pitches and dice are not told again. */
const isTold = (fact: Fact): boolean => 'moves' in fact || 'lob' in fact;
