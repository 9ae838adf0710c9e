// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const fact_throw_in = {
  fr: 'Relance de la défense : {outs, plural, =0 {personne n’est retiré} =1 {le frappeur est retiré} other {le frappeur et un coureur sont retirés}}.',
  en: 'The defence throws in: {outs, plural, =0 {nobody is out} =1 {the batter is out} other {the batter and a man on base are out}}.',
} as Message<'outs'>;

export const fact_strike_out = {
  fr: 'Retrait au bâton : personne ne bouge.',
  en: 'Strike out: nobody moves.',
} as Message<never>;
