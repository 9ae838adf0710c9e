import { type Game, type Header, newHeader, type OptionValues, Play, type Random, type Result, viewOf } from '@pocket-stadium/kernel';
import { type Bot, DAILY_SEAT, dailyId, dailySeed } from '../../kit/index.ts';
import { dayNumber } from '../puzzles/day.ts';
import { GAMES_WITH_PUZZLES, loadPuzzles } from '../puzzles/load.ts';

/** A match with the same dice for everybody: the game, and how it is played. */
export interface DailyMatch {
  readonly date: string;
  readonly gameId: string;
  readonly options: OptionValues;
}

/** The match of a calendar date: the games that offer one take turns, in the order of the shelf. */
export async function matchOfTheDay(date: string): Promise<DailyMatch | null> {
  const day = dayNumber(date);
  if (day === null) return null;
  const offered = (
    await Promise.all(GAMES_WITH_PUZZLES.map(async (gameId) => ({ gameId, options: (await loadPuzzles(gameId))?.match })))
  ).flatMap(({ gameId, options }) => (options ? [{ date, gameId, options }] : []));
  return offered[day % offered.length] ?? null;
}

/** Its header, for a person of a name. */
export function dailyHeader(game: Game, { date, options }: DailyMatch, name: string): Result<Header> {
  const seats = [{ name }, { name: 'Ida', bot: 'best', face: 'ida' }];
  return newHeader(game, { seats, options, dice: { kind: 'seed', seed: dailySeed(date) }, id: dailyId(date), date });
}

/** Where a match of the day gets its numbers from, by the number of rolls before: the same for everybody. */
export interface DailySources {
  faces(rolls: number, dice: number): readonly number[];
  random(rolls: number): Random;
}

const GIVEN_UP = '!';
const BASE = 36;

/** The person's choices of a match of the day, a letter each: all that others need to see the same match. */
export function dailyCode(play: Play): string {
  const { game, header } = play;
  let state = Play.start(game, header).state;
  let code = '';
  for (const { entry, state: after } of play.history()) {
    if (entry.type === 'move' && entry.seat === DAILY_SEAT) code += game.moves(state).indexOf(entry.move).toString(BASE);
    state = after;
  }
  return play.outcome?.by === 'forfeit' ? code + GIVEN_UP : code;
}

/**
 * Plays a match of the day: with the choices of a code, or without one as the best bot would, which does not know the
 * dice either. Null where the code fits no match.
 */
export function playDaily(game: Game, header: Header, bot: Bot, { faces, random }: DailySources, code: string | null): Play | null {
  const play = Play.start(game, header);
  let at = 0;
  while (!play.over) {
    const { next, rolls } = play;
    if (next.kind === 'over') break;
    const { seat } = next;
    if (next.kind === 'roll') {
      play.append({ type: 'roll', seat, faces: faces(rolls, next.dice), from: 'seed' });
      continue;
    }
    const told = code !== null && seat === DAILY_SEAT ? (code[at++] ?? '') : null;
    if (told === GIVEN_UP) {
      play.append({ type: 'forfeit', seat });
      break;
    }
    const move =
      told === null
        ? bot.choose(game, viewOf(game, play.state, seat), seat, {}, random(rolls))
        : game.moves(play.state)[Number.parseInt(told, BASE)];
    if (move === undefined || play.append({ type: 'move', seat, move })) return null;
  }
  return play.over && (code === null || at === code.length) ? play : null;
}

/** Whether a text may be a code: what comes in a link is looked at before it is kept. */
export const isDailyCode = (text: string): boolean => /^(?=.)[0-9a-z]{0,2000}!?$/.test(text);
