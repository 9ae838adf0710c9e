// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const sheet_offence = {
  fr: 'Faute',
  en: 'Penalty given away',
} as Message<never>;

export const sheet_bad_offence = {
  fr: 'Faute grave',
  en: 'Penalty and card',
} as Message<never>;

export const sheet_penalty = {
  fr: 'Pénalité',
  en: 'Penalty',
} as Message<never>;

export const sheet_countered = {
  fr: 'Contre',
  en: 'Breakaway',
} as Message<never>;

export const sheet_video = {
  fr: 'Vidéo',
  en: 'TMO',
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
  en: 'Try disallowed',
} as Message<never>;

export const sheet_try_refused_cards = {
  fr: 'Essai refusé',
  en: 'Try disallowed',
} as Message<never>;

export const sheet_counter_stopped = {
  fr: 'Contre arrêté',
  en: 'Breakaway stopped',
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
  fr: 'Mi-temps : {score}',
  en: 'Half-time: {score}',
} as Message<'score'>;

export const sheet_full_time = {
  fr: 'Fin du match : {score}',
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
  en: 'The ball',
} as Message<never>;

export const minutes_left = {
  fr: 'encore {minutes} min',
  en: '{minutes} min left',
} as Message<'minutes'>;

export const scene_penalty = {
  fr: 'pénalité',
  en: 'penalty',
} as Message<never>;

export const scene_angle = {
  fr: 'l’angle',
  en: 'the angle',
} as Message<never>;

export const scene_angle_note = {
  fr: '6 = en face',
  en: '6 is in front',
} as Message<never>;

export const scene_too_far = {
  fr: 'trop fermé',
  en: 'no angle',
} as Message<never>;

export const scene_too_far_note = {
  fr: 'il faut jouer',
  en: 'play on',
} as Message<never>;

export const scene_try = {
  fr: 'essai',
  en: 'try',
} as Message<never>;

export const scene_conversion = {
  fr: 'transformer',
  en: 'conversion',
} as Message<never>;

export const scene_conversion_note = {
  fr: 'faire moins',
  en: 'throw less',
} as Message<never>;

export const scene_video = {
  fr: 'la vidéo',
  en: 'the TMO',
} as Message<never>;

export const scene_video_note = {
  fr: 'pair : essai',
  en: 'even: a try',
} as Message<never>;

export const scene_good = {
  fr: 'entre !',
  en: 'it’s good!',
} as Message<never>;

export const scene_missed = {
  fr: 'à côté',
  en: 'wide',
} as Message<never>;

export const scene_charged = {
  fr: 'un double : contré',
  en: 'a double: charged down',
} as Message<never>;

export const scene_not_charged = {
  fr: 'pas de double',
  en: 'no double',
} as Message<never>;

export const clock_label = {
  fr: 'Minute {minute}, jusqu’à la {last}ᵉ',
  en: 'Minute {minute}, up to {last}',
} as Message<'minute' | 'last'>;

export const stamp_missed = {
  fr: 'Raté',
  en: 'Missed',
} as Message<never>;

export const stamp_no_try = {
  fr: 'Pas d’essai',
  en: 'No try',
} as Message<never>;

export const stamp_charged_down = {
  fr: 'Contré',
  en: 'Charged down',
} as Message<never>;

export const stamp_stopped = {
  fr: 'Arrêté',
  en: 'Stopped',
} as Message<never>;

export const stamp_converted = {
  fr: 'Transformé',
  en: 'Converted',
} as Message<never>;

export const coach_1 = {
  fr: 'À vous de choisir : la pénalité peut rapporter trois points, jouer garde la main.',
  en: 'Your choice: a kick can bring three points, playing on keeps the ball.',
} as Message<never>;

export const coach_2 = {
  fr: 'Le second dé est l’angle : plus il est grand, plus le coup de pied est facile.',
  en: 'The second die is the angle: the higher it is, the easier the kick.',
} as Message<never>;

export const coach_3 = {
  fr: 'Regardez l’horloge : chaque choix prend des minutes.',
  en: 'Watch the clock: each choice takes minutes.',
} as Message<never>;

export const coach_drop = {
  fr: 'Le drop peut rapporter trois points, le 50-22 garde la main.',
  en: 'A drop goal can bring three points, the 50-22 keeps the ball.',
} as Message<never>;
