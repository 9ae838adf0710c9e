// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const home_title = {
  fr: 'Stade de poche',
  en: 'Pocket Stadium',
} as Message<never>;

export const home_text = {
  fr: '{games} jeux de sport à jouer tout de suite, seul ou à plusieurs, sans compte.',
  en: '{games} sports games to play right now, alone or together, without an account.',
} as Message<'games'>;

export const game_title = {
  fr: '{game} · Stade de poche',
  en: '{game} · Pocket Stadium',
} as Message<'game'>;

export const invited = {
  fr: 'On vous attend à une table de {game}',
  en: 'You are invited to a table of {game}',
} as Message<'game'>;

export const invited_text = {
  fr: 'Ouvrez le lien et prenez place.',
  en: 'Open the link and take a seat.',
} as Message<never>;
