// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const penalty_conceded = {
  fr: 'Pénalité contre',
  en: 'Penalty against',
} as Message<never>;

export const penalty_and_card = {
  fr: 'Pénalité et carton',
  en: 'Penalty and card',
} as Message<never>;

export const drop_or_fifty22 = {
  fr: 'Drop ou 50-22',
  en: 'Drop or 50-22',
} as Message<never>;

export const countered = {
  fr: 'Contre adverse',
  en: 'They break away',
} as Message<never>;

export const penalty_try = {
  fr: 'Essai de pénalité',
  en: 'Penalty try',
} as Message<never>;

export const penalty_try_and_card = {
  fr: 'Essai et carton',
  en: 'Try and card',
} as Message<never>;

export const penalty_won = {
  fr: 'Pénalité pour',
  en: 'Penalty won',
} as Message<never>;

export const scored_try = {
  fr: 'Essai',
  en: 'Try',
} as Message<never>;

export const video_called = {
  fr: 'Essai ? Vidéo',
  en: 'Try? The TMO',
} as Message<never>;

export const try_refused_by_cards = {
  fr: 'Pas d’essai',
  en: 'No try',
} as Message<never>;

export const turnover = {
  fr: 'Ballon perdu',
  en: 'Ball lost',
} as Message<never>;

export const pair_3 = {
  fr: '3-x',
  en: '3-x',
} as Message<never>;

export const pair_others = {
  fr: 'les autres',
  en: 'others',
} as Message<never>;

export const red_card = {
  fr: 'Carton rouge',
  en: 'Red card',
} as Message<never>;

export const yellow_card = {
  fr: 'Carton jaune',
  en: 'Yellow card',
} as Message<never>;

export const doubles = {
  fr: 'double',
  en: 'a double',
} as Message<never>;

export const no_double = {
  fr: 'pas de double',
  en: 'no double',
} as Message<never>;

export const penalty_good = {
  fr: 'Trois points',
  en: 'Three points',
} as Message<never>;

export const penalty_missed = {
  fr: 'À côté',
  en: 'Wide',
} as Message<never>;

export const drop_good = {
  fr: 'Le drop passe',
  en: 'The drop is good',
} as Message<never>;

export const drop_charged_down = {
  fr: 'Drop contré',
  en: 'Charged down',
} as Message<never>;

export const counter_try = {
  fr: 'Essai',
  en: 'Try',
} as Message<never>;

export const counter_stopped = {
  fr: 'Essai évité',
  en: 'Try stopped',
} as Message<never>;

export const video_try = {
  fr: 'Essai accordé',
  en: 'Try given',
} as Message<never>;

export const try_refused = {
  fr: 'Essai refusé',
  en: 'Try disallowed',
} as Message<never>;

export const conversion_good = {
  fr: 'Deux points',
  en: 'Two points',
} as Message<never>;

export const conversion_missed = {
  fr: 'À côté',
  en: 'Wide',
} as Message<never>;

export const duel = {
  fr: 'ensuite {ways} sur {of}',
  en: 'then {ways} in {of}',
} as Message<'ways' | 'of'>;

export const under = {
  fr: 'moins de {x}',
  en: 'under {x}',
} as Message<'x'>;

export const beats = {
  fr: 'plus que le dé de {other}',
  en: 'higher than {other}’s die',
} as Message<'other'>;

export const without_double = {
  fr: '{other} sans double',
  en: 'no double by {other}',
} as Message<'other'>;

export const then_ball = {
  fr: '{points, plural, =0 {} other {# points, puis }}main à {seat}, minute {minute}',
  en: '{points, plural, =0 {} other {# points, then }}ball to {seat}, minute {minute}',
} as Message<'points' | 'seat' | 'minute'>;

export const then_kept = {
  fr: 'Vous gardez la main, minute {minute}',
  en: 'You keep the ball, minute {minute}',
} as Message<'minute'>;

export const then_half = {
  fr: '{points, plural, =0 {} other {# points, puis }}mi-temps',
  en: '{points, plural, =0 {} other {# points, then }}half-time',
} as Message<'points'>;

export const then_full = {
  fr: '{points, plural, =0 {} other {# points, puis }}fin du match',
  en: '{points, plural, =0 {} other {# points, then }}full time',
} as Message<'points'>;

export const pair_5 = {
  fr: '5-x',
  en: '5-x',
} as Message<never>;
