// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const options = {
  fr: 'Options',
  en: 'Options',
} as Message<never>;

export const who_plays = {
  fr: 'Qui joue ?',
  en: 'Who plays?',
} as Message<never>;

export const company_bots = {
  fr: 'Contre un robot',
  en: 'Against a bot',
} as Message<never>;

export const company_people = {
  fr: 'À plusieurs ici',
  en: 'People here',
} as Message<never>;

export const company_watch = {
  fr: 'Robots entre eux',
  en: 'Watch bots',
} as Message<never>;

export const which_dice = {
  fr: 'Quels dés ?',
  en: 'Which dice?',
} as Message<never>;

export const dice_app = {
  fr: 'Dés de l’appli',
  en: 'Dice in the app',
} as Message<never>;

export const dice_real = {
  fr: 'De vrais dés',
  en: 'Real dice',
} as Message<never>;

export const dice_real_does = {
  fr: 'l’appli arbitre',
  en: 'the app referees',
} as Message<never>;

export const seats_and_names = {
  fr: 'Places et noms',
  en: 'Seats and names',
} as Message<never>;

export const seats_count = {
  fr: 'Nombre de places',
  en: 'Number of seats',
} as Message<never>;

export const seat_label = {
  fr: 'Place {number}',
  en: 'Seat {number}',
} as Message<'number'>;

export const who_plays_seat = {
  fr: 'Qui joue à la place {number}',
  en: 'Who plays seat {number}',
} as Message<'number'>;

export const person = {
  fr: 'Une personne',
  en: 'A person',
} as Message<never>;

export const bot_level = {
  fr: 'Robot {level}',
  en: '{level} bot',
} as Message<'level'>;

export const level_rookie = {
  fr: 'débutant',
  en: 'Rookie',
} as Message<never>;

export const level_regular = {
  fr: 'habitué',
  en: 'Regular',
} as Message<never>;

export const level_best = {
  fr: 'champion',
  en: 'Best',
} as Message<never>;

export const bot_name = {
  fr: 'Robot {name}',
  en: 'Bot {name}',
} as Message<'name'>;

export const player_name = {
  fr: 'Joueur {number}',
  en: 'Player {number}',
} as Message<'number'>;

export const roll_off = {
  fr: 'Aux dés',
  en: 'Roll for it',
} as Message<never>;

export const defaults = {
  fr: 'Revenir aux réglages d’origine',
  en: 'Back to the defaults',
} as Message<never>;

export const move_up = {
  fr: '{item} : monter',
  en: '{item}: up',
} as Message<'item'>;

export const move_down = {
  fr: '{item} : descendre',
  en: '{item}: down',
} as Message<'item'>;
