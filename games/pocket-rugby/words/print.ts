// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const title = {
  fr: 'Feuille de match',
  en: 'Match sheet',
} as Message<never>;

export const name = {
  fr: 'Nom',
  en: 'Name',
} as Message<never>;

export const yellow = {
  fr: 'jaune',
  en: 'yellow',
} as Message<never>;

export const red = {
  fr: 'rouge',
  en: 'red',
} as Message<never>;

export const final_score = {
  fr: 'Score final : ______ – ______',
  en: 'Final score: ______ – ______',
} as Message<never>;

export const yellows = {
  fr: 'Jaunes : ______ – ______',
  en: 'Yellows: ______ – ______',
} as Message<never>;

export const reds = {
  fr: 'Rouges : ______ – ______',
  en: 'Reds: ______ – ______',
} as Message<never>;
