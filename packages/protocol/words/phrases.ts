// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const hello = {
  fr: 'Bonjour !',
  en: 'Hello!',
} as Message<never>;

export const good_luck = {
  fr: 'Bonne chance !',
  en: 'Good luck!',
} as Message<never>;

export const well_played = {
  fr: 'Bien joué !',
  en: 'Well played!',
} as Message<never>;

export const nice_roll = {
  fr: 'Quel lancer !',
  en: 'What a roll!',
} as Message<never>;

export const so_close = {
  fr: 'C’était moins une !',
  en: 'So close!',
} as Message<never>;

export const ouch = {
  fr: 'Aïe !',
  en: 'Ouch!',
} as Message<never>;

export const my_mistake = {
  fr: 'Oups, mon erreur !',
  en: 'Oops, my mistake!',
} as Message<never>;

export const thinking = {
  fr: 'Je réfléchis…',
  en: 'Let me think…',
} as Message<never>;

export const one_moment = {
  fr: 'Je reviens tout de suite.',
  en: 'Back in a moment.',
} as Message<never>;

export const back = {
  fr: 'Me revoilà !',
  en: 'I’m back!',
} as Message<never>;

export const your_turn = {
  fr: 'À toi !',
  en: 'Your turn!',
} as Message<never>;

export const thanks = {
  fr: 'Merci !',
  en: 'Thank you!',
} as Message<never>;

export const sorry = {
  fr: 'Pardon !',
  en: 'Sorry!',
} as Message<never>;

export const good_game = {
  fr: 'Belle partie !',
  en: 'Good game!',
} as Message<never>;

export const again = {
  fr: 'On rejoue ?',
  en: 'Shall we play again?',
} as Message<never>;

export const bye = {
  fr: 'Au revoir !',
  en: 'Goodbye!',
} as Message<never>;
