import { type CountedMatch, countedMatches, isStruckOut } from './counted.ts';
import type { TieBreak } from './events.ts';
import { bracket } from './pairing/knock-out.ts';
import { rungs } from './pairing/ladder.ts';
import type { EntrantNow, SeasonState } from './state.ts';

/** Matches won, drawn, lost. */
export interface Tally {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

export interface RankingRow extends Tally {
  readonly entrant: EntrantNow;
  /** The rank from 1. Those whom nothing tells apart share it. */
  readonly place: number;
  readonly played: number;
  readonly points: number;
  /** How many of the points are points on top. */
  readonly bonus: number;
  readonly byes: number;
  readonly scored: number;
  readonly allowed: number;
  /** Half the wins and losses that lie between this one and the first. */
  readonly behind: number;
  /** How many matches in a row were won (or lost, or drawn) until now; null before the first match. */
  readonly streak: { readonly of: 'won' | 'drawn' | 'lost'; readonly length: number } | null;
  readonly home: Tally;
  readonly away: Tally;
  /** The values of the tie-breaks, in the season's order. */
  readonly tieBreaks: readonly number[];
  /** Whether the entrant withdrew early from a round robin: out of the ranking, last in the list. */
  readonly struckOut: boolean;
}

/** The count of a figure in a match, home first, for bonus points; null where nobody knows it. */
export type FigureOf = (match: CountedMatch) => readonly [number, number] | null;

type Way = 'won' | 'drawn' | 'lost';

/** A match as one of its two has it. */
interface Faced {
  readonly way: Way;
  readonly atHome: boolean;
  readonly opponent: string;
  readonly score: readonly [own: number, other: number] | null;
  readonly bonus: number;
}

/** How everybody stands: from the matches alone. */
export function ranking(state: SeasonState, figureOf: FigureOf = typedFigure(state)): RankingRow[] {
  const matches = countedMatches(state);
  const faced = new Map(state.entrants.map(({ id }): [string, Faced[]] => [id, []]));
  for (const match of matches) {
    faced.get(match.home)?.push(facedBy(state, match, true, figureOf));
    faced.get(match.away)?.push(facedBy(state, match, false, figureOf));
  }
  const rows = state.entrants.map((entrant) => rowOf(state, entrant, faced.get(entrant.id) ?? []));
  const points = new Map(rows.map(({ entrant, points }) => [entrant.id, points]));
  const full = rows.map((row) => ({ ...row, tieBreaks: state.setup.tieBreaks.map((kind) => tieBreak(kind, row, rows, faced, points)) }));
  return placed(state, full);
}

const WAY = { home: ['won', 'lost'], away: ['lost', 'won'], draw: ['drawn', 'drawn'] } as const;

function facedBy({ setup }: SeasonState, match: CountedMatch, atHome: boolean, figureOf: FigureOf): Faced {
  const { winner, score } = match;
  const own: Faced['score'] = score && (atHome ? [score[0], score[1]] : [score[1], score[0]]);
  const way = WAY[winner][atHome ? 0 : 1];
  const figure = setup.bonus ? figureOf(match)?.[atHome ? 0 : 1] : undefined;
  const forFigure = setup.bonus && figure !== undefined && figure >= setup.bonus.least ? 1 : 0;
  const forLosing = setup.bonus && own && way === 'lost' && own[1] - own[0] <= setup.bonus.losingBy ? 1 : 0;
  return { way, atHome, opponent: atHome ? match.away : match.home, score: own, bonus: forFigure + forLosing };
}

/** The figure as it was typed beside the result. */
function typedFigure({ setup }: SeasonState): FigureOf {
  return ({ result }) => {
    const key = setup.bonus?.figure;
    const [home, away] = result?.totals ?? [];
    return key !== undefined && home && away ? [home[key] ?? 0, away[key] ?? 0] : null;
  };
}

function tallyOf(list: readonly Faced[]): Tally {
  const tally = { won: 0, drawn: 0, lost: 0 };
  for (const { way } of list) tally[way]++;
  return tally;
}

function rowOf(state: SeasonState, entrant: EntrantNow, faced: readonly Faced[]): Omit<RankingRow, 'place' | 'behind' | 'tieBreaks'> {
  const { points: worth, schedule } = state.setup;
  const { won, drawn, lost } = tallyOf(faced);
  const byes = state.rounds.filter((round) => round.byes.includes(entrant.id)).length;
  const bonus = faced.reduce((sum, match) => sum + match.bonus, 0);
  // A bye in a Swiss tournament is worth a win. Elsewhere it is only a free evening.
  const free = schedule.kind === 'swiss' ? byes * worth.win : 0;
  return {
    entrant,
    won,
    drawn,
    lost,
    played: faced.length,
    points: won * worth.win + drawn * worth.draw + lost * worth.loss + bonus + free + (entrant.granted ?? 0),
    bonus,
    byes,
    scored: faced.reduce((sum, { score }) => sum + (score?.[0] ?? 0), 0),
    allowed: faced.reduce((sum, { score }) => sum + (score?.[1] ?? 0), 0),
    streak: streakOf(faced),
    home: tallyOf(faced.filter(({ atHome }) => atHome)),
    away: tallyOf(faced.filter(({ atHome }) => !atHome)),
    struckOut: isStruckOut(state, entrant),
  };
}

function streakOf(faced: readonly Faced[]): RankingRow['streak'] {
  const last = faced.at(-1);
  if (!last) return null;
  const other = faced.findLastIndex(({ way }) => way !== last.way);
  return { of: last.way, length: faced.length - 1 - other };
}

type Counted = ReturnType<typeof rowOf>;

function tieBreak(
  kind: TieBreak,
  row: Counted,
  rows: readonly Counted[],
  faced: ReadonlyMap<string, readonly Faced[]>,
  points: ReadonlyMap<string, number>,
): number {
  const own = faced.get(row.entrant.id) ?? [];
  const pointsOf = (id: string): number => points.get(id) ?? 0;
  switch (kind) {
    case 'wins':
      return row.won;
    case 'difference':
      return row.scored - row.allowed;
    case 'scored':
      return row.scored;
    case 'buchholz':
      return own.reduce((sum, { opponent }) => sum + pointsOf(opponent), 0);
    case 'sonneborn':
      return own.reduce((sum, { opponent, way }) => sum + SHARE[way] * pointsOf(opponent), 0);
    case 'head-to-head': {
      const tied = new Set(rows.filter((other) => other.points === row.points).map(({ entrant }) => entrant.id));
      return own.reduce((sum, { opponent, way }) => sum + (tied.has(opponent) ? SHARE[way] - 0.5 : 0), 0);
    }
  }
}
const SHARE = { won: 1, drawn: 0.5, lost: 0 } as const;

/** In order: points, then the tie-breaks as stated, then the seed. A bracket and a ladder have an order of their own. */
function placed(state: SeasonState, rows: readonly Omit<RankingRow, 'place' | 'behind'>[]): RankingRow[] {
  const own = ownOrder(state);
  const compare = (a: (typeof rows)[number], b: (typeof rows)[number]): number =>
    Number(a.struckOut) - Number(b.struckOut) ||
    (own ? own(a.entrant.id) - own(b.entrant.id) : 0) ||
    (own && state.setup.schedule.kind === 'ladder' ? 0 : byTies(a, b));
  const sorted = [...rows].sort((a, b) => compare(a, b) || a.entrant.seed - b.entrant.seed);
  const [first] = sorted;
  let place = 0;
  return sorted.map((row, i) => {
    const before = sorted[i - 1];
    if (!before || compare(before, row) !== 0) place = i + 1;
    const behind = first ? (first.won - row.won + (row.lost - first.lost)) / 2 : 0;
    return { ...row, place, behind };
  });
}

function byTies(a: Omit<RankingRow, 'place' | 'behind'>, b: Omit<RankingRow, 'place' | 'behind'>): number {
  if (a.points !== b.points) return b.points - a.points;
  for (const [i, value] of a.tieBreaks.entries()) {
    const other = b.tieBreaks[i] ?? 0;
    if (value !== other) return other - value;
  }
  return 0;
}

/** The order that a bracket or a ladder gives; null where points do. */
function ownOrder(state: SeasonState): ((id: string) => number) | null {
  const { kind } = state.setup.schedule;
  if (kind === 'ladder') {
    const order = rungs(state);
    return (id) => order.indexOf(id);
  }
  if (kind !== 'knock-out') return null;
  const rounds = bracket(state);
  // An entrant who got further stands higher: the round in which somebody went out, or is waiting.
  const reached = (id: string): number => {
    const out = rounds.findIndex((places) => places.some(({ loser }) => loser === id));
    if (out >= 0) return out + (out === rounds.length - 2 ? thirdPlaceOf(state, rounds.length, id) : 0);
    return rounds.at(-1)?.some(({ through }) => through === id) ? rounds.length : rounds.length - 0.5;
  };
  return (id) => -reached(id);
}

/** The match for the third place tells those who lost the semi-finals apart. */
function thirdPlaceOf(state: SeasonState, round: number, id: string): number {
  const match = state.rounds[round - 1]?.fixtures.find(({ home, away }) => home === id || away === id);
  if (!match?.result) return 0;
  return (match.result.winner === 'home') === (match.home === id) ? 0.25 : 0;
}
