// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const double = {
  fr: 'Un 2, avec un coureur en première : le coureur avance de deux bases, jusqu’à la troisième, et le frappeur va en deuxième.',
  en: 'A 2 with a runner on first: the runner goes two bases, to third, and the batter goes to second.',
} as Message<never>;

export const home_run = {
  fr: 'Un 4, le circuit : les deux coureurs et le frappeur font le tour. Trois points !',
  en: 'A 4, the home run: both runners and the batter go all the way round. Three runs!',
} as Message<never>;

export const throw_in = {
  fr: 'Un 5, avec des coureurs en première et en deuxième : le frappeur est retiré, et le coureur de deuxième avec lui.',
  en: 'A 5 with runners on first and second: the batter is out, and the runner on second too.',
} as Message<never>;
