// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const board = {
  fr: 'Plateau',
  en: 'Board',
} as Message<never>;

export const home = {
  fr: 'marbre',
  en: 'home',
} as Message<never>;

export const dugout = {
  fr: 'abri',
  en: 'dugout',
} as Message<never>;

export const outs = {
  fr: 'Retraits',
  en: 'Outs',
} as Message<never>;

export const balls = {
  fr: 'Balles',
  en: 'Balls',
} as Message<never>;

export const strikes = {
  fr: 'Prises',
  en: 'Strikes',
} as Message<never>;

export const home_letter = {
  fr: 'R',
  en: 'H',
} as Message<never>;

export const visitors_letter = {
  fr: 'V',
  en: 'V',
} as Message<never>;
