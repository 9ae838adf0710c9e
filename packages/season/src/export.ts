import { accept, type Game, type Problem, type Result, refuse } from '@pocket-stadium/kernel';
import type { SeasonPart, StatColumn } from '../kit/index.ts';
import * as w from '../words/export.ts';
import { fixturesOf } from './counted.ts';
import type { EventBody, MatchResult, Winner } from './events.ts';
import { type League, NINE, type OpenMatch, retrosheetFiles, type TextFile } from './retrosheet.ts';
import type { Fixture, SeasonState } from './state.ts';
import { type Did, figure, figureText } from './stats/figure.ts';
import { battersOf, boxMatch, playOf } from './stats/match-box.ts';
import type { SeasonStatistics } from './stats/statistics.ts';

/** A table as every spreadsheet reads it (RFC 4180). A cell that a spreadsheet would take for a formula is a text. */
export function csv(rows: readonly (readonly (string | number)[])[]): string {
  const cell = (value: string | number): string => {
    const text = typeof value === 'string' && /^[=+\-@\t]/.test(value) ? `'${value}` : String(value);
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

const WITH_COMMAS = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g;
/** As spreadsheets write it where a comma is part of a number. */
const WITH_SEMICOLONS = /(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r?\n|$)/g;

/** The rows of such a table. What parts the cells is seen from the first line. */
export function readCsv(text: string): string[][] {
  const [head = ''] = text.split('\n', 1);
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end = ''] of text
    .replace(/^\uFEFF/, '')
    .matchAll(head.includes(';') && !head.includes(',') ? WITH_SEMICOLONS : WITH_COMMAS)) {
    row.push((quoted === undefined ? plain : quoted.replaceAll('""', '"')).replace(/^'(?=[=+\-@])/, ''));
    if (end === ',' || end === ';') continue;
    if (row.length > 1 || row[0] !== '') rows.push(row);
    row = [];
  }
  return rows;
}

/** The table of results. */
export const RESULTS = 'results.csv';
const COLUMNS = ['round', 'home', 'away', 'home_score', 'away_score', 'how', 'winner', 'advances'] as const;
/** The columns that a table of results must have. */
const NEEDED = COLUMNS.slice(0, 5);

/** A season as spreadsheet tables: results, ranking, teams, players. */
export function csvFiles(state: SeasonState, stats: SeasonStatistics): TextFile[] {
  const name = nameIn(state);
  const results = fixturesOf(state).map(({ round, home, away, result }) => [
    ...[round, name(home), name(away), result?.score[0] ?? '', result?.score[1] ?? ''],
    ...[result?.how ?? '', result?.winner ?? '', result?.advances ?? ''],
  ]);
  const ranking = stats.ranking.map((row) => [
    ...[row.place, row.entrant.team.name, row.played, row.won, row.drawn, row.lost, row.points, row.bonus, row.scored, row.allowed],
    ...[row.behind, row.home.won, row.home.lost, row.away.won, row.away.lost],
  ]);
  const heads = (columns: readonly StatColumn[]) => columns.map(({ key }) => key);
  const cells = (columns: readonly StatColumn[], did: Did) =>
    columns.map((column) => figureText(column, figure(column, did)).replace('–', ''));
  const files = [
    { name: RESULTS, text: csv([COLUMNS, ...results]) },
    {
      name: 'ranking.csv',
      text: csv([
        [
          'place',
          'team',
          'played',
          'won',
          'drawn',
          'lost',
          'points',
          'bonus',
          'scored',
          'allowed',
          'behind',
          'home_won',
          'home_lost',
          'away_won',
          'away_lost',
        ],
        ...ranking,
      ]),
    },
  ];
  const { columns } = stats;
  if (columns.teams.length === 0) return files;
  const teams = stats.teams.map((team) => [name(team.entrant), team.matches, ...cells(columns.teams, team)]);
  files.push({ name: 'teams.csv', text: csv([['team', 'matches', ...heads(columns.teams)], ...teams]) });
  if (columns.players.length === 0) return files;
  const players = stats.players.map((did) => [name(did.entrant), did.player.name, did.matches, ...cells(columns.players, did)]);
  files.push({ name: 'players.csv', text: csv([['team', 'player', 'matches', ...heads(columns.players)], ...players]) });
  return files;
}

const nameIn = (state: SeasonState) => {
  const names = new Map(state.entrants.map(({ id, team }) => [id, team.name]));
  return (id: string): string => names.get(id) ?? id;
};

/** Whether this is a table of results. */
export const isResults = (text: string): boolean => /^[^\n]*home_score/.test(text);

/** Results from a table like `results.csv`: those of matches that have none yet. */
export function resultsFromCsv(state: SeasonState, text: string): Result<EventBody[]> {
  const [head = [], ...rows] = readCsv(text);
  const at = (key: (typeof COLUMNS)[number]) => head.indexOf(key);
  if (NEEDED.some((key) => at(key) < 0)) return refuse('not-results', w.not_results, { expected: NEEDED.join(', ') });
  const name = nameIn(state);
  const events: EventBody[] = [];
  for (const [i, row] of rows.entries()) {
    const [home, away] = [row[at('home_score')] ?? '', row[at('away_score')] ?? ''];
    if (home === '' && away === '') continue;
    const line = i + 2;
    if (!/^\d{1,5}$/.test(home) || !/^\d{1,5}$/.test(away)) return refuse('bad-score', w.bad_score, { line }, { line });
    const fixture = fixturesOf(state).find(
      (each) => String(each.round) === row[at('round')] && name(each.home) === row[at('home')] && name(each.away) === row[at('away')],
    );
    if (!fixture) return refuse('no-such-match', w.no_such_match, { line }, { line });
    const cell = (key: (typeof COLUMNS)[number]) => row[at(key)] ?? '';
    const [winner, advances] = [cell('winner'), cell('advances')];
    if (!/^(home|away|draw)?$/.test(winner) || !/^(home|away)?$/.test(advances))
      return refuse('bad-winner', w.bad_winner, { line }, { line });
    const result = {
      ...typedResult(Number(home), Number(away)),
      ...(winner !== '' && { winner: winner as Winner }),
      ...(advances !== '' && { advances: advances as 'home' | 'away' }),
      ...(cell('how') === 'walkover' && { how: 'walkover' as const }),
    };
    if (!fixture.result) events.push({ type: 'result', fixture: fixture.id, result });
  }
  return accept(events);
}

/** A result that somebody types in. */
export function typedResult(home: number, away: number, more: Pick<MatchResult, 'line' | 'totals' | 'advances'> = {}): MatchResult {
  return { how: 'typed', winner: home === away ? 'draw' : home > away ? 'home' : 'away', score: [home, away], ...more };
}

/** The table of line scores: who visits, then who is at home. */
export const LINE_SCORES = 'linescores.csv';

export interface OpenData {
  readonly files: readonly TextFile[];
  /** The matches that are in none of the files, and why. Their line scores are in a table. */
  readonly without: readonly { readonly fixture: Fixture; readonly why: Problem }[];
}

/**
 * A season as open data of baseball, with one day for each round from `firstDay` on. Matches without events go into
 * line scores.
 */
export function openData(
  state: SeasonState,
  stats: SeasonStatistics,
  game: Game,
  part: SeasonPart | null,
  firstDay: string,
  league?: League,
): OpenData {
  const teams = new Map(state.entrants.map(({ id, team }) => [id, team]));
  const matches: OpenMatch[] = [];
  const without: OpenData['without'][number][] = [];
  const lines: (string | number)[][] = [];
  for (const { fixture, home, away, homeFirst } of stats.boxes) {
    const why = whyNoEvents(part, fixture);
    const date = dayAfter(firstDay, fixture.round - 1);
    const play = why || fixture.result?.record === undefined ? null : playOf(game, fixture.result.record);
    if (why || !play?.ok) {
      without.push({ fixture, why: why ?? refuse('no-record', w.no_record).problem });
      for (const box of [away, home])
        lines.push([
          date,
          teams.get(box.entrant)?.name ?? '',
          box === home ? 'home' : 'away',
          box.score,
          box.line.map((runs) => runs ?? '').join(' '),
        ]);
      continue;
    }
    const open = (id: string, own: 0 | 1) => {
      const team = teams.get(id);
      return {
        id,
        name: team?.name ?? id,
        short: team?.short ?? 'XXX',
        players: battersOf(fixture.inForce?.lineups[own] ?? [], NINE),
      };
    };
    matches.push({
      home: open(home.entrant, 0),
      away: open(away.entrant, 1),
      date,
      homeSide: home.side,
      homeFirst,
      events: part?.events?.(boxMatch(play.value)) ?? [],
    });
  }
  const table = lines.length > 0 ? [{ name: LINE_SCORES, text: csv([['date', 'team', 'at', 'score', 'line'], ...lines]) }] : [];
  return { files: [...retrosheetFiles(matches, league), ...table], without };
}

/** Why matches of a game between so many sides cannot be told as events; null where they can. */
export function whyNoOpenMatch(part: SeasonPart | null, sides: number): Problem | null {
  if (!part?.events) return refuse('no-batters', w.no_batters).problem;
  return sides === 2 ? null : refuse('not-two-sides', w.not_two_sides, { sides }).problem;
}

/** Why a match has no events to write; null where it has. */
function whyNoEvents(part: SeasonPart | null, { result, inForce }: Fixture): Problem | null {
  const why = whyNoOpenMatch(part, 2);
  if (why) return why;
  if (result?.record === undefined) return refuse('no-record', w.no_record).problem;
  const nine = inForce?.lineups.every((players) => battersOf(players, NINE).length === NINE);
  return nine ? null : refuse('not-nine', w.not_nine, { nine: NINE }).problem;
}

/** So many days after a day, `2026-04-01`. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
