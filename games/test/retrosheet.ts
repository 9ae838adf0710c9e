import { SEASONS } from '@pocket-stadium/games/shelf/seasons';
import { type Game, newHeader, type OptionValues, Play, repeatableRandom } from '@pocket-stadium/kernel';
import { boxMatch, boxOf, type Fixture, type MatchBox, type OpenMatch, playersOf, resultOf } from '@pocket-stadium/season';
import type { BoxMatch, SeasonPart } from '@pocket-stadium/season/kit';
import { isBattedIn, isSacrifice } from '../_baseball/season/box.ts';
import { type Kinds, scoreCard } from '../_baseball/season/scorer.ts';

/** Ways to play that matter to a score card: who bats first, and what may happen. */
const WAYS: Readonly<Record<string, readonly OptionValues[]>> = {
  'dice-and-run': [
    { mode: 'advanced', first: 1 },
    { mode: 'basic', first: 1 },
    { mode: 'advanced', first: 'roll-off', steals: 'each', stealDuel: 'lowest' },
    { mode: 'advanced', first: 0, reactTo: 'in-play', walkOff: false },
    { mode: 'basic', first: 0, innings: 3 },
    { mode: 'advanced', first: 1, reactTo: 'in-play', stealDuel: 'lowest', innings: 7, extraInnings: false },
  ],
};
const USUAL: readonly OptionValues[] = [
  { first: 1 },
  { first: 0 },
  { first: 'roll-off' },
  { first: 1, walkOff: true },
  { first: 0, innings: 3, walkOff: true },
];

/** A match played by lot: the same for the same number. */
export function matchByLot(game: Game, number: number): Play {
  const ways = WAYS[game.about.id] ?? USUAL;
  const header = newHeader(game, {
    seats: [{ name: 'Home' }, { name: 'Away' }],
    options: ways[number % ways.length] ?? {},
    dice: { kind: 'hand' },
  });
  if (!header.ok) throw new Error(header.problem.message.en);
  const play = Play.start(game, header.value);
  const random = repeatableRandom(number * 7919 + 1);
  while (play.next.kind !== 'over') {
    const { next } = play;
    if (next.kind === 'roll') {
      const faces = Array.from({ length: next.dice }, () => random(6) + 1);
      play.append({ type: 'roll', seat: next.seat, faces, from: 'hand' });
    } else {
      const moves = game.moves(play.state);
      play.append({ type: 'move', seat: next.seat, move: moves[random(moves.length)] as string });
    }
  }
  return play;
}

const NAMES = {
  home: ['Ada Ace', 'Bo Base', 'Cy Catch', 'Di Double', 'Ed Error', 'Flo Fly', 'Gus Glove', 'Hal Homer', 'Ida Inning'],
  away: ['Jo Jump', 'Kim Knock', 'Lee Line', 'Mo Mound', 'Nan Nine', 'Ole Out', 'Pat Plate', 'Quin Quick', 'Ray Run'],
};

/** A match with its box score, as open data, and event by event. The day tells matches apart. */
export interface OpenBox {
  readonly box: MatchBox;
  readonly open: OpenMatch;
  readonly events: readonly string[];
}

export function openBox({ game, part, kinds }: OpenGame, number: number): OpenBox {
  const play = matchByLot(game, number);
  const result = resultOf(play, 'bots');
  if (!result.ok) throw new Error(result.problem.message.en);
  const lineups = [playersOf(NAMES.home), playersOf(NAMES.away)] as const;
  const recorded = { event: { id: '0', n: 1, type: 'noted', text: '' }, result: result.value, lineups } as const;
  const fixture: Fixture = {
    id: '1:h:a',
    round: 1,
    home: 'h',
    away: 'a',
    result: result.value,
    history: [recorded],
    inForce: recorded,
    contested: [],
  };
  const box = boxOf(game, part, fixture);
  if (!box?.ok) throw new Error('no box score');
  const day = new Date(Date.UTC(2026, 0, 1 + (number % 365))).toISOString().slice(0, 10);
  const open: OpenMatch = {
    home: { id: 'h', name: 'Home', short: 'HOM', players: lineups[0] },
    away: { id: 'a', name: 'Away', short: 'AWA', players: lineups[1] },
    date: day,
    homeSide: 0,
    homeFirst: box.value.homeFirst,
    events: part.events?.(boxMatch(play)) ?? [],
  };
  return { box: box.value, open, events: ourEvents(boxMatch(play), kinds) };
}

/** The figures that are compared, in one order. */
const PLAYER = ['AB', 'R', 'H', '2B', '3B', 'HR', 'RBI', 'BB', 'HBP', 'SO', 'SH', 'SF', 'SB', 'CS'] as const;
const TEAM = ['R', 'H', 'E', 'LOB'] as const;

