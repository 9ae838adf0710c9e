// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const sum_of_dice = {
  fr: 'La somme des deux dés',
  en: 'The sum of the two dice',
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
  fr: 'circuit',
  en: 'home run',
} as Message<never>;

export const triple = {
  fr: 'triple : tous les coureurs marquent, un coureur neuf en troisième',
  en: 'three: every man scores, a new man on third',
} as Message<never>;

export const single = {
  fr: 'simple : tous avancent d’une base, un coureur neuf en première',
  en: 'one: all advance one base, a new man on first',
} as Message<never>;

export const sacrifice = {
  fr: 'sacrifice : un retrait, et chaque coureur avance d’une base',
  en: 'sacrifice: an out, and every man advances one base',
} as Message<never>;

export const out = {
  fr: 'retrait, personne ne bouge',
  en: 'out, nobody moves',
} as Message<never>;

export const double_play = {
  fr: 'retrait, et le coureur le plus proche du marbre est retiré aussi',
  en: 'out, and the man nearest home is out too',
} as Message<never>;

export const walk = {
  fr: 'but sur balles : coureur neuf en première, les autres n’avancent que poussés',
  en: 'a walk: a new man on first, the others advance only if forced',
} as Message<never>;

export const two_bases = {
  fr: 'double : tous avancent de deux bases, un coureur neuf en deuxième',
  en: 'two: all advance two, a new man on second',
} as Message<never>;
