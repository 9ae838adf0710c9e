// Written by `npm run words` from fr.json, en.json.
import type { Message } from '../src/words.ts';

export const won = {
  fr: '{winners, select, you {Vous gagnez !} other {{winners} gagne !}}',
  en: '{winners, select, you {You win!} other {{winners} wins!}}',
} as Message<'winners'>;

export const won_together = {
  fr: '{winners} gagnent !',
  en: '{winners} win!',
} as Message<'winners'>;

export const drawn = {
  fr: 'Match nul entre {winners}.',
  en: 'A draw between {winners}.',
} as Message<'winners'>;

export const list_more = {
  fr: '{list}, {next}',
  en: '{list}, {next}',
} as Message<'list' | 'next'>;

export const list_last = {
  fr: '{list} et {last}',
  en: '{list} and {last}',
} as Message<'list' | 'last'>;

export const you = {
  fr: 'Vous',
  en: 'You',
} as Message<never>;

export const won_with_you = {
  fr: 'Votre équipe gagne !',
  en: 'Your team wins!',
} as Message<never>;
