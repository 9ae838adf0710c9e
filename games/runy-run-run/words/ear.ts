// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const stand = {
  fr: '{seat}, {side} : {loose, plural, =0 {aucun pion libre} other {{free}}}{count, plural, =0 {.} other { ; prisonniers en {held}.}}',
  en: '{seat}, {side}: {loose, plural, =0 {no pawn free} other {{free}}}{count, plural, =0 {.} other {; prisoners on {held}.}}',
} as Message<'seat' | 'side' | 'loose' | 'free' | 'count' | 'held'>;

export const clock = {
  fr: 'Tour {round}, {last} au plus.',
  en: 'Round {round}, {last} at most.',
} as Message<'round' | 'last'>;

export const in_round = {
  fr: 'au tour {round}',
  en: 'in round {round}',
} as Message<'round'>;
