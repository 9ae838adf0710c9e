// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const summary = {
  fr: 'les chiffres exacts d’un jeu résolu',
  en: 'the exact figures of a game that is solved',
} as Message<never>;

export const unsolved = {
  fr: '{game} n’est pas résolu. Jeux résolus : {known}.',
  en: '{game} is not solved. Games that are: {known}.',
} as Message<'game' | 'known'>;

export const working = {
  fr: 'calcul',
  en: 'working',
} as Message<never>;

export const solve_summary = {
  fr: 'recalculer la table d’un jeu résolu et la garder',
  en: 'work out the table of a solved game again and keep it',
} as Message<never>;

export const kept = {
  fr: '{game} : table gardée, {size} Ko. {file}',
  en: '{game}: table kept, {size} kB. {file}',
} as Message<'game' | 'size' | 'file'>;

export const review_summary = {
  fr: 'revoir une partie : la chance et les choix',
  en: 'review a match: luck and decisions',
} as Message<never>;

export const nobody = {
  fr: 'Pour {game} avec ces places, personne ne sait ce que vaut une position.',
  en: 'For {game} with these seats nobody knows what a position is worth.',
} as Message<'game'>;

export const exact = {
  fr: 'Valeurs exactes.',
  en: 'Exact values.',
} as Message<never>;

export const almost = {
  fr: 'Valeurs d’une table réduite, exactes à {error} près au coup d’envoi. Table complète : stadium solve {game}',
  en: 'Values from a reduced table, exact to {error} at kick-off. Full table: stadium solve {game}',
} as Message<'error' | 'game'>;

export const simulation = {
  fr: 'Estimation : valeurs tirées de parties simulées, à {error} près environ.',
  en: 'An estimate: values from simulated matches, within about {error}.',
} as Message<'error'>;

export const search = {
  fr: 'Estimation : valeurs tirées d’une recherche.',
  en: 'An estimate: values from a search.',
} as Message<never>;

export const legend = {
  fr: 'À droite, les chances de gagner après chaque entrée ; chance et coût en points de pourcentage.',
  en: 'On the right the chances to win after each entry; luck and cost in percentage points.',
} as Message<never>;

export const luck = {
  fr: 'chance {value}',
  en: 'luck {value}',
} as Message<'value'>;

export const cost = {
  fr: 'coût {value}',
  en: 'cost {value}',
} as Message<'value'>;

export const better = {
  fr: 'coût {value} ; mieux : {move}',
  en: 'cost {value}; better: {move}',
} as Message<'value' | 'move'>;

export const start = {
  fr: 'Au départ',
  en: 'At the start',
} as Message<never>;

export const seat = {
  fr: 'Place',
  en: 'Seat',
} as Message<never>;

export const goal_missed = {
  fr: 'Buts manqués : {seats}',
  en: 'Goals missed: {seats}',
} as Message<'seats'>;

export const goal_allowed = {
  fr: 'Buts permis : {seats}',
  en: 'Goals allowed: {seats}',
} as Message<'seats'>;

export const totals = {
  fr: 'Bilan',
  en: 'Totals',
} as Message<never>;

export const columns_start = {
  fr: 'départ',
  en: 'start',
} as Message<never>;

export const columns_luck = {
  fr: 'chance',
  en: 'luck',
} as Message<never>;

export const columns_cost = {
  fr: 'choix',
  en: 'choices',
} as Message<never>;

export const columns_gained = {
  fr: 'cadeaux',
  en: 'gifts',
} as Message<never>;

export const columns_end = {
  fr: 'résultat',
  en: 'result',
} as Message<never>;
