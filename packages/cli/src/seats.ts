import { characterOf, FACES, freeName, type Level, levelsOf, USUAL_FACE } from '@pocket-stadium/bots';
import { fill, type Game, isName, type Lang, newHeader, type SeatHeader } from '@pocket-stadium/kernel';
import * as w from '../words/seats.ts';
import { EXIT, refusedAs, wrongUse } from './failure.ts';

/**
 * Who sits where, from `Lucie,bot:rookie,bot:gus,Max=bot` or a number of seats. Without a text: one person against
 * bots, or bots alone, with as few seats as the game allows. A bot with a face goes by its name.
 */
export function seatsFrom(game: Game, text: string | undefined, who: 'people' | 'bots', lang: Lang): SeatHeader[] {
  const { min } = game.about.seats;
  const given = text?.trim() ?? '';
  const first = who === 'people' ? '' : 'bot';
  const items = given === '' ? [first, ...new Array<string>(min - 1).fill('bot')] : splitSeats(given, first);
  const seats = numbered(items.map((item, seat) => seatFrom(game, item, seat, who, lang)));
  // Only the number of seats is looked at here; the options are checked with the rest of the header.
  const checked = newHeader(game, { seats, dice: { kind: 'hand' } });
  if (!checked.ok && checked.problem.code === 'bad-seats') throw refusedAs(EXIT.usage, checked.problem);
  return seats;
}

/** What a person is called who gave no name. */
export const personName = (seat: number, lang: Lang): string => fill(w.person, { number: seat + 1 }, lang);

function splitSeats(given: string, each: string): string[] {
  if (/^\d{1,3}$/.test(given)) return new Array<string>(Number(given)).fill(each);
  return given.split(',').map((item) => item.trim());
}

/** The faces that have a manner of their own in a game; none where all play alike. */
export const faceNames = (game: Game) => (levelsOf(game.about.id).length > 1 ? FACES : []);

/** What is typed for the bot that sits opposite somebody who chose nobody. */
export const usualBot = (game: Game): string => (faceNames(game).length > 0 ? `bot:${USUAL_FACE}` : 'bot');

function seatFrom(game: Game, item: string, seat: number, who: 'people' | 'bots', lang: Lang): SeatHeader {
  const levels = levelsOf(game.about.id);
  const [, named, given] = /^(?:(.*)=)?bot(?::(.*))?$/i.exec(item) ?? [];
  const isBot = /^(?:.*=)?bot(?::.*)?$/i.test(item);
  if (!isBot && who === 'bots') throw wrongUse(w.bots_only, { given: item, known: levels[0] });
  const bot = isBot ? botFrom(game, given) : null;
  const usual = bot ? (bot.face?.name ?? fill(w.bot, { number: seat + 1 }, lang)) : personName(seat, lang);
  const name = (isBot ? named : item)?.trim() || usual;
  if (!isName(name)) throw wrongUse(w.bad_name, { given: name });
  if (!bot) return { name };
  return bot.face ? { name, bot: bot.level, face: bot.face.id } : { name, bot: bot.level };
}

/** A bot by its level or its face. In a game without choices every face plays alike. */
function botFrom(game: Game, given: string | undefined) {
  const asked = given?.trim().normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const face = characterOf(asked);
  if (!face) return { level: levelNamed(game, given), face: null };
  return { level: levelsOf(game.about.id).find((known) => known === face.level) ?? levelNamed(game, undefined), face };
}

/** Two who go by one name because they have one face are told apart by a number. */
function numbered(seats: readonly SeatHeader[]): SeatHeader[] {
  const taken = new Set(seats.flatMap(({ name, face }) => (face === undefined ? [name] : [])));
  return seats.map((seat) => {
    if (seat.face === undefined) return seat;
    const name = freeName(seat.name, (one) => taken.has(one));
    taken.add(name);
    return { ...seat, name };
  });
}

function levelNamed(game: Game, given: string | undefined): Level {
  const levels = levelsOf(game.about.id);
  const level = given === undefined ? levels[0] : levels.find((known) => known === given.trim().toLowerCase());
  if (level === undefined) throw wrongUse(w.bad_level, { given: given ?? '', game: game.about.names, known: [...levels, ...FACES] });
  return level;
}

/** The level of a seat of a record, as today's bots know it; null where a person sits. */
export function levelOf(game: Game, { bot }: SeatHeader): Level | null {
  return bot === undefined ? null : levelNamed(game, bot);
}
