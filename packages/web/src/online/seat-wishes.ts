import { characterOf, type FaceId, type Level, levelsOf, USUAL_FACE } from '@pocket-stadium/bots';
import type { Game, SeatHeader } from '@pocket-stadium/kernel';
import type { NewSeat } from '@pocket-stadium/protocol';
import { say } from '../../kit/lang.svelte.ts';
import * as w from '../../words/online.ts';
import * as setupWords from '../../words/setup.ts';
import { settings } from '../settings.svelte.ts';
import { botPlan } from '../setup/lineup.ts';

/** Who a seat of a new table is for: the one who opens it, somebody beside them, whoever has the link, or a bot. */
export type For = 'me' | 'here' | 'open' | 'bot';

export interface SeatWish {
  for: For;
  /** The name of somebody here. */
  name: string;
  /** The bot, where one sits there. */
  level: Level;
  face: FaceId | null;
}

const USUAL_BOT = { level: 'rookie', face: USUAL_FACE } as const;

/** The usual table: the one who opens it, and open seats. */
export function usualWishes(count: number): SeatWish[] {
  return Array.from({ length: count }, (_, seat) => ({ for: seat === 0 ? 'me' : 'open', name: '', ...USUAL_BOT }));
}

/** A bot with a face for a seat. */
export function botWish(game: Game, face: FaceId): Pick<SeatWish, 'level' | 'face'> {
  return { level: botPlan(game, face).bot ?? USUAL_BOT.level, face };
}

/** The seats of a match that was begun on this device: its people stay until they are invited elsewhere, its bots sit down with their faces. */
export function wishesOf(seats: readonly SeatHeader[], game: Game): SeatWish[] {
  const levels = levelsOf(game.about.id);
  let mine = false;
  return seats.map(({ name, bot, face }): SeatWish => {
    const known = characterOf(face)?.id;
    const level = levels.find((one) => one === bot) ?? levels[0];
    if (bot !== undefined && level) {
      const same = known && botWish(game, known);
      return { for: 'bot', name: '', level, face: same?.level === level ? same.face : null };
    }
    const first = !mine;
    mine = true;
    return { for: first ? 'me' : 'open', name, ...USUAL_BOT };
  });
}

export function newSeats(wishes: readonly SeatWish[], nickname: string): NewSeat[] {
  return wishes.map(({ for: who, name, level, face }, seat): NewSeat => {
    if (who === 'me') return { kind: 'me', name: nickname };
    if (who === 'here')
      return { kind: 'me', name: name.trim().slice(0, 24) || settings.names[seat] || say(setupWords.player_name, { number: seat + 1 }) };
    return who === 'open' ? { kind: 'open' } : { kind: 'bot', level, ...(face && { face }) };
  });
}

/** What can be chosen for a seat. */
export function seatChoices(): readonly { readonly value: For; readonly name: string }[] {
  return [
    { value: 'me', name: say(w.seat_me) },
    { value: 'open', name: say(w.seat_open) },
    { value: 'here', name: say(w.seat_here) },
    { value: 'bot', name: say(w.bot) },
  ];
}

/** Who sits there by a wish, in a word. */
export function wishWord({ for: who, face }: SeatWish): string {
  const bot = who === 'bot' && face ? characterOf(face)?.name : undefined;
  return bot ?? seatChoices().find(({ value }) => value === who)?.name ?? '';
}
