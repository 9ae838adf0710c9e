// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const roll_off = {
  fr: 'Qui commence ?',
  en: 'Who begins?',
} as Message<never>;

export const clock = {
  fr: 'Minute {minute} sur {last}',
  en: 'Minute {minute} of {last}',
} as Message<'minute' | 'last'>;

export const clock_of_half = {
  fr: 'Mi-temps {half}, minute {minute} (fin à {last})',
  en: 'Half {half}, minute {minute} (ends at {last})',
} as Message<'half' | 'minute' | 'last'>;

export const full_time = {
  fr: 'Fin du match',
  en: 'Full time',
} as Message<never>;

export const yellow = {
  fr: 'J',
  en: 'Y',
} as Message<never>;

export const red = {
  fr: 'R',
  en: 'R',
} as Message<never>;

export const hand_legend = {
  fr: '* a la main   J4 carton jaune encore 4 min   R carton rouge',
  en: '* has the ball   Y4 yellow card, 4 min left   R red card',
} as Message<never>;

export const written_yellow_card = {
  fr: 'carton jaune',
  en: 'yellow card',
} as Message<never>;

export const written_red_card = {
  fr: 'carton rouge',
  en: 'red card',
} as Message<never>;

export const written_play = {
  fr: 'pénalité jouée',
  en: 'played on',
} as Message<never>;

export const written_fifty22 = {
  fr: '50-22',
  en: '50-22',
} as Message<never>;

export const written_penalty_good = {
  fr: 'pénalité',
  en: 'penalty',
} as Message<never>;

export const written_penalty_missed = {
  fr: 'pénalité manquée',
  en: 'penalty missed',
} as Message<never>;

export const written_drop_good = {
  fr: 'drop',
  en: 'drop',
} as Message<never>;

export const written_drop_charged_down = {
  fr: 'drop contré',
  en: 'drop charged down',
} as Message<never>;

export const written_countered = {
  fr: 'contre',
  en: 'breakaway',
} as Message<never>;

export const written_counter_stopped = {
  fr: 'arrêté',
  en: 'stopped',
} as Message<never>;

export const written_video_called = {
  fr: 'vidéo',
  en: 'TMO',
} as Message<never>;

export const written_short_handed = {
  fr: 'en infériorité',
  en: 'short-handed',
} as Message<never>;

export const written_try = {
  fr: 'essai',
  en: 'try',
} as Message<never>;

export const written_try_refused = {
  fr: 'essai refusé',
  en: 'try disallowed',
} as Message<never>;

export const written_conversion_good = {
  fr: 'transf.',
  en: 'conv.',
} as Message<never>;

export const written_penalty_try = {
  fr: 'essai de pénalité',
  en: 'penalty try',
} as Message<never>;

export const actions = {
  fr: 'actions',
  en: 'actions',
} as Message<never>;
