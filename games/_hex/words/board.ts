// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const keys = {
  fr: 'Flèches pour se déplacer, Entrée pour choisir, Échap pour reposer, Retour arrière pour reprendre, point d’interrogation pour entendre la position. On peut aussi taper les cases, par exemple c2 c3, puis Entrée.',
  en: 'Arrows to move about, Enter to choose, Escape to put down, Backspace to take back, question mark to hear the position. Cells can be typed too, for example c2 c3, then Enter.',
} as Message<never>;

export const picked_up = {
  fr: 'en main',
  en: 'picked up',
} as Message<never>;

export const can_move = {
  fr: 'peut bouger',
  en: 'can move',
} as Message<never>;

export const picked = {
  fr: '{content} en {cell}. Vers : {targets}.',
  en: '{content} on {cell}. To: {targets}.',
} as Message<'content' | 'cell' | 'targets'>;

export const put_down = {
  fr: 'Reposé.',
  en: 'Put down.',
} as Message<never>;

export const go_there = {
  fr: 'y aller',
  en: 'go there',
} as Message<never>;

export const with_die = {
  fr: 'dé {die}',
  en: 'die {die}',
} as Message<'die'>;

export const free = {
  fr: 'libre',
  en: 'free',
} as Message<never>;
