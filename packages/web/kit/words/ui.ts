// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const app_name = {
  fr: 'Stade de poche',
  en: 'Pocket Stadium',
} as Message<never>;

export const home = {
  fr: 'Retour à l’accueil',
  en: 'Back to the home page',
} as Message<never>;

export const language = {
  fr: 'Langue',
  en: 'Language',
} as Message<never>;

export const loading = {
  fr: 'Un instant…',
  en: 'One moment…',
} as Message<never>;

export const look_up = {
  fr: '{word}, au lexique',
  en: '{word}, look it up',
} as Message<'word'>;

export const close = {
  fr: 'Fermer',
  en: 'Close',
} as Message<never>;

export const theme = {
  fr: 'Couleurs',
  en: 'Colours',
} as Message<never>;

export const theme_auto = {
  fr: 'Appareil',
  en: 'Device',
} as Message<never>;

export const theme_light = {
  fr: 'Jour',
  en: 'Day',
} as Message<never>;

export const theme_dark = {
  fr: 'Nuit',
  en: 'Night',
} as Message<never>;

export const less = {
  fr: '{label} : moins',
  en: '{label}: less',
} as Message<'label'>;

export const more = {
  fr: '{label} : plus',
  en: '{label}: more',
} as Message<'label'>;

export const dice_show = {
  fr: 'Dés : {faces}',
  en: 'Dice: {faces}',
} as Message<'faces'>;

export const labelled = {
  fr: '{label} : {value}',
  en: '{label}: {value}',
} as Message<'label' | 'value'>;

export const language_name = {
  fr: 'Français',
  en: 'English',
} as Message<never>;

export const settings = {
  fr: 'Réglages',
  en: 'Settings',
} as Message<never>;
