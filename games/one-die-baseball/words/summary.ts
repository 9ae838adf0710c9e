// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const die = {
  fr: 'Le dé',
  en: 'The die',
} as Message<never>;

export const hit = {
  fr: 'coup sûr : tous avancent d’autant de bases, et un nouveau coureur va sur cette base',
  en: 'a hit: everybody advances that many bases, and a new runner stands on that base',
} as Message<never>;

export const hit_of = {
  fr: 'coup sûr : tous avancent de {bases, plural, one {# base} other {# bases}}, et un nouveau coureur va sur cette base',
  en: 'a hit: everybody advances {bases, plural, one {# base} other {# bases}}, and a new runner stands on that base',
} as Message<'bases'>;

export const home_run = {
  fr: 'circuit : le frappeur et tous les coureurs marquent',
  en: 'home run: the batter and every runner score',
} as Message<never>;

export const throw_in = {
  fr: 'le frappeur est retiré, et peut-être un coureur (ci-dessous)',
  en: 'the batter is out, and perhaps a runner (below)',
} as Message<never>;

export const strike_out = {
  fr: 'le frappeur est retiré, personne ne bouge',
  en: 'the batter is out, nobody moves',
} as Message<never>;

export const also_out = {
  fr: 'Sur un {faces}, est aussi retiré…',
  en: 'On a {faces}, also out is…',
} as Message<'faces'>;

export const one_man = {
  fr: 'un seul coureur',
  en: 'a lone runner',
} as Message<never>;

export const he = {
  fr: 'lui',
  en: 'that runner',
} as Message<never>;

export const bases_full = {
  fr: 'bases pleines',
  en: 'bases full',
} as Message<never>;

export const two_bases = {
  fr: '{one} et {two}',
  en: '{one} and {two}',
} as Message<'one' | 'two'>;

export const first = {
  fr: '1re',
  en: '1st',
} as Message<never>;

export const second = {
  fr: '2e',
  en: '2nd',
} as Message<never>;

export const third = {
  fr: '3e',
  en: '3rd',
} as Message<never>;

export const man_on_first = {
  fr: 'celui de la première',
  en: 'the runner on first',
} as Message<never>;

export const man_on_second = {
  fr: 'celui de la deuxième',
  en: 'the runner on second',
} as Message<never>;

export const man_on_third = {
  fr: 'celui de la troisième',
  en: 'the runner on third',
} as Message<never>;

export const nobody = {
  fr: 'personne',
  en: 'nobody',
} as Message<never>;
