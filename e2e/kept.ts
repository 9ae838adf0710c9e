import { dailyHeader, dailySeed, loadBot, matchOfTheDay, playDaily } from '@pocket-stadium/bots';
import { botRandom, seededFaces } from '@pocket-stadium/dice';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { type Game, makeRecordJson } from '@pocket-stadium/kernel';
import { playedMatch } from './records.ts';

/** What a browser has kept of somebody who comes back, by key. */
type Kept = Readonly<Record<string, string>>;

const ID = 'c0ffee00c0ffee00c0ffee00c0ffee19';

/** A costly choice that is due, and what several kinds of choices gave away. */
export function keptMistakes(): Kept {
  const match = playedMatch('pocket-rugby', 'seed', { minutes: 40 }, 'a');
  const at = match.entries.findIndex((entry) => entry.type === 'move' && entry.move === 'kick');
  const kick = match.entries[at];
  if (kick?.type !== 'move') throw new Error('nobody kicks');
  const gameId = 'pocket-rugby';
  const record = makeRecordJson({ ...match, entries: match.entries.slice(0, at) });
  const mistake = { gameId, record, seat: kick.seat, best: 'play', made: 'kick', chances: [0.52, 0.46], due: '2026-11-16', known: 0 };
  const given = [
    { gameId, why: 'penalty-won', kind: 'kick_side', count: 4, cost: 0.12 },
    { gameId, why: 'penalty-won', kind: 'play_front', count: 2, cost: 0.05 },
    { gameId, why: 'drop-or-fifty22', move: 'drop', count: 1, cost: 0.02 },
  ];
  const matches = [{ id: ID, gameId, estimated: false }];
  return { 'pocket-stadium:mistakes': JSON.stringify({ matches, mistakes: [mistake], given }) };
}

/** A journey with ratings that are proved, and with estimates. */
export function keptJourney(): Kept {
  const played = (id: string, game: string, estimated: boolean) => ({
    ...{ id, game, date: '2026-11-16', here: [0], winners: [0], draw: false },
    seats: [{ name: 'Lucie' }, { name: 'Gus', bot: 'gus' }],
    honours: { 0: { records: { points: 31 }, trophies: [] } },
    rated: { winning: 1, choosing: 0.58, start: 0.5, decisions: 9, cost: 0.11, ...(estimated && { estimated }) },
  });
  const matches = [played('1', 'pocket-rugby', false), played('2', 'pocket-rugby', false), played('3', 'runy-run-run', true)];
  return { 'pocket-stadium:journey': JSON.stringify({ version: 1, matches }), ...keptMistakes() };
}

/** The match of a day, played to its end. */
export async function keptDaily(date: string): Promise<Kept> {
  const daily = await matchOfTheDay(date);
  const game = daily && GAMES.get(daily.gameId);
  const header = daily && game ? dailyHeader(game as Game, daily, 'Lucie') : null;
  if (!daily || !game || !header?.ok) throw new Error(`nothing on ${date}`);
  const seed = dailySeed(date);
  const sources = {
    faces: (rolls: number, dice: number) => seededFaces(seed, rolls, dice),
    random: (rolls: number) => botRandom(seed, rolls),
  };
  const play = playDaily(game as Game, header.value, await loadBot(daily.gameId, 'best'), sources, null);
  if (!play) throw new Error('the match is not over');
  return { [`pocket-stadium:match:${header.value.id}`]: makeRecordJson(play.match) };
}
