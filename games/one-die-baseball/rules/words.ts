import type { GameWords } from '@pocket-stadium/kernel';
import { COLUMNS } from '../../_baseball/rules/columns.ts';
import { BASEBALL_FACTS, BASEBALL_GLOSSARY, BASEBALL_HITS, BASEBALL_PROMPTS, OUT_ENTRY } from '../../_baseball/rules/words.ts';

export const words: GameWords = {
  prompts: BASEBALL_PROMPTS,
  facts: {
    ...BASEBALL_FACTS,
    ...BASEBALL_HITS,
    'throw-in': {
      fr: 'Relance de la défense : {outs, plural, =0 {personne n’est retiré} =1 {le frappeur est retiré} other {le frappeur et un coureur sont retirés}}.',
      en: 'The defence throws in: {outs, plural, =0 {nobody is out} =1 {the batter is out} other {the batter and a man on base are out}}.',
    },
    'strike-out': { fr: 'Retrait au bâton : personne ne bouge.', en: 'Strike out: nobody moves.' },
  },
  moves: {},
  sides: [],
  columns: COLUMNS,
  glossary: [
    {
      codes: ['single'],
      term: { fr: 'Simple (1)', en: 'Single (1)' },
      meaning: {
        fr: 'Un coup sûr d’une base : un coureur neuf en première, les autres avancent d’une base.',
        en: 'A one-base hit: a new man on first, the others advance one base.',
      },
    },
    {
      codes: ['double'],
      term: { fr: 'Double (2)', en: 'Double (2)' },
      meaning: { fr: 'Un coup sûr de deux bases pour tout le monde.', en: 'A two-base hit for everybody.' },
    },
    {
      codes: ['triple'],
      term: { fr: 'Triple (3)', en: 'Triple (3)' },
      meaning: { fr: 'Un coup sûr de trois bases : tous les coureurs marquent.', en: 'A three-base hit: every man on base scores.' },
    },
    {
      codes: ['home-run'],
      term: { fr: 'Circuit (4)', en: 'Home run (4)' },
      meaning: {
        fr: 'La balle sort du terrain : le frappeur et tous les coureurs marquent.',
        en: 'The ball leaves the park: the batter and every man on base score.',
      },
    },
    {
      codes: ['throw-in'],
      term: { fr: 'Relance (5)', en: 'Throw-in (5)' },
      meaning: {
        fr: 'La défense attrape et relance : le frappeur est retiré, et souvent un coureur avec lui.',
        en: 'The defence fields and throws: the batter is out, and often a man on base with him.',
      },
    },
    {
      codes: ['strike-out'],
      term: { fr: 'Retrait au bâton (6)', en: 'Strike out (6)' },
      meaning: {
        fr: 'Le frappeur manque la balle : un retrait, et personne ne bouge.',
        en: 'The batter misses: one out, and nobody moves.',
      },
    },
    OUT_ENTRY,
    ...BASEBALL_GLOSSARY,
  ],
};
