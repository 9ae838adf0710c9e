// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const inning = {
  fr: 'Manche {inning} sur {innings}',
  en: 'Inning {inning} of {innings}',
} as Message<'inning' | 'innings'>;

export const extra_inning = {
  fr: 'Manche supplémentaire {inning}',
  en: 'Extra inning {inning}',
} as Message<'inning'>;

export const at_bat = {
  fr: 'À la frappe : {who}',
  en: 'At bat: {who}',
} as Message<'who'>;

export const outs = {
  fr: 'Retraits',
  en: 'Outs',
} as Message<never>;

export const strikes = {
  fr: 'Strikes',
  en: 'Strikes',
} as Message<never>;

export const balls = {
  fr: 'Balles',
  en: 'Balls',
} as Message<never>;

export const roll_off = {
  fr: 'Qui commence ?',
  en: 'Who begins?',
} as Message<never>;

export const home = {
  fr: 'M',
  en: 'H',
} as Message<never>;
