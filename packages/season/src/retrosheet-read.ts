import { accept, type Result, refuse } from '@pocket-stadium/kernel';
import * as w from '../words/export.ts';
import { fixturesOf } from './counted.ts';
import type { EventBody, MatchResult } from './events.ts';
import { dayAfter, LINE_SCORES, readCsv, typedResult } from './export.ts';
import { plainName, type TextFile } from './retrosheet.ts';
import type { SeasonState } from './state.ts';

/** What one team did in a match that is read: the runs of each inning, `null` where it did not bat, hits and errors. */
interface ReadTeam {
  name: string;
  readonly line: (number | null)[];
  H: number;
  E: number;
}

/** A match of an event file or of the line scores beside it. */
interface ReadMatch {
  /** `2026-11-18`. */
  date: string;
  readonly home: ReadTeam;
  readonly away: ReadTeam;
  readonly result: () => MatchResult;
}

/** As many innings as a line score has at most. */
const MOST_INNINGS = 60;
const isEventFile = (name: string): boolean => /\.EV[AN]$/i.test(name);
const isLineScores = (name: string): boolean => name.toLowerCase() === LINE_SCORES;
const isTeamList = (name: string): boolean => /^TEAM\d/i.test(name);

/** Whether results can be read from a file of this name, or need what it says. */
export const isOpenData = (name: string): boolean => isEventFile(name) || isLineScores(name) || isTeamList(name);

/** Results from event files, the list of teams and the line scores beside them: those of matches that have none yet. */
export function resultsFromRetrosheet(state: SeasonState, files: readonly TextFile[]): Result<EventBody[]> {
  const names = new Map<string, string>();
  for (const { name, text } of files)
    if (isTeamList(name)) for (const [code = '', , ...called] of rowsOf(text)) names.set(code, called.filter(Boolean).at(-1) ?? code);
  const matches: ReadMatch[] = [];
  for (const { name, text } of files) {
    if (!isEventFile(name) && !isLineScores(name)) continue;
    const read = isEventFile(name) ? matchesIn(text, names) : lineScoresIn(text);
    if (!read) return refuse('no-match-inside', w.no_match_inside, { file: name });
    matches.push(...read);
  }
  if (matches.length === 0) return refuse('no-events', w.no_events);
  matches.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  const called = new Map(state.entrants.map(({ id, team }) => [id, plainName(team.name)]));
  const waiting = new Set(fixturesOf(state));
  const began = state.events[0]?.at?.slice(0, 10);
  const events: EventBody[] = [];
  for (const { home, away, date, result } of matches) {
    const meetings = [...waiting].filter((each) => called.get(each.home) === home.name && called.get(each.away) === away.name);
    // Where the same two meet again the day tells the round.
    const fixture = meetings.find(({ round }) => began !== undefined && dayAfter(began, round - 1) === date) ?? meetings[0];
    if (!fixture && names.size === 0 && files.some(({ name }) => isEventFile(name))) return refuse('no-team-list', w.no_team_list);
    if (!fixture) return refuse('no-such-meeting', w.no_such_meeting, { home: home.name, away: away.name });
    waiting.delete(fixture);
    if (!fixture.result) events.push({ type: 'result', fixture: fixture.id, result: result() });
  }
  return accept(events);
}

const rowsOf = (text: string): string[][] => text.split(/\r?\n/).flatMap((line) => (line === '' ? [] : [line.split(',')]));

/** The matches of an event file; null where there are none, or one does not say who met. */
function matchesIn(text: string, names: ReadonlyMap<string, string>): ReadMatch[] | null {
  const matches: ReadMatch[] = [];
  for (const [kind, first = '', second = '', , , , event = ''] of rowsOf(text)) {
    if (kind === 'id') matches.push(newMatch());
    const match = matches.at(-1);
    if (!match) continue;
    if (kind === 'info' && first === 'hometeam') match.home.name = names.get(second) ?? second;
    if (kind === 'info' && first === 'visteam') match.away.name = names.get(second) ?? second;
    if (kind === 'info' && first === 'date') match.date = second.replaceAll('/', '-');
    if (kind === 'play') addPlay(match, Number(first), second === '1', event);
  }
  const whole = matches.length > 0 && matches.every(({ home, away }) => home.name !== '' && away.name !== '');
  return whole ? matches : null;
}

function newMatch(): ReadMatch {
  const [home, away] = [0, 1].map((): ReadTeam => ({ name: '', line: [], H: 0, E: 0 })) as [ReadTeam, ReadTeam];
  const sum = ({ line }: ReadTeam) => line.reduce((total: number, scored) => total + (scored ?? 0), 0);
  const totals = ({ H, E }: ReadTeam) => ({ H, E });
  const result = () => typedResult(sum(home), sum(away), { line: [home.line, away.line], totals: [totals(home), totals(away)] });
  return { date: '', home, away, result };
}

function addPlay({ home, away }: ReadMatch, inning: number, atHome: boolean, event: string): void {
  if (!Number.isInteger(inning) || inning < 1 || inning > MOST_INNINGS) return;
  const [own, other] = atHome ? [home, away] : [away, home];
  while (own.line.length < inning) own.line.push(null);
  own.line[inning - 1] = (own.line[inning - 1] ?? 0) + runsOf(event);
  if (/^(S(?!B)|D(?!I)|T|H(?!P))/.test(event)) own.H++;
  other.E += event.match(/E\d/g)?.length ?? 0;
}

/** The runs of one event: the men who came home by what is written after the point, by a home run, or by a steal. */
function runsOf(event: string): number {
  const [play = '', ways = ''] = event.split('.', 2);
  const moves = ways.split(';');
  const runs = moves.filter((move) => /^[B123]-H/.test(move)).length;
  const circled = /^(HR|H(?=$|[\d/+-]))/.test(play) && !moves.some((move) => move.startsWith('B')) ? 1 : 0;
  const stolen = /SBH/.test(play) && !moves.some((move) => move.startsWith('3')) ? 1 : 0;
  return runs + circled + stolen;
}

/** The matches of a table of line scores: a row of who visits, then one of who is at home; null where it is none. */
function lineScoresIn(text: string): ReadMatch[] | null {
  const [, ...rows] = readCsv(text);
  const matches: ReadMatch[] = [];
  for (let i = 0; i < rows.length; i += 2) {
    const [away, home] = [rows[i], rows[i + 1]].map((row) => lineScoreIn(row ?? []));
    if (!away || !home || away.atHome || !home.atHome || away.date !== home.date) return null;
    const { date } = home;
    const line = home.line.length + away.line.length > 0 ? { line: [home.line, away.line] as const } : {};
    const [one, other] = [home, away].map(({ name, line }) => ({ name, line, H: 0, E: 0 })) as [ReadTeam, ReadTeam];
    matches.push({ date, home: one, away: other, result: () => typedResult(home.score, away.score, line) });
  }
  return matches.length > 0 ? matches : null;
}

/** One row of such a table: a day, a team, where it played, its score, and that by inning. */
function lineScoreIn([date = '', team = '', at = '', score = '', text = '']: readonly string[]) {
  const innings = text === '' ? [] : text.split(' ').map((runs) => (/^x?$/.test(runs) ? null : Number(runs)));
  const line =
    innings.length <= MOST_INNINGS && innings.every((runs) => runs === null || (Number.isInteger(runs) && runs >= 0)) ? innings : null;
  const good = /^\d{4}-\d\d-\d\d$/.test(date) && team !== '' && /^(home|away)$/.test(at) && /^\d{1,5}$/.test(score);
  return good && line ? { date, name: plainName(team), atHome: at === 'home', score: Number(score), line } : null;
}
