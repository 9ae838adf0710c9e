// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const innings = {
  fr: 'Nombre de manches',
  en: 'Number of innings',
} as Message<never>;

export const walk_off = {
  fr: 'Fin dès que c’est gagné',
  en: 'Walk-off',
} as Message<never>;

export const walk_off_help = {
  fr: 'En dernière manche, le dernier camp à la frappe s’arrête dès qu’il mène.',
  en: 'In the last inning the side that bats last stops as soon as it leads.',
} as Message<never>;

export const first = {
  fr: 'Qui passe à la frappe en premier',
  en: 'Who bats first',
} as Message<never>;
