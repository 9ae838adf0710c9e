// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const keys = {
  fr: 'Flèches pour se déplacer, Début et Fin pour les bouts d’une rangée, Entrée pour choisir, Échap pour reposer, Retour arrière pour reprendre, z pour finir le tour, point d’interrogation pour entendre la position. On peut aussi taper les cases, par exemple c2 c3, puis Entrée.',
  en: 'Arrows to move about, Home and End to the ends of a row, Enter to choose, Escape to put down, Backspace to take back, z to finish the turn, question mark to hear the position. Cells can be typed too, for example c2 c3, then Enter.',
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
  fr: '{content} en {cell}. Vers : {targets}.',
  en: '{content} on {cell}. To: {targets}.',
} as Message<'content' | 'cell' | 'targets'>;

export const put_down = {
  fr: 'Reposé.',
  en: 'Put down.',
} as Message<never>;

export const forgotten = {
  fr: 'Effacé.',
  en: 'Cleared.',
} as Message<never>;

export const no_cell = {
  fr: 'Il n’y a pas de case {cell}.',
  en: 'There is no cell {cell}.',
} as Message<'cell'>;

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

export const enlarge = {
  fr: 'Agrandir les cases',
  en: 'Enlarge the cells',
} as Message<never>;

export const finish_key = {
  fr: 'Finissez le tour avec z.',
  en: 'Finish the turn with z.',
} as Message<never>;

export const nothing_there = {
  fr: '{cell} : {content}, rien à prendre.',
  en: '{cell}: {content}, nothing to pick up.',
} as Message<'cell' | 'content'>;
