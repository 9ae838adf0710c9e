// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const goal = {
  fr: 'Lucarne : un 2 et un 5 diffèrent, c’est un but.',
  en: 'Top corner: a 2 and a 5 differ, a goal.',
} as Message<never>;

export const saved = {
  fr: 'Lucarne : un double 4, et le gardien arrête le tir.',
  en: 'Top corner: two 4s, and the keeper saves the shot.',
} as Message<never>;
