// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const sheet_offence = {
  fr: 'Faute',
  en: 'Offence',
} as Message<never>;

export const sheet_bad_offence = {
  fr: 'Faute grave',
  en: 'Bad offence',
} as Message<never>;

export const sheet_penalty = {
  fr: 'Pénalité',
  en: 'Penalty',
} as Message<never>;

export const sheet_countered = {
  fr: 'Ballon perdu',
  en: 'Ball lost',
} as Message<never>;

export const sheet_video = {
  fr: 'Vidéo',
  en: 'Video',
} as Message<never>;

export const sheet_played = {
  fr: 'jouée',
  en: 'played',
} as Message<never>;

export const sheet_fifty22 = {
  fr: '50-22',
  en: '50-22',
} as Message<never>;

export const sheet_penalty_good = {
  fr: 'passée',
  en: 'good',
} as Message<never>;

export const sheet_penalty_missed = {
  fr: 'manquée',
  en: 'missed',
} as Message<never>;

export const sheet_drop = {
  fr: 'Drop',
  en: 'Drop',
} as Message<never>;

export const sheet_drop_charged = {
  fr: 'Drop contré',
  en: 'Drop charged down',
} as Message<never>;

export const sheet_try = {
  fr: 'Essai',
  en: 'Try',
} as Message<never>;

export const sheet_try_refused = {
  fr: 'Essai refusé',
  en: 'Try refused',
} as Message<never>;

export const sheet_try_refused_cards = {
  fr: 'Essai refusé',
  en: 'Try refused',
} as Message<never>;

export const sheet_counter_stopped = {
  fr: 'Contre arrêté',
  en: 'Break stopped',
} as Message<never>;

export const sheet_converted = {
  fr: 'transformé',
  en: 'converted',
} as Message<never>;

export const sheet_not_converted = {
  fr: 'non transformé',
  en: 'not converted',
} as Message<never>;

export const sheet_penalty_try = {
  fr: 'Essai de pénalité',
  en: 'Penalty try',
} as Message<never>;

export const sheet_half_time = {
  fr: 'Mi-temps : {score}',
  en: 'Half-time: {score}',
} as Message<'score'>;

export const sheet_full_time = {
  fr: 'Fin du match : {score}',
  en: 'Full time: {score}',
} as Message<'score'>;

export const red_card = {
  fr: 'Carton rouge',
  en: 'Red card',
} as Message<never>;

export const yellow_card = {
  fr: 'Carton jaune',
  en: 'Yellow card',
} as Message<never>;

export const the_hand = {
  fr: 'La main',
  en: 'The hand',
} as Message<never>;

export const minutes_left = {
  fr: 'encore {minutes} min',
  en: '{minutes} min left',
} as Message<'minutes'>;

export const clock_minute = {
  fr: 'Minute {minute}',
  en: 'Minute {minute}',
} as Message<'minute'>;

export const no_points = {
  fr: 'pas de points',
  en: 'no points',
} as Message<never>;

export const points_sure = {
  fr: '{points} points',
  en: '{points} points',
} as Message<'points'>;

export const points_or_none = {
  fr: '{points} points ou rien',
  en: '{points} points or nothing',
} as Message<'points'>;

export const period_ends = {
  fr: 'puis la période est finie',
  en: 'then the period is over',
} as Message<never>;

export const hand_kept = {
  fr: 'on garde la main, +{minutes} min',
  en: 'the hand is kept, +{minutes} min',
} as Message<'minutes'>;

export const hand_lost = {
  fr: 'puis la main à {name}, +{minutes} min',
  en: 'then the hand to {name}, +{minutes} min',
} as Message<'name' | 'minutes'>;

export const chance_of = {
  fr: '{points} pts : {chance}',
  en: '{points} pts: {chance}',
} as Message<'points' | 'chance'>;

export const odds = {
  fr: 'Les chances',
  en: 'The odds',
} as Message<never>;
