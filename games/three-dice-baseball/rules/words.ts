import type { GameWords } from '@pocket-stadium/kernel';
import { COLUMNS } from '../../_baseball/rules/columns.ts';
import { BASEBALL_FACTS, BASEBALL_PROMPTS } from '../../_baseball/rules/words.ts';

export const words: GameWords = {
  prompts: BASEBALL_PROMPTS,
  facts: {
    ...BASEBALL_FACTS,
    ones: {
      fr: '{runs, plural, =0 {Rien} =1 {Un as : un point} other {# as : # points}} pour {seat} !',
      en: '{runs, plural, =0 {Nothing} =1 {A one: one run} other {# ones: # runs}} for {seat}!',
    },
    'no-one': { fr: 'Pas d’as : {seat} passe les dés.', en: 'No ones: {seat} hands the dice on.' },
  },
  moves: {},
  sides: [],
  columns: COLUMNS,
  glossary: [
    {
      codes: ['ones'],
      term: { fr: 'As', en: 'One' },
      meaning: { fr: 'Chaque dé qui montre 1 vaut un point, et l’on relance.', en: 'Every die that shows 1 is a run, and you roll again.' },
    },
    {
      codes: ['no-one'],
      term: { fr: 'Passage', en: 'Half-inning' },
      meaning: {
        fr: 'On lance tant que l’on fait au moins un as ; sans as, le passage est fini.',
        en: 'You roll as long as there is a one; without one the half-inning is over.',
      },
    },
  ],
};
