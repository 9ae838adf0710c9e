// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const sum_of_dice = {
  fr: 'Le total des deux dés',
  en: 'The total of the two dice',
} as Message<never>;

export const double_of = {
  fr: 'double {face}',
  en: 'double {face}',
} as Message<'face'>;

export const instead = {
  fr: 'au lieu du {sum}, {play}',
  en: 'instead of the {sum}, {play}',
} as Message<'sum' | 'play'>;

export const home_run = {
  fr: 'circuit : le frappeur et tous les coureurs marquent',
  en: 'home run: the batter and every runner score',
} as Message<never>;

export const triple = {
  fr: 'triple : tous les coureurs marquent, un nouveau coureur en troisième',
  en: 'triple: every runner scores, a new runner on third',
} as Message<never>;

export const single = {
  fr: 'simple : tous avancent d’une base, un nouveau coureur en première',
  en: 'single: all advance one base, a new runner on first',
} as Message<never>;

export const sacrifice = {
  fr: 'sacrifice : un retrait, et chaque coureur avance d’une base',
  en: 'sacrifice: an out, and every runner advances one base',
} as Message<never>;

export const out = {
  fr: 'retrait, personne ne bouge',
  en: 'out, nobody moves',
} as Message<never>;

export const double_play = {
  fr: 'retrait, et le coureur le plus proche du marbre est retiré aussi ; les autres restent',
  en: 'out, and the runner nearest home is out too; the others stay',
} as Message<never>;

export const walk = {
  fr: 'but sur balles : nouveau coureur en première, les autres n’avancent que poussés',
  en: 'a walk: a new runner on first, the others advance only if forced',
} as Message<never>;

export const two_bases = {
  fr: 'double : tous avancent de deux bases, un nouveau coureur en deuxième',
  en: 'double: all advance two bases, a new runner on second',
} as Message<never>;