/** What a program says of one team: innings, totals, and each of the nine. */
export interface TeamFigures {
  readonly line: readonly (number | null | 'x')[];
  readonly totals: Readonly<Record<string, number>>;
  readonly players: readonly Readonly<Record<string, number>>[];
}

/** Both teams in a line, visitors first: every figure is in it. */
export function figuresLine(away: TeamFigures, home: TeamFigures): string {
  const team = ({ line, totals, players }: TeamFigures) =>
    [
      line.map((runs) => (typeof runs === 'number' ? runs : 'x')).join(' '),
      TEAM.map((key) => totals[key] ?? 0).join(' '),
      ...players.map((counts) => PLAYER.map((key) => counts[key] ?? 0).join(' ')),
    ].join('|');
  return `${team(away)}||${team(home)}`;
}

/** The same from our box score. */
export function ourFigures({ away, home }: MatchBox): string {
  const of = (team: MatchBox['home']): TeamFigures => ({
    line: team.line,
    totals: { ...team.counts, R: team.score },
    players: team.players.map(({ counts }) => counts),
  });
  return figuresLine(of(away), of(home));
}

/** What is compared of an event: when, who, and what it did to the batter and to each runner. */
export interface EventFigures {
  readonly inning: number;
  /** 0 the visitors, 1 home. */
  readonly team: number;
  readonly outs: number;
  readonly score: readonly [away: number, home: number];
  /** From 1. */
  readonly slot: number;
  readonly atBat: boolean;
  readonly hit: number;
  readonly sacrifice: string;
  readonly outsMade: number;
  readonly battedIn: number;
  readonly errors: number;
  /** Where the batter and the men on first, second and third are afterwards: 0 out or nowhere, 4 home. */
  readonly ends: readonly number[];
}

export const eventLine = (event: EventFigures): string =>
  [
    ...[event.inning, event.team, event.outs, ...event.score, event.slot, Number(event.atBat), event.hit, event.sacrifice || '-'],
    ...[event.outsMade, event.battedIn, event.errors, ...event.ends],
  ].join(' ');

const HIT: Readonly<Record<string, number>> = { single: 1, double: 2, triple: 3, 'home-run': 4 };

/** The same from our score card. */
function ourEvents(match: BoxMatch, kinds: Kinds): string[] {
  const lines: string[] = [];
  const runs = [0, 0];
  let outs = 0;
  let half = '';
  let bases = [0, 0, 0, 0];
  for (const play of scoreCard(match, [9, 9], kinds)) {
    const { inning, side, kind, ways, done, batterOut } = play;
    const team = side === 0 ? 1 : 0;
    if (half !== `${inning} ${side}`) [outs, bases, half] = [0, [0, 0, 0, 0], `${inning} ${side}`];
    const start = { inning, team, outs, score: [runs[1] ?? 0, runs[0] ?? 0] as const, slot: play.slot + 1 };
    const stay = [0, ...[1, 2, 3].map((base) => (bases[base] ? base : 0))];
    const idle = play.error && !ways.some(({ byError }) => byError);
    const nothing = { atBat: false, hit: 0, sacrifice: '', outsMade: 0, battedIn: 0, errors: 0 };
    if (idle) lines.push(eventLine({ ...start, ...nothing, errors: 1, ends: stay }));
    const ends = [...stay];
    for (const { from, to } of ways) ends[from] = to === 'out' ? 0 : to;
    if (batterOut) ends[0] = 0;
    const sacrifice = isSacrifice(play) ?? '';
    const atBat = done && sacrifice === '' && kind !== 'walk' && kind !== 'hit-by-pitch';
    const hit = play.hit ? (HIT[kind] ?? 0) : 0;
    const told = {
      atBat,
      hit,
      sacrifice,
      outsMade: play.outs,
      battedIn: isBattedIn(kind) ? play.cleanRuns : 0,
      errors: Number(play.error && !idle),
    };
    if (ways.length > 0 || done) lines.push(eventLine({ ...start, ...told, ends }));
    outs += play.outs;
    runs[side] = (runs[side] ?? 0) + play.runs;
    bases = [0, ...[1, 2, 3].map((base) => Number(ends.includes(base)))];
  }
  return lines;
}

/** A game with batters and outs. */
export interface OpenGame {
  readonly game: Game;
  readonly part: SeasonPart;
  readonly kinds: Kinds;
}

export async function openGames(games: ReadonlyMap<string, Game>): Promise<OpenGame[]> {
  const found: OpenGame[] = [];
  for (const game of games.values()) {
    const loaded = await SEASONS[game.about.id]?.();
    if (loaded?.season.events) found.push({ game, part: loaded.season, kinds: (loaded as unknown as { KINDS: Kinds }).KINDS });
  }
  return found;
}
