import {
  DAILY_SEAT,
  type DailySources,
  dailyCode,
  dailyDate,
  dailyHeader,
  dailyId,
  dailySeed,
  isDailyCode,
  loadBot,
  matchOfTheDay,
  playDaily,
} from '@pocket-stadium/bots';
import { botRandom, seededFaces } from '@pocket-stadium/dice';
import type { Entry, Game, Play } from '@pocket-stadium/kernel';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../shelf/rules.ts';

const DATES = ['2026-11-17', '2026-11-18'];

function sourcesOf(date: string): DailySources {
  const seed = dailySeed(date);
  return { faces: (rolls, dice) => seededFaces(seed, rolls, dice), random: (rolls) => botRandom(seed, rolls) };
}

async function playOf(date: string, code: string | null): Promise<Play | null> {
  const daily = await matchOfTheDay(date);
  const game = GAMES.get(daily?.gameId ?? '') as Game;
  const header = daily && dailyHeader(game, daily, 'Me');
  if (!header?.ok) throw new Error('no match');
  return playDaily(game, header.value, await loadBot(daily?.gameId ?? '', 'best'), sourcesOf(date), code);
}

/** The throws of a match, in their order. */
const thrown = (play: Play): string[] =>
  play.entries.flatMap((entry: Entry) => (entry.type === 'roll' ? [entry.faces?.join('') ?? ''] : []));

describe('the match of the day', () => {
  it('comes from the calendar date alone, the games in turn', async () => {
    const games = await Promise.all(['16', '17', '18', '19'].map(async (day) => (await matchOfTheDay(`2026-11-${day}`))?.gameId));
    expect(games).toEqual(['dice-and-run', 'pocket-rugby', 'dice-and-run', 'pocket-rugby']);
    expect(await matchOfTheDay('2026-11-15')).toBeNull();
    expect(await matchOfTheDay('nonsense')).toBeNull();
    expect(dailyDate(dailyId('2026-11-17'))).toBe('2026-11-17');
    for (const id of [undefined, '', 'da11', 'c0ffee00c0ffee00c0ffee00c0ffee19']) expect(dailyDate(id)).toBeNull();
  });

  it.each(DATES)('of %s is the same for everybody who chooses the same, and a code tells it all', async (date) => {
    const best = await playOf(date, null);
    const again = await playOf(date, null);
    if (!best || !again) throw new Error('not played');
    expect(again.entries).toEqual(best.entries);
    const code = dailyCode(best);
    expect(isDailyCode(code)).toBe(true);
    expect((await playOf(date, code))?.entries).toEqual(best.entries);
    // The code contains nobody's name.
    expect(code).not.toContain('Me');
  });

  it.each(DATES)('of %s has the same dice, throw by throw, for those who choose otherwise', async (date) => {
    const best = await playOf(date, null);
    const daily = await matchOfTheDay(date);
    const game = GAMES.get(daily?.gameId ?? '') as Game;
    const header = daily && dailyHeader(game, daily, 'Me');
    if (!best || !header?.ok) throw new Error('not played');
    const first = { choose: (of: Game, state: unknown) => of.moves(state)[0] as string };
    const other = playDaily(game, header.value, first, sourcesOf(date), null);
    if (!other) throw new Error('not played');
    const [ones, others] = [thrown(best), thrown(other)];
    const both = Math.min(ones.length, others.length);
    const same = Array.from({ length: both }, (_, i) => {
      const [a = '', b = ''] = [ones[i], others[i]];
      return a.startsWith(b) || b.startsWith(a);
    });
    expect(same.every(Boolean)).toBe(true);
    expect(dailyCode(other)).not.toBe(dailyCode(best));
  });

  it('refuses a code of another match', async () => {
    const [date = ''] = DATES;
    const best = await playOf(date, null);
    const code = best ? dailyCode(best) : '';
    for (const wrong of ['', code.slice(0, -1), `${code}0`, 'z'.repeat(code.length)]) expect(await playOf(date, wrong)).toBeNull();
    for (const text of ['', '#', 'A', '0'.repeat(3000), '0!0']) expect(isDailyCode(text)).toBe(false);
  });

  it('may be given up, and the code says so', async () => {
    const [date = ''] = DATES;
    const given = await playOf(date, '!');
    expect(given?.outcome).toMatchObject({ by: 'forfeit', winners: [DAILY_SEAT + 1] });
    expect(given && dailyCode(given)).toBe('!');
  });
});
