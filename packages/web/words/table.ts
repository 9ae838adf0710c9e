// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const dice_hidden = {
  fr: 'Dés cachés',
  en: 'Hidden dice',
} as Message<never>;

export const throw_of = {
  fr: '{name}, lancer n° {number}',
  en: '{name}, throw no. {number}',
} as Message<'name' | 'number'>;

export const by_hand = {
  fr: 'saisi à la main',
  en: 'entered by hand',
} as Message<never>;

export const roll_dice = {
  fr: '{count, plural, one {Lancer le dé} other {Lancer les # dés}}',
  en: '{count, plural, one {Roll the die} other {Roll the # dice}}',
} as Message<'count'>;

export const skip = {
  fr: 'Accélérer',
  en: 'Skip ahead',
} as Message<never>;

export const thinking = {
  fr: '{name} réfléchit…',
  en: '{name} is thinking…',
} as Message<'name'>;

export const decision = {
  fr: 'À décider',
  en: 'To decide',
} as Message<never>;

export const take_move_back = {
  fr: 'Reprendre ce choix',
  en: 'Take this choice back',
} as Message<never>;

export const log = {
  fr: 'Le match, coup par coup',
  en: 'The match, play by play',
} as Message<never>;

export const not_kept = {
  fr: 'Ce navigateur refuse de garder le match : il sera perdu en fermant la page. Téléchargez-le depuis le menu.',
  en: 'This browser refuses to keep the match: closing the page loses it. Download it from the menu.',
} as Message<never>;

export const menu = {
  fr: 'Aide et match',
  en: 'Help and match',
} as Message<never>;

export const turn_of = {
  fr: 'À {name} de jouer',
  en: '{name, select, you {Your turn} other {{name} to play}}',
} as Message<'name'>;

export const learn_title = {
  fr: 'Leçon',
  en: 'Lesson',
} as Message<never>;

export const sending = {
  fr: 'Envoi…',
  en: 'Sending…',
} as Message<never>;

export const ask_move_back = {
  fr: 'Demander à reprendre',
  en: 'Ask to take it back',
} as Message<never>;

export const hear_on = {
  fr: 'Entendre la suite',
  en: 'What happens next',
} as Message<never>;

export const waiting_for = {
  fr: 'On attend {name}.',
  en: 'Waiting for {name}.',
} as Message<'name'>;
