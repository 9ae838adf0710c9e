// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const house = {
  fr: 'Stade de poche',
  en: 'Pocket Stadium',
} as Message<never>;

export const poster_text = {
  fr: '{games} jeux de sport, quelques dés, aucun compte. On joue tout de suite.',
  en: '{games} sports games, a few dice, no account. Play right now.',
} as Message<'games'>;

export const poster_foot = {
  fr: '{players} joueurs · {minutes} min',
  en: '{players} players · {minutes} min',
} as Message<'players' | 'minutes'>;

export const poster_free = {
  fr: 'Libre et gratuit',
  en: 'Free for everybody',
} as Message<never>;
