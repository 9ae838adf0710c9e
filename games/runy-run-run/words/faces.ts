// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const nina = {
  fr: 'Rate une capture sur trois.',
  en: 'Misses one capture in three.',
} as Message<never>;

export const gus = {
  fr: 'Tête en l’air : rate trois captures sur quatre.',
  en: 'Head in the clouds: misses three captures in four.',
} as Message<never>;

export const basile = {
  fr: 'Prudent : compte chaque danger sur 36 lancers.',
  en: 'Careful: counts every danger over 36 throws.',
} as Message<never>;

export const zoe = {
  fr: 'Joueuse : risque les siens pour une capture.',
  en: 'Takes a chance: risks her own for a capture.',
} as Message<never>;

export const ida = {
  fr: 'Calcule tout : essaie beaucoup de lancers d’avance.',
  en: 'Works it all out: tries many throws ahead.',
} as Message<never>;
