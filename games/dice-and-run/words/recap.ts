// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const title = {
  fr: 'Le résumé, à plier',
  en: 'The plays, to fold',
} as Message<never>;

export const legend = {
  fr: 'F : le frappeur. C : les coureurs. Avance forcée : chacun avance juste assez pour laisser la place.',
  en: 'Forced advance: each runner moves just far enough to make room.',
} as Message<never>;

export const basic = {
  fr: 'Formule de base',
  en: 'Basic mode',
} as Message<never>;

export const advanced = {
  fr: 'Formule avancée',
  en: 'Advanced mode',
} as Message<never>;

export const fold = {
  fr: 'pliez ici',
  en: 'fold here',
} as Message<never>;

export const head_dice = {
  fr: 'dés',
  en: 'dice',
} as Message<never>;

export const head_play = {
  fr: 'action',
  en: 'play',
} as Message<never>;

export const out = {
  fr: 'retrait',
  en: 'out',
} as Message<never>;

export const at_bat = {
  fr: 'à la frappe',
  en: 'at bat',
} as Message<never>;

export const to_first = {
  fr: 'en 1re',
  en: 'to first',
} as Message<never>;

export const to_second = {
  fr: 'en 2e',
  en: 'to second',
} as Message<never>;

export const to_third = {
  fr: 'en 3e',
  en: 'to third',
} as Message<never>;

export const scores = {
  fr: 'marque',
  en: 'scores',
} as Message<never>;

export const forced = {
  fr: 'avance forcée',
  en: 'forced advance',
} as Message<never>;

export const all_score = {
  fr: 'tous marquent',
  en: 'all score',
} as Message<never>;

export const one_base = {
  fr: 'une base chacun',
  en: 'one base each',
} as Message<never>;

export const stay = {
  fr: 'ne bougent pas',
  en: 'stay',
} as Message<never>;

export const one_out = {
  fr: 'un retrait : 1re, sinon 2e, sinon 3e',
  en: 'one out: first, else second, else third',
} as Message<never>;

export const strike = {
  fr: 'un strike',
  en: 'a strike',
} as Message<never>;

export const ball = {
  fr: 'une balle',
  en: 'a ball',
} as Message<never>;

export const foul = {
  fr: 'un strike, jamais le 3e',
  en: 'a strike, never the third',
} as Message<never>;

export const ball_if_empty = {
  fr: 'une balle, si personne n’est sur base',
  en: 'a ball, if nobody is on base',
} as Message<never>;

export const pickoff = {
  fr: 'sinon un retrait : 1re, 2e ou 3e',
  en: 'else one out: first, second or third',
} as Message<never>;

export const ball_or_pickoff = {
  fr: '{ball} ou {pickoff}',
  en: '{ball} or {pickoff}',
} as Message<'ball' | 'pickoff'>;

export const error_batter = {
  fr: 'une base de plus',
  en: 'an extra base',
} as Message<never>;

export const error_runners = {
  fr: 'une base de plus',
  en: 'an extra base',
} as Message<never>;

export const as_hit = {
  fr: 'comme la frappe',
  en: 'as the hit says',
} as Message<never>;

export const hit_stands = {
  fr: 'Frappe conservée',
  en: 'Hit stands',
} as Message<never>;

export const head_batter = {
  fr: 'F',
  en: 'batter',
} as Message<never>;

export const head_runners = {
  fr: 'C',
  en: 'runners',
} as Message<never>;
