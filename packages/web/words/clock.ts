// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const clock = {
  fr: 'Pendule',
  en: 'Clock',
} as Message<never>;

export const none = {
  fr: 'Sans',
  en: 'None',
} as Message<never>;

export const own = {
  fr: 'La vôtre',
  en: 'Your own',
} as Message<never>;

export const own_minutes = {
  fr: 'Minutes par joueur',
  en: 'Minutes each',
} as Message<never>;

export const own_increment = {
  fr: 'Secondes ajoutées par tour',
  en: 'Seconds added after a turn',
} as Message<never>;

export const increment = {
  fr: '+ {seconds} s par tour',
  en: '+ {seconds} s a turn',
} as Message<'seconds'>;

export const tap = {
  fr: 'Finir le tour, il vous reste {time}',
  en: 'Finish the turn, {time} left',
} as Message<'time'>;
