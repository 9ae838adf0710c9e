import { type Level, levelsOf } from '@pocket-stadium/bots';
import type { Game, SeatHeader } from '@pocket-stadium/kernel';
import type { NewSeat } from '@pocket-stadium/protocol';
import { say } from '../../kit/lang.svelte.ts';
import * as houseWords from '../../words/house.ts';
import * as w from '../../words/online.ts';
import * as setupWords from '../../words/setup.ts';
import { settings } from '../settings.svelte.ts';
import { LEVEL_NAMES } from '../setup/lineup.ts';

/** Who a seat of a new table is for: the one who opens it, somebody beside them, whoever has the link, or a bot. */
export type For = 'me' | 'here' | 'open' | Level;

export interface SeatWish {
  for: For;
  /** The name of somebody here. */
  name: string;
}

/** The usual table: the one who opens it, and open seats. */
export function usualWishes(count: number): SeatWish[] {
  return Array.from({ length: count }, (_, seat) => ({ for: seat === 0 ? 'me' : 'open', name: '' }));
}

/** The seats of a match that was begun on this device: its people stay until they are invited elsewhere. */
export function wishesOf(seats: readonly SeatHeader[], game: Game): SeatWish[] {
  const levels = levelsOf(game.about.id);
  let mine = false;
  return seats.map(({ name, bot }) => {
    if (bot !== undefined) return { for: levels.find((level) => level === bot) ?? levels[0] ?? 'open', name: '' };
    const first = !mine;
    mine = true;
    return { for: first ? 'me' : 'open', name };
  });
}

export function newSeats(wishes: readonly SeatWish[], nickname: string): NewSeat[] {
  return wishes.map(({ for: who, name }, seat): NewSeat => {
    if (who === 'me') return { kind: 'me', name: nickname };
    if (who === 'here')
      return { kind: 'me', name: name.trim().slice(0, 24) || settings.names[seat] || say(setupWords.player_name, { number: seat + 1 }) };
    return who === 'open' ? { kind: 'open' } : { kind: 'bot', level: who };
  });
}

/** What can be chosen for a seat. */
export function choicesFor(game: Game): readonly { readonly value: For; readonly name: string }[] {
  return [
    { value: 'me', name: say(w.seat_me) },
    { value: 'open', name: say(w.seat_open) },
    { value: 'here', name: say(w.seat_here) },
    ...levelsOf(game.about.id).map((level) => ({ value: level, name: say(houseWords.bot_level, { level: say(LEVEL_NAMES[level]) }) })),
  ];
}
