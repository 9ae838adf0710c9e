// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const nina = {
  fr: 'Fonceuse : frappe deux lancers sur trois.',
  en: 'Dives in: swings at two pitches in three.',
} as Message<never>;

export const gus = {
  fr: 'Tête en l’air : réagit à une frappe sur quatre.',
  en: 'Head in the clouds: reacts to one hit in four.',
} as Message<never>;

export const basile = {
  fr: 'Prudent : attend deux strikes, ne vole jamais.',
  en: 'Careful: waits for two strikes, never steals.',
} as Message<never>;

export const zoe = {
  fr: 'Joueuse : frappe tôt, envoie ses coureurs.',
  en: 'Takes a chance: swings early, sends runners.',
} as Message<never>;

export const ida = {
  fr: 'Calcule tout : joue la solution exacte.',
  en: 'Works it all out: plays the exact solution.',
} as Message<never>;
