// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const players_title = {
  fr: 'Joueurs à plier',
  en: 'Players to fold',
} as Message<never>;

export const fold_how = {
  fr: 'Découpez chaque joueur, pliez-le au milieu, dos à dos, et repliez les deux pieds vers l’extérieur : il tient debout. Les joueurs vides sont à dessiner ; leurs pieds disent leur équipe.',
  en: 'Cut out each player, fold it in the middle, back to back, and fold both feet outwards: it stands. Draw the blank ones yourself; their feet say which team they are on.',
} as Message<never>;

export const counters_title = {
  fr: 'Jetons et dés',
  en: 'Counters and dice',
} as Message<never>;

export const counters_how = {
  fr: 'Collez la page sur du carton, puis découpez. Quatre dés : deux pour le lanceur, qui les cache, deux pour le frappeur.',
  en: 'Glue the page onto card, then cut. Four dice: two for the pitcher, who hides them, two for the batter.',
} as Message<never>;

export const counter_strike = {
  fr: 'STRIKE',
  en: 'STRIKE',
} as Message<never>;

export const counter_ball = {
  fr: 'BALL',
  en: 'BALL',
} as Message<never>;

export const counter_runs = {
  fr: 'POINTS',
  en: 'RUNS',
} as Message<never>;
