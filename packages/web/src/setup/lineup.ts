import { type Level, levelsOf } from '@pocket-stadium/bots';
import type { Game, SeatHeader, Words } from '@pocket-stadium/kernel';
import { say } from '../../kit/lang.svelte.ts';
import * as w from '../../words/setup.ts';
import { settings } from '../settings.svelte.ts';

/** Who sits down: one person and bots, people passing the device, or bots alone. */
export const COMPANIES = ['bots', 'people', 'watch'] as const;
export type Company = (typeof COMPANIES)[number];

/** A place as it is filled in before the match; an empty name stands for the usual one. */
export interface Place {
  name: string;
  bot: Level | null;
}

const BOT_NAMES = ['Léon', 'Nina', 'Basile', 'Zoé', 'Gus', 'Paula', 'Oscar', 'Ida'];

/** The places of a company, with the names used last. */
export function placesFor(game: Game, company: Company, count: number): Place[] {
  const level = levelsOf(game.about.id)[0] ?? 'rookie';
  return Array.from({ length: count }, (_, seat) => {
    const person = company === 'people' || (company === 'bots' && seat === 0);
    return { name: person ? (settings.names[seat] ?? '') : '', bot: person ? null : level };
  });
}

export function usualName(place: Place, seat: number): string {
  return place.bot ? say(w.bot_name, { name: BOT_NAMES[seat % BOT_NAMES.length] ?? '' }) : say(w.player_name, { number: seat + 1 });
}

export function seatHeaders(places: readonly Place[]): SeatHeader[] {
  return places.map((place, seat) => {
    const name = place.name.trim().slice(0, 24) || usualName(place, seat);
    return place.bot ? { name, bot: place.bot } : { name };
  });
}

export const LEVEL_NAMES: Readonly<Record<Level, Words>> = {
  rookie: w.level_rookie,
  regular: w.level_regular,
  best: w.level_best,
};
