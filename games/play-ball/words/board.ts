// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const field = {
  fr: 'Terrain',
  en: 'Field',
} as Message<never>;

export const ball = {
  fr: 'balle',
  en: 'ball',
} as Message<never>;

export const red = {
  fr: 'rouge {number}',
  en: 'red {number}',
} as Message<'number'>;

export const blue = {
  fr: 'bleu {number}',
  en: 'blue {number}',
} as Message<'number'>;

export const red_goal = {
  fr: 'en-but rouge',
  en: 'red goal',
} as Message<never>;

export const blue_goal = {
  fr: 'en-but bleu',
  en: 'blue goal',
} as Message<never>;

export const with_ball = {
  fr: '{player} avec la balle',
  en: '{player} with the ball',
} as Message<'player'>;

export const position = {
  fr: 'Rouges en {red}. Bleus en {blue}. Balle en {ball}.',
  en: 'Reds on {red}. Blues on {blue}. Ball on {ball}.',
} as Message<'red' | 'blue' | 'ball'>;

export const moves_left = {
  fr: '{count, plural, one {Encore # mouvement.} other {Encore # mouvements.}}',
  en: '{count, plural, one {# move left.} other {# moves left.}}',
} as Message<'count'>;

export const moves_word = {
  fr: '{count, plural, one {mouvement} other {mouvements}}',
  en: '{count, plural, one {move} other {moves}}',
} as Message<'count'>;

export const goal_stamp = {
  fr: 'But !',
  en: 'Goal!',
} as Message<never>;
