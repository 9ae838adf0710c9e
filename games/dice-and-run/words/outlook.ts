// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const duel = {
  fr: 'base volée {ways} fois sur {of}',
  en: 'safe {ways} times in {of}',
} as Message<'ways' | 'of'>;

export const safe = {
  fr: 'Base volée',
  en: 'Stolen base',
} as Message<never>;

export const caught = {
  fr: 'Vol manqué',
  en: 'Caught',
} as Message<never>;

export const highest_safe = {
  fr: 'deux dés sous {die}',
  en: 'both dice under {die}',
} as Message<'die'>;

export const highest_caught = {
  fr: 'un dé à {die} ou plus',
  en: 'a die of {die} or more',
} as Message<'die'>;

export const sum_safe = {
  fr: 'total sous {die}',
  en: 'total under {die}',
} as Message<'die'>;

export const sum_caught = {
  fr: 'total de {die} ou plus',
  en: 'total of {die} or more',
} as Message<'die'>;

export const lowest_safe = {
  fr: 'un dé sous {die}',
  en: 'a die under {die}',
} as Message<'die'>;

export const lowest_caught = {
  fr: 'deux dés à {die} ou plus',
  en: 'both dice {die} or more',
} as Message<'die'>;

export const hit_stands = {
  fr: 'Le jeu compte',
  en: 'The play stands',
} as Message<never>;

export const need_hit = {
  fr: 'frappe',
  en: 'a hit',
} as Message<never>;

export const risk_out = {
  fr: 'retrait',
  en: 'out',
} as Message<never>;

export const then_react = {
  fr: '{other} peut ensuite réagir',
  en: 'Then {other} may react',
} as Message<'other'>;

export const need_ball = {
  fr: 'balle',
  en: 'a ball',
} as Message<never>;

export const need_walk = {
  fr: 'la première base',
  en: 'first base',
} as Message<never>;

export const risk_strike = {
  fr: 'strike',
  en: 'a strike',
} as Message<never>;

export const risk_strikeout = {
  fr: 'retrait au troisième strike',
  en: 'out on strikes',
} as Message<never>;

export const risk_pickoff = {
  fr: 'coureur surpris',
  en: 'a runner picked off',
} as Message<never>;

export const need_batter_out = {
  fr: 'le frappeur sort',
  en: 'the batter is out',
} as Message<never>;

export const risk_error = {
  fr: 'erreur, une base de plus',
  en: 'an error, an extra base',
} as Message<never>;

export const then_hit = {
  fr: 'Le jeu compte tel quel',
  en: 'The play counts as it is',
} as Message<never>;

export const need_highest = {
  fr: 'plus que chacun des deux dés',
  en: 'higher than both dice',
} as Message<never>;

export const need_sum = {
  fr: 'plus que le total des deux dés',
  en: 'higher than their total',
} as Message<never>;

export const need_lowest = {
  fr: 'plus que le petit des deux dés',
  en: 'higher than the lower die',
} as Message<never>;

export const then_caught = {
  fr: 'Sinon, le coureur sort',
  en: 'Else the runner is out',
} as Message<never>;

export const then_hold = {
  fr: 'Personne ne bouge',
  en: 'Nobody moves',
} as Message<never>;
