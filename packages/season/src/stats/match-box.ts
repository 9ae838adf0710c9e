import {
  accept,
  columnOf,
  completeOptions,
  type Game,
  type Lang,
  Play,
  parseRecord,
  type Result,
  refuse,
  type Score,
  type ScoreRow,
  scoreOf,
  tell,
} from '@pocket-stadium/kernel';
import type { Box, BoxMatch, Counts, PlayLine, SeasonPart, SideBox, StatColumn } from '../../kit/index.ts';
import * as w from '../../words/fixture.ts';
import { FILL_IN, seatsOf, sidesIn } from '../fixture.ts';
import type { Fixture } from '../state.ts';
import type { Player } from '../team.ts';
import { LINEUP } from '../templates.ts';
import { figureText } from './figure.ts';

/** What one player did in a match. */
export interface PlayerLine {
  readonly player: Player;
  readonly counts: Counts;
}

/** What one team did in a match. */
export interface TeamBox {
  readonly entrant: string;
  readonly side: number;
  readonly score: number;
  readonly line: SideBox['line'];
  readonly counts: Counts;
  readonly players: readonly PlayerLine[];
}

/** A play, with who was at bat. */
export interface ToldPlay extends PlayLine {
  readonly atHome: boolean;
  readonly player: Player | null;
}

/** The box score of a match of a season. */
export interface MatchBox {
  readonly fixture: Fixture;
  readonly home: TeamBox;
  readonly away: TeamBox;
  /** Home bats first, or stands on top. */
  readonly homeFirst: boolean;
  readonly plays: readonly ToldPlay[];
}

/** The match of a record, folded. */
export function playOf(game: Game, record: string): Result<Play> {
  const parsed = parseRecord(record);
  if (!parsed.ok) return parsed;
  if (parsed.value.header.game !== game.about.id) return refuse('other-game', w.other_game);
  return Play.fold(game, parsed.value);
}

/** A match as statistics are made from it. */
export function boxMatch(play: Play): BoxMatch {
  const { header, outcome } = play;
  const factsByEntry = play.factsInForce();
  return { setup: { options: header.options, seats: header.seats.length }, factsByEntry, outcome };
}

/** Those who bat, in order; where a team names nobody they are numbers. */
export function battersOf(players: readonly Player[], lineup: number): readonly Player[] {
  if (lineup === 0) return [];
  const named = players.slice(0, lineup);
  if (named.length > 0) return named;
  return Array.from({ length: LINEUP }, (_, i) => ({ id: `b${i + 1}`, name: `#${i + 1}`, number: i + 1 }));
}

/** The box score of a match; null where nothing but a score is known, or nothing at all. */
export function boxOf(game: Game, part: SeasonPart | null, fixture: Fixture): Result<MatchBox> | null {
  const { inForce, result, home, away } = fixture;
  if (!inForce || !result || result.how === 'walkover') return null;
  if (result.record === undefined) return accept(typedBox(fixture, part?.decides ?? emptyScore(game).decides));
  const play = playOf(game, result.record);
  if (!play.ok) return play;
  const homeSide = result.homeSide ?? 0;
  const lineup = part?.lineup ?? 0;
  const [atHome, visiting] = inForce.lineups.map((players) => battersOf(players, lineup)) as [readonly Player[], readonly Player[]];
  const bySide = homeSide === 0 ? [atHome, visiting] : [visiting, atHome];
  const match = boxMatch(play.value);
  const sizes = [bySide[0]?.length ?? 0, bySide[1]?.length ?? 0] as const;
  const sides = sidesIn(play.value);
  if (sides !== seatsOf(game)) return refuse('not-two-sides', w.not_two_sides, { sides });
  const box = part ? part.box(match, sizes) : plainBox(game, play.value);
  const teamOf = (side: number, entrant: string): TeamBox => {
    const own = box.sides.find((each) => each.side === side) ?? { side, score: 0, line: [], counts: {}, players: [] };
    const players = own.players.map(({ slot, counts }) => ({ player: bySide[side]?.[slot] as Player, counts }));
    return { entrant, side, score: own.score, line: own.line, counts: own.counts, players };
  };
  let plays: readonly ToldPlay[] | undefined;
  return accept({
    fixture,
    home: teamOf(homeSide, home),
    away: teamOf(1 - homeSide, away),
    homeFirst: box.sides[0]?.side === homeSide,
    // Only the page of the match tells them.
    get plays() {
      plays ??= box.plays.map((line) => ({
        ...line,
        atHome: line.side === homeSide,
        player: bySide[line.side]?.[line.slot ?? -1] ?? null,
      }));
      return plays;
    },
  });
}

/** Whether every throw of a match is known. */
export const isRecorded = ({ result }: Fixture): boolean => result?.record !== undefined;

/** The counts that people write beside a score, where a game has some. */
export function typedColumns(game: Game, part: SeasonPart | null): readonly StatColumn[] {
  if (part) return part.teams.filter(({ key }) => part.typed?.includes(key));
  const { columns, running, decides } = emptyScore(game);
  return columns
    .slice(running)
    .filter((key) => key !== decides)
    .map((key) => ({ key, ...columnOf(game, key) }));
}

/** The score of a match in which nothing has happened. */
function emptyScore(game: Game): Score {
  const seats = seatsOf(game);
  const options = completeOptions(game.about.options, {}, seats);
  const score = options.ok ? scoreOf(game, game.sheet?.({ options: options.value, seats }, [])) : null;
  return score ?? { columns: [], running: 0, decides: '', rows: [] };
}

