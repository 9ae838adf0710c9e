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
  fr: 'Départagent une égalité ; sans elles, c’est un match nul.',
  en: 'They break a tie; without them it is a draw.',
} as Message<never>;

export const basic_table = {
  fr: 'Table de la formule de base',
  en: 'Table of the basic mode',
} as Message<never>;

export const basic_table_help = {
  fr: 'L’action de chaque total des deux dés, de 2 à 12.',
  en: 'The play for each total of the two dice, from 2 to 12.',
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

export const steals = {
  fr: 'Vols après un lancer',
  en: 'Steals after a pitch',
} as Message<never>;

export const steals_help = {
  fr: 'Un seul coureur, ou chacun une fois, l’un après l’autre.',
  en: 'One runner alone, or each of them once, one after the other.',
} as Message<never>;

export const steals_one = {
  fr: 'un coureur',
  en: 'one runner',
} as Message<never>;

export const steals_each = {
  fr: 'chaque coureur',
  en: 'each runner',
} as Message<never>;

export const steal_after_foul = {
  fr: 'Vol après une balle hors jeu',
  en: 'Steal after a foul ball',
} as Message<never>;

export const steal_after_foul_help = {
  fr: 'Sinon la balle est morte : personne ne court.',
  en: 'If not, the ball is dead: nobody runs.',
} as Message<never>;

export const react_to = {
  fr: 'La défense réagit',
  en: 'The defence reacts',
} as Message<never>;

export const react_to_help = {
  fr: 'À une bonne frappe seulement, ou à toute balle en jeu : sacrifices, double jeu et chandelle aussi. Jamais à un circuit.',
  en: 'To hits alone, or to every ball in play: sacrifices, double plays and pop outs too. Never to a home run.',
} as Message<never>;

export const react_to_hits = {
  fr: 'aux coups sûrs',
  en: 'to hits',
} as Message<never>;

export const react_to_in_play = {
  fr: 'à toute balle en jeu',
  en: 'to every ball in play',
} as Message<never>;

export const teams = {
  fr: 'Équipes',
  en: 'Teams',
} as Message<never>;

export const teams_help = {
  fr: 'Qui joue pour qui ; au moins une personne par équipe.',
  en: 'Who plays for whom; each team needs a player.',
} as Message<never>;
