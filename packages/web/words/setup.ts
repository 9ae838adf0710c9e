// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const who_plays = {
  fr: 'Qui joue ?',
  en: 'Who plays?',
} as Message<never>;

export const company_bots = {
  fr: 'Un robot',
  en: 'A bot',
} as Message<never>;

export const company_people = {
  fr: 'Nous, ici',
  en: 'Us, here',
} as Message<never>;

export const which_dice = {
  fr: 'Quels dés ?',
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

export const by_book = {
  fr: '{name} joue avec le livre : jamais une erreur, jamais un cadeau. Le livre se télécharge une fois ; là où il manque, {name} calcule aussi loin que le temps le permet.',
  en: '{name} plays by the book: never misses, never forgives. The book is fetched once; without it, {name} looks ahead as far as time allows.',
} as Message<'name'>;

export const player_name = {
  fr: 'Joueur {number}',
  en: 'Player {number}',
} as Message<'number'>;

export const opponent = {
  fr: 'Votre adversaire',
  en: 'Your opponent',
} as Message<never>;

export const company_link = {
  fr: 'Par un lien',
  en: 'By link',
} as Message<never>;

export const company_link_does = {
  fr: 'Vous envoyez un lien ou un code : chacun joue sur son appareil.',
  en: 'You send a link or a code: everybody plays on their own device.',
} as Message<never>;

export const people_count = {
  fr: 'Nous sommes',
  en: 'We are',
} as Message<never>;

export const players_count = {
  fr: 'À combien ?',
  en: 'How many play?',
} as Message<never>;

export const house_rules = {
  fr: 'Règles maison',
  en: 'House rules',
} as Message<never>;

export const house_rules_usual = {
  fr: 'comme dans le livret',
  en: 'as in the booklet',
} as Message<never>;

export const house_rules_changed = {
  fr: '{count, plural, one {une changée} other {# changées}}',
  en: '{count, plural, one {one changed} other {# changed}}',
} as Message<'count'>;

export const about_minutes = {
  fr: 'environ {minutes} min',
  en: 'about {minutes} min',
} as Message<'minutes'>;

export const you_are = {
  fr: 'Vous êtes',
  en: 'You are',
} as Message<never>;

export const invite = {
  fr: 'Inviter',
  en: 'Invite',
} as Message<never>;
