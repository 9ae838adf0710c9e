import { accept, type Play } from '@pocket-stadium/kernel';
import { ApiError } from '@pocket-stadium/protocol';
import { append, type EventBody, type Fixture, fixturesOf, foldSeason, resultOf, type Way } from '@pocket-stadium/season';
import { foldRecord } from '../games.ts';
import { random } from '../match/random.ts';
import { loadMatch } from '../match/store.ts';
import { api } from '../online/api.ts';
import { type FixtureLink, fixtureOf, linkMatch, matchesFor, tablesFor } from './fixture-link.ts';
import { changeSeason, readSeason } from './keep-seasons.ts';
import { noteSeason } from './note-season.ts';
import { instant } from './writing.ts';

/** The match of a fixture is over. Its result and its record come into the season, once. */
export async function bringResult(match: string, play: Play): Promise<void> {
  const link = fixtureOf(match);
  if (link) await bring(link, play, wayOf(play));
}

/** How a match that is kept on this device was played. Fair dice are those of a table of the server. */
function wayOf({ header }: Play): Way {
  if (header.dice.kind === 'fair') return 'online';
  if (header.dice.kind === 'hand') return 'real-dice';
  return header.seats.every(({ bot }) => bot !== undefined) ? 'bots' : 'device';
}

/** The season on this device with one more result. If the same match came out otherwise before, that is corrected. */
async function bring(link: FixtureLink, play: Play, how: Way): Promise<void> {
  const result = resultOf(play, how);
  if (!result.ok || !(await readSeason(link.season))) return;
  const log = await changeSeason(link.season, (before) => {
    if (!before) throw new Error('a season is gone');
    const state = foldSeason(before);
    const fixture = state.ok ? fixturesOf(state.value).find(({ id }) => id === link.fixture) : undefined;
    const body = fixture && told(fixture, play, { type: 'result', fixture: fixture.id, result: result.value });
    return body ? append(before, [body], random, { at: instant() }) : before;
  });
  await noteSeason(log);
}

/**
 * The event to add for a match: none where the result is known, a correction where it came out otherwise after a throw
 * was corrected.
 */
function told(fixture: Fixture, play: Play, body: Extract<EventBody, { type: 'result' }>): EventBody | null {
  const { inForce } = fixture;
  if (!inForce?.result) return body;
  const known = inForce.result.record;
  if (known === undefined || known === body.result.record) return null;
  const same = play.header.id !== undefined && known.includes(play.header.id);
  return same ? { type: 'corrected', fixture: fixture.id, of: inForce.event.id, result: body.result, note: '↺' } : null;
}

/** Takes in matches of a season that ended unnoticed, because a window was closed too soon. */
export async function bringAll(season: string): Promise<void> {
  for (const { id } of matchesFor(season)) {
    const play = await loadMatch(id);
    if (play.ok && play.value.over) await bringResult(id, play.value);
  }
}

/** Takes in matches at tables of the server that ended after their page was left, and says whether there was one. */
export async function bringFromTables(season: string): Promise<boolean> {
  const known = new Set(matchesFor(season).map(({ fixture }) => fixture));
  let brought = false;
  for (const { id, fixture } of tablesFor(season)) {
    const play = known.has(fixture) ? null : await playedAt(id);
    if (!play?.header.id) continue;
    linkMatch(play.header.id, { season, fixture });
    await bringResult(play.header.id, play);
    brought = true;
  }
  return brought;
}

/** The match of a table, once it is over and the server answers. */
async function playedAt(table: string): Promise<Play | null> {
  try {
    const { status, match } = await api().table(table);
    const play = status === 'over' ? await foldRecord(accept(await api().record(match))) : null;
    return play?.ok ? play.value : null;
  } catch (error) {
    // The page that opens the season the next time asks again.
    if (error instanceof ApiError) return null;
    throw error;
  }
}
