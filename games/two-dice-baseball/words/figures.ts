// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const sacrifice = {
  fr: 'Un total de 5, le sacrifice : le frappeur est retiré, mais le coureur avance d’une base.',
  en: 'A total of 5, the sacrifice: the batter is out, but the runner goes one base on.',
} as Message<never>;

export const walk_forced = {
  fr: 'Un double 4, avec un coureur en première : le frappeur prend la première et pousse le coureur en deuxième.',
  en: 'A double four with a runner on first: the batter takes first and pushes the runner to second.',
} as Message<never>;

export const walk_free = {
  fr: 'Un double 4, avec un coureur en deuxième : le frappeur prend la première. Rien ne pousse le coureur, il reste.',
  en: 'A double four with a runner on second: the batter takes first. Nothing pushes the runner, who stays.',
} as Message<never>;

export const double_play = {
  fr: 'Un total de 7 : le frappeur est retiré, et avec lui le coureur le plus proche du marbre. L’autre reste.',
  en: 'A total of 7: the batter is out, and so is the runner nearest home. The other stays.',
} as Message<never>;
