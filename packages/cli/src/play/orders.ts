import { LANGS, type Lang, type Words } from '@pocket-stadium/kernel';
import { fold, padEnd } from '../../kit/text.ts';
import { ORDERS, type Order } from './words.ts';

const ALL = Object.entries(ORDERS) as [Order, { readonly spelling: Words; readonly short?: string; readonly does: Words }][];

/** An order and what follows it, or null where something else was typed. A slash in front does no harm. */
export function parseOrder(line: string): { readonly order: Order; readonly rest: string } | null {
  const [, word = '', rest = ''] = /^\s*\/?(\S+)\s*(.*?)\s*$/.exec(line) ?? [];
  const found = ALL.find(([, { spelling, short }]) => short === word || LANGS.some((lang) => fold(spelling[lang]) === fold(word)));
  return found ? { order: found[0], rest } : null;
}

/** The spelling of an order in a language. */
export const spelling = (order: Order, lang: Lang): string => ORDERS[order].spelling[lang];

export function orderSpellings(lang: Lang): string[] {
  return ALL.map(([order]) => spelling(order, lang));
}

export function orderList(lang: Lang): string[] {
  return ALL.map(([order, { does }]) => `  ${padEnd(spelling(order, lang), 10)} ${does[lang]}`);
}