/** The figures that were typed in besides a score. */
function typedBox(fixture: Fixture, decides: string): MatchBox {
  const { home, away, result } = fixture;
  const team = (entrant: string, side: 0 | 1): TeamBox => {
    const score = result?.score[side] ?? 0;
    return { entrant, side, score, line: result?.line?.[side] ?? [], counts: { ...result?.totals?.[side], [decides]: score }, players: [] };
  };
  return { fixture, home: team(home, 0), away: team(away, 1), homeFirst: false, plays: [] };
}

/** The box score of a game that keeps no statistics of its own: what its sheet says. */
function plainBox(game: Game, play: Play): Box {
  const score: Score | null = scoreOf(game, play.sheet());
  const sides = [0, 1].map((side): SideBox => {
    const values = score?.rows.find((row) => row.side === side)?.values ?? {};
    const running = score?.columns.slice(0, score.running) ?? [];
    const totals = score?.columns.slice(score.running) ?? [];
    const counts = Object.fromEntries(totals.flatMap((key) => (typeof values[key] === 'number' ? [[key, values[key] as number]] : [])));
    const line = running.map((key) => values[key] as number | null | 'x');
    return { side, score: play.outcome?.score[side] ?? 0, line, counts, players: [] };
  });
  const order = score?.rows.map(({ side }) => side) ?? [0, 1];
  // A fill-in has no line: the match is that of the two who are paired.
  return {
    sides: order.flatMap((side) => sides[side] ?? []),
    get plays() {
      return plainPlays(game, boxMatch(play));
    },
  };
}

/** The play by play of such a game: after each entry its sheet says who has how much, and in which inning that came. */
function plainPlays(game: Game, { setup, factsByEntry }: BoxMatch): PlayLine[] {
  const plays: PlayLine[] = [];
  let before: readonly ScoreRow[] = [];
  for (const [i, facts] of factsByEntry.entries()) {
    const now = scoreOf(game, game.sheet?.(setup, factsByEntry.slice(0, i + 1)));
    const had = before;
    before = now?.rows ?? [];
    const told = facts.filter(({ code }) => code in game.words.facts);
    if (!now || told.length === 0) continue;
    const of = (rows: readonly ScoreRow[], side: number, key: string) => Number(rows.find((row) => row.side === side)?.values[key] ?? 0);
    const gained = (side: number, key = now.decides) => of(now.rows, side, key) - of(had, side, key);
    const sides = now.rows.map(({ side }) => side).sort((a, b) => a - b);
    const scorer = sides.find((side) => gained(side) > 0);
    const inning = scorer === undefined ? undefined : now.columns.slice(0, now.running).find((key) => gained(scorer, key) > 0);
    plays.push({
      when: inning ?? String(plays.length + 1),
      side: scorer ?? told[0]?.seat ?? 0,
      facts: told,
      score: sides.map((side) => of(now.rows, side, now.decides)),
      scored: scorer === undefined ? 0 : gained(scorer),
    });
  }
  return plays;
}

/** A play in a sentence or two, with the batter's own name. */
export function tellPlay(
  game: Game,
  box: MatchBox,
  play: ToldPlay,
  teams: { readonly home: string; readonly away: string },
  lang: Lang,
): string {
  const two = box.home.side === 0 ? [teams.home, teams.away] : [teams.away, teams.home];
  const names = [...two, ...Array.from({ length: seatsOf(game) - two.length }, () => FILL_IN.name)];
  return play.facts
    .map((fact) => {
      const own = play.player && 'moves' in fact ? names.map((name, i) => (i === fact.seat ? (play.player?.name ?? name) : name)) : names;
      return tell(game, fact, own, lang);
    })
    .join(' ');
}

/** The counts that a team has and none of its players: they stand beside the line score. */
function teamOnly(part: SeasonPart | null): readonly StatColumn[] {
  const ofPlayers = new Set(part?.players.map(({ key }) => key));
  return (part?.teams ?? []).filter(({ of, key }) => !of && !ofPlayers.has(key));
}

/** What is told of the teams in a match: beside the line score, and in a table where nobody on them is known. */
export function columnsIn(
  game: Game,
  part: SeasonPart | null,
  { fixture, home, away }: MatchBox,
): { readonly line: readonly StatColumn[]; readonly table: readonly StatColumn[] } {
  const known = ({ key }: StatColumn) => [home, away].some(({ counts }) => counts[key] !== undefined);
  if (!isRecorded(fixture)) {
    const typed = typedColumns(game, part).filter(known);
    return home.line.length + away.line.length > 0 ? { line: typed, table: [] } : { line: [], table: typed };
  }
  if (home.players.length > 0) return { line: teamOnly(part), table: [] };
  const counted = part ? part.teams.filter((column) => !column.of && known(column)) : sheetColumns(game, [home.counts, away.counts]);
  return { line: [], table: counted };
}

/** The totals of a game's sheets as figures: their names are those of the sheet. */
export function sheetColumns(game: Game, teams: readonly Counts[]): StatColumn[] {
  const keys = new Set(teams.flatMap((counts) => Object.keys(counts)));
  return [...keys].map((key) => ({ key, ...columnOf(game, key), leaders: true }));
}

/** A count of one match; nothing where nobody wrote it down. */
export function countText({ fixture }: MatchBox, column: StatColumn, counts: Counts): string {
  const count = counts[column.key] ?? (isRecorded(fixture) ? 0 : null);
  return count === null ? '' : figureText(column, count);
}

/** The plays that scored. */
export const scoringPlays = ({ plays }: MatchBox): readonly ToldPlay[] => plays.filter(({ scored }) => scored > 0);
