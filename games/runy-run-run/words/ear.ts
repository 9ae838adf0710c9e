// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const stand = {
  fr: '{seat}, {side} : {free}{count, plural, =0 {.} other { ; prisonniers en {held}.}}',
  en: '{seat}, {side}: {free}{count, plural, =0 {.} other {; prisoners on {held}.}}',
} as Message<'seat' | 'side' | 'free' | 'count' | 'held'>;

export const clock = {
  fr: 'Tour {round}, {last} au plus.',
  en: 'Round {round}, {last} at most.',
} as Message<'round' | 'last'>;

export const in_round = {
  fr: 'au tour {round}',
  en: 'in round {round}',
} as Message<'round'>;
