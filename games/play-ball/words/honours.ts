// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const goal = {
  fr: 'Le but le plus rapide',
  en: 'Fastest goal',
} as Message<never>;

export const goal_told = {
  fr: 'au {value, plural, =1 {premier} =2 {deuxième} =3 {troisième} other {#ᵉ}} tour de la manche',
  en: 'in {value, plural, one {# turn} other {# turns}}',
} as Message<'value'>;

export const clean = {
  fr: 'Cage inviolée',
  en: 'Clean sheet',
} as Message<never>;

export const clean_told = {
  fr: 'Un match gagné sans prendre un but. Le filet est comme neuf.',
  en: 'Won without conceding a goal. The net is as good as new.',
} as Message<never>;

export const thief = {
  fr: 'Pickpocket',
  en: 'Pickpocket',
} as Message<never>;

export const thief_told = {
  fr: 'Cinq balles volées dans un match. On vérifie ses poches en partant.',
  en: 'Five balls stolen in a match. Check your pockets on the way out.',
} as Message<never>;

export const once = {
  fr: 'Déjà ?',
  en: 'Already?',
} as Message<never>;

export const once_told = {
  fr: 'Un but au premier tour. Le public s’asseyait encore.',
  en: 'A goal on the very first turn. The crowd was still sitting down.',
} as Message<never>;
