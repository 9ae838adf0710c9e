// Written by `npm run words` from fr.json, en.json.
import type { Message } from '../src/words.ts';

export const prompt_roll_off = {
  fr: '{seat, select, you {Vous lancez} other {{seat} lance}} pour savoir qui commence.',
  en: '{seat, select, you {You roll} other {{seat} rolls}} to see who begins.',
} as Message<'seat'>;

export const fact_roll_off = {
  fr: '{seat, select, you {Vous faites} other {{seat} fait}} {sum}.',
  en: '{seat, select, you {You roll} other {{seat} rolls}} {sum}.',
} as Message<'seat' | 'sum'>;

export const fact_roll_off_tie = {
  fr: 'Égalité à {sum} : on relance.',
  en: 'A tie at {sum}: roll again.',
} as Message<'sum'>;

export const fact_roll_off_won = {
  fr: '{seat, select, you {Vous faites le plus haut, {sum}, et commencez.} other {{seat} fait le plus haut, {sum}, et commence.}}',
  en: '{seat, select, you {You roll highest, {sum}, and begin.} other {{seat} rolls highest, {sum}, and begins.}}',
} as Message<'seat' | 'sum'>;
