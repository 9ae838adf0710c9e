// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const in_the_field = {
  fr: 'En défense',
  en: 'In the field',
} as Message<never>;

export const coach_1 = {
  fr: 'L’adversaire a lancé deux dés cachés. Frappez : vos dés décident. Laissez passer : les siens décident.',
  en: 'Your opponent has thrown two hidden dice. Swing: your dice decide. Take: the hidden ones decide.',
} as Message<never>;

export const coach_2 = {
  fr: 'Trois strikes, et vous sortez. Quatre balles, et vous allez en première base.',
  en: 'Three strikes and you are out. Four balls and you walk to first base.',
} as Message<never>;

export const coach_3 = {
  fr: 'Après trois retraits, à vous de lancer les dés cachés.',
  en: 'After three outs it is you who throws the hidden dice.',
} as Message<never>;

export const coach_react = {
  fr: 'Réagir peut sortir le frappeur, ou offrir une base de plus.',
  en: 'React: the batter may be out, or gain an extra base.',
} as Message<never>;
