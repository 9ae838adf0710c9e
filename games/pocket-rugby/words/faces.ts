// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const nina = {
  fr: 'Fonceuse : tente neuf coups de pied sur dix.',
  en: 'Dives in: takes nine kicks in ten.',
} as Message<never>;

export const gus = {
  fr: 'Tête en l’air : botte ou joue au hasard.',
  en: 'Head in the clouds: kicks or plays on by chance.',
} as Message<never>;

export const basile = {
  fr: 'Prudent : botte seulement sous un bon angle.',
  en: 'Careful: kicks from good angles only.',
} as Message<never>;

export const zoe = {
  fr: 'Joueuse : botte aussi sous un angle fermé.',
  en: 'Takes a chance: kicks from harder angles too.',
} as Message<never>;

export const ida = {
  fr: 'Calcule tout : joue la solution exacte.',
  en: 'Works it all out: plays the exact solution.',
} as Message<never>;
