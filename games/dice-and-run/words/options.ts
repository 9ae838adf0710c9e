// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const mode = {
  fr: 'Formule',
  en: 'Mode',
} as Message<never>;

export const mode_help = {
  fr: 'La formule avancée ajoute le lancer secret, la réaction de la défense et les vols de base.',
  en: 'The advanced mode adds the secret pitch, the reaction of the defence and stolen bases.',
} as Message<never>;

export const mode_basic = {
  fr: 'de base',
  en: 'basic',
} as Message<never>;

export const mode_advanced = {
  fr: 'avancée',
  en: 'advanced',
} as Message<never>;

export const innings_help = {
  fr: '7 comme au softball, 9 comme au baseball.',
  en: '7 as in softball, 9 as in baseball.',
} as Message<never>;

export const extra_innings = {
  fr: 'Manches supplémentaires',
  en: 'Extra innings',
} as Message<never>;

export const extra_innings_help = {
  fr: 'Départagent une égalité ; sans elles, c’est un match nul.',
  en: 'They break a tie; without them it is a draw.',
} as Message<never>;

export const basic_table = {
  fr: 'Table de la formule de base',
  en: 'Table of the basic mode',
} as Message<never>;

export const basic_table_help = {
  fr: 'L’action de chaque total des deux dés, de 2 à 12.',
  en: 'The play for each sum of the two dice, from 2 to 12.',
} as Message<never>;

export const steal_duel = {
  fr: 'Duel du vol de base',
  en: 'Steal duel',
} as Message<never>;

export const steal_duel_help = {
  fr: 'Ce que le dé du coureur doit dépasser.',
  en: 'What the runner’s die must beat.',
} as Message<never>;

export const steal_duel_highest = {
  fr: 'le plus grand dé de la défense',
  en: 'the higher die of the defence',
} as Message<never>;

export const steal_duel_sum = {
  fr: 'la somme des dés de la défense',
  en: 'the sum of the defence’s dice',
} as Message<never>;

export const steal_duel_lowest = {
  fr: 'le plus petit dé de la défense',
  en: 'the lower die of the defence',
} as Message<never>;
