import type { GameWords } from '@pocket-stadium/kernel';
import { COLUMNS } from '../../_baseball/rules/columns.ts';
import { BASEBALL_FACTS, BASEBALL_GLOSSARY, BASEBALL_HITS, BASEBALL_PROMPTS, OUT_ENTRY, withRuns } from '../../_baseball/rules/words.ts';

export const words: GameWords = {
  prompts: BASEBALL_PROMPTS,
  facts: {
    ...BASEBALL_FACTS,
    ...BASEBALL_HITS,
    sacrifice: withRuns({
      fr: 'Sacrifice : {seat} est retiré, mais les coureurs en profitent s’il n’était pas le troisième.',
      en: 'Sacrifice: {seat} is out, but the men on base advance unless it was the third out.',
    }),
    out: { fr: 'Retrait : personne ne bouge.', en: 'Out: nobody moves.' },
    'double-play': {
      fr: '{outs, plural, =0 {Personne n’est retiré} =1 {Le frappeur est retiré} other {Double jeu : le frappeur et le coureur le plus avancé sont retirés}}.',
      en: '{outs, plural, =0 {Nobody is out} =1 {The batter is out} other {Double play: the batter and the man nearest home are out}}.',
    },
    walk: withRuns({ fr: 'But sur balles : {seat} va en première base.', en: 'Walk: {seat} goes to first.' }),
  },
  moves: {},
  sides: [],
  columns: COLUMNS,
  glossary: [
    {
      codes: ['single'],
      term: { fr: 'Simple (4 ou 10)', en: 'Single (4 or 10)' },
      meaning: {
        fr: 'Tous avancent d’une base et un coureur neuf va en première.',
        en: 'Everybody advances one base and a new man goes to first.',
      },
    },
    {
      codes: ['double'],
      term: { fr: 'Double (11)', en: 'Double (11)' },
      meaning: {
        fr: 'Tous avancent de deux bases et un coureur neuf va en deuxième.',
        en: 'Everybody advances two bases and a new man goes to second.',
      },
    },
    {
      codes: ['triple'],
      term: { fr: 'Triple (3)', en: 'Triple (3)' },
      meaning: {
        fr: 'Tous les coureurs marquent et un coureur neuf va en troisième.',
        en: 'Every man on base scores and a new man goes to third.',
      },
    },
    {
      codes: ['home-run'],
      term: { fr: 'Circuit (2 ou 12)', en: 'Home run (2 or 12)' },
      meaning: { fr: 'Le frappeur et tous les coureurs marquent.', en: 'The batter and every man on base score.' },
    },
    {
      codes: ['walk'],
      term: { fr: 'But sur balles (double 4)', en: 'Walk (double four)' },
      meaning: {
        fr: 'Quatre mauvais lancers : le frappeur va en première, seuls les coureurs poussés par lui avancent.',
        en: 'Four bad pitches: the batter goes to first, and only men he forces on advance.',
      },
    },
    {
      codes: ['sacrifice'],
      term: { fr: 'Sacrifice (5)', en: 'Sacrifice (5)' },
      meaning: {
        fr: 'Le frappeur se fait retirer exprès pour que chaque coureur avance d’une base.',
        en: 'The batter gives himself up so that every man on base advances one.',
      },
    },
    {
      codes: ['double-play'],
      term: { fr: 'Double jeu (7)', en: 'Double play (7)' },
      meaning: {
        fr: 'La défense retire d’un coup le frappeur et le coureur le plus proche du marbre.',
        en: 'At one stroke the defence puts out the batter and the man nearest home.',
      },
    },
    OUT_ENTRY,
    ...BASEBALL_GLOSSARY,
  ],
};
