// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const pushed = {
  fr: 'Avance forcée. Un double, avec un coureur en première : le frappeur va en deuxième, le coureur avance juste assez pour rester devant, jusqu’en troisième.',
  en: 'Forced advance. A double with a runner on first: the batter goes to second, and the runner moves just far enough to stay ahead, to third.',
} as Message<never>;

export const not_pushed = {
  fr: 'Un simple, avec un coureur en troisième : rien ne le pousse, il reste. Le frappeur va en première.',
  en: 'A single with a runner on third: nothing pushes that runner, who stays. The batter goes to first.',
} as Message<never>;

export const sacrifice = {
  fr: 'Un sacrifice : le frappeur est retiré, chaque coureur avance d’une base.',
  en: 'A sacrifice: the batter is out, every runner goes one base on.',
} as Message<never>;

export const double_play = {
  fr: 'Un double jeu : le frappeur est retiré, et le coureur de première avec lui.',
  en: 'A double play: the batter is out, and the runner on first too.',
} as Message<never>;

export const stolen_base = {
  fr: 'Un vol réussi : le dé du coureur, 6, dépasse les deux dés de la défense, 3 et 5. Il prend la deuxième.',
  en: 'A steal that works: the runner’s die, 6, beats both dice of the defence, 3 and 5. The runner takes second.',
} as Message<never>;

export const caught = {
  fr: 'Un vol manqué : le dé du coureur, 4, ne dépasse pas le plus grand dé de la défense, 4 aussi. Il est retiré.',
  en: 'A steal that fails: the runner’s die, 4, does not beat the higher die of the defence, a 4 too. The runner is out.',
} as Message<never>;
