// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const aim_high = {
  fr: 'Le but : marquer plus que l’autre. Vous êtes Lucie. Deux dés ratent moins souvent qu’un : visez la lucarne.',
  en: 'The aim: to score more than the other. You are Lucie. Two dice fail less often than one: aim for the top corner.',
} as Message<never>;

export const not_low = {
  fr: 'Plutôt la lucarne : un seul dé rate une fois sur trois.',
  en: 'The top corner, rather: a single die fails one time in three.',
} as Message<never>;

export const throw_two = {
  fr: 'Lancez : tout sauf un double est un but.',
  en: 'Throw: anything but a double is a goal.',
} as Message<never>;

export const his_turn = {
  fr: 'But ! À Sami, qui tire au ras du sol.',
  en: 'Goal! Sami’s turn, and he shoots low.',
} as Message<never>;

export const throw_one = {
  fr: 'Lancez pour lui : il lui faut 3 ou plus.',
  en: 'Throw for him: he needs 3 or more.',
} as Message<never>;

export const end = {
  fr: 'Arrêt du gardien : Lucie mène. La suite est à vous.',
  en: 'The keeper saves it, and Lucie leads. The rest is yours.',
} as Message<never>;
