// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const take_part_back = {
  fr: 'Reprendre',
  en: 'Take back',
} as Message<never>;

export const finish_turn = {
  fr: 'Finir',
  en: 'Finish',
} as Message<never>;

export const correct_roll = {
  fr: 'Corriger ces dés',
  en: 'Correct these dice',
} as Message<never>;

export const nothing_entered = {
  fr: 'Rien encore',
  en: 'Nothing yet',
} as Message<never>;

export const what_may_follow = {
  fr: 'Coups possibles',
  en: 'Possible moves',
} as Message<never>;

export const effect_takes_ball = {
  fr: 'prend la balle',
  en: 'takes the ball',
} as Message<never>;

export const effect_passes = {
  fr: 'passe',
  en: 'passes',
} as Message<never>;

export const effect_scores = {
  fr: 'marque',
  en: 'scores',
} as Message<never>;

export const effect_captures = {
  fr: 'capture',
  en: 'captures',
} as Message<never>;

export const effect_releases = {
  fr: 'libère',
  en: 'releases',
} as Message<never>;

export const effect_wins = {
  fr: 'gagne',
  en: 'wins',
} as Message<never>;

export const to_play = {
  fr: 'à jouer',
  en: 'to play',
} as Message<never>;

export const taken_back = {
  fr: 'repris',
  en: 'taken back',
} as Message<never>;

export const match_over = {
  fr: 'Match terminé',
  en: 'Game over',
} as Message<never>;

export const match_sheet = {
  fr: 'Feuille de match',
  en: 'Match sheet',
} as Message<never>;

export const and_roll = {
  fr: '{move} et lancer',
  en: '{move} and roll',
} as Message<'move'>;
