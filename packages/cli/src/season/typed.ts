import {
  type EventBody,
  entrantIn,
  type Fixture,
  fixturesOf,
  openFixtures,
  readWritten,
  type SeasonState,
  typedColumns,
  type Written,
} from '@pocket-stadium/season';
import * as w from '../../words/season.ts';
import { EXIT, refusedAs, wrongUse } from '../failure.ts';
import type { KeptSeason } from './store.ts';

/**
 * `Gulls 5-3 Foxes: 0 2 3 / 1 0 2, H 9/7, E 0/1, >Foxes`: the name of one of them is enough; innings, totals and who goes on
 * where it is level follow a colon, where somebody wrote them down.
 */
const RESULT = /^(.*?)\s*(\d{1,5})\s*[-–]\s*(\d{1,5})\s*([^:]*)(?::(.*))?$/;

/** What a typed result says: another result of a match that has one where there is a note, else that of one to be played. */
export function typedEvent(
  { state, game, part }: KeptSeason,
  text: string,
  note: string | undefined,
): { readonly fixture: Fixture; readonly body: EventBody } {
  const [, home = '', one = '', other = '', away = '', more = ''] = RESULT.exec(text.trim()) ?? [];
  const named = home !== '' || away.trim() !== '';
  const fits = (fixture: Fixture) => isCalled(state, fixture, fixture.home, home) && isCalled(state, fixture, fixture.away, away.trim());
  const played = fixturesOf(state).filter(({ result }) => result !== null);
  const fixture = note === undefined ? openFixtures(state).find(fits) : played.findLast(fits);
  if (one === '' || !named || !fixture) {
    if (one !== '' && named && note === undefined && played.some(fits)) throw wrongUse(w.needs_note);
    throw wrongUse(w.bad_result, { given: text });
  }
  const { draws } = game.about;
  const keys = typedColumns(game, part).map(({ key }) => key);
  const written = partsOf(more, keys, (name) => sideCalled(state, fixture, name));
  if (!written) throw wrongUse(w.bad_result, { given: text });
  const result = readWritten({ ...written, scores: [one, other] }, draws);
  if (!result.ok) throw refusedAs(EXIT.usage, result.problem);
  const { id, inForce } = fixture;
  if (note === undefined || !inForce) return { fixture, body: { type: 'result', fixture: id, result: result.value } };
  return { fixture, body: { type: 'corrected', fixture: id, of: inForce.event.id, result: result.value, note } };
}

function isCalled({ entrants }: SeasonState, fixture: Fixture, id: string, given: string): boolean {
  const entrant = entrants.find((each) => each.id === id);
  const names = entrant ? [entrant, entrantIn(entrant, fixture)].map(({ team }) => team.name.toLowerCase()) : [];
  return given === '' || names.includes(given.toLowerCase());
}

const sideCalled = (state: SeasonState, fixture: Fixture, name: string): Written['advances'] =>
  (['home', 'away'] as const).find((side) => isCalled(state, fixture, fixture[side], name));

/** What stands behind the colon; null where something makes no sense. */
function partsOf(text: string, keys: readonly string[], sideOf: (name: string) => Written['advances']): Omit<Written, 'scores'> | null {
  let lines: Written['lines'] = ['', ''];
  const totals: Record<string, readonly [string, string]> = {};
  let advances: Written['advances'];
  for (const piece of text.split(/[,;]/).map((each) => each.trim())) {
    if (piece === '') continue;
    const [first = '', second = '', ...rest] = piece.split('/').map((each) => each.trim());
    const [, letters = '', count = ''] = /^(\S*[^\d\s]\S*)\s+(\d+)$/.exec(first) ?? [];
    const key = keys.find((known) => known.toLowerCase() === letters.toLowerCase());
    if (piece.startsWith('>')) advances = sideOf(piece.slice(1).trim());
    if (piece.startsWith('>') ? advances === undefined : rest.length > 0 || second === '') return null;
    if (piece.startsWith('>')) continue;
    if (key !== undefined) totals[key] = [count, second];
    else if (letters === '' && lines[0] === '') lines = [first, second];
    else return null;
  }
  return { lines, totals, ...(advances && { advances }) };
}
