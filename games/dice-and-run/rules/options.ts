import type { OptionSpecs } from '@pocket-stadium/kernel';
import { BASEBALL_OPTIONS } from '../../_baseball/rules/words.ts';
import { BASIC_CHART } from './chart.ts';
import { TERMS } from './terms.ts';

export const OPTIONS = {
  mode: {
    kind: 'one-of',
    values: ['basic', 'advanced'],
    default: 'basic',
    label: { fr: 'Formule', en: 'Mode' },
    help: {
      fr: 'La formule avancée ajoute le lancer secret, la réaction de la défense et les vols de base.',
      en: 'The advanced mode adds the secret pitch, the reaction of the defence and stolen bases.',
    },
    names: { basic: { fr: 'de base', en: 'basic' }, advanced: { fr: 'avancée', en: 'advanced' } },
  },
  innings: {
    ...BASEBALL_OPTIONS.innings,
    min: 1,
    max: 9,
    default: 9,
    help: { fr: '7 comme au softball, 9 comme au baseball.', en: '7 as in softball, 9 as in baseball.' },
  },
  extraInnings: {
    kind: 'boolean',
    default: true,
    label: { fr: 'Manches supplémentaires', en: 'Extra innings' },
    help: {
      fr: 'Départagent une égalité ; sans elles, c’est un match nul.',
      en: 'They break a tie; without them it is a draw.',
    },
  },
  walkOff: BASEBALL_OPTIONS.walkOff,
  basicTable: {
    kind: 'permutation',
    items: BASIC_CHART,
    default: BASIC_CHART,
    names: TERMS,
    label: { fr: 'Table de la formule de base', en: 'Table of the basic mode' },
    help: {
      fr: 'L’action de chaque total des deux dés, de 2 à 12.',
      en: 'The play for each sum of the two dice, from 2 to 12.',
    },
  },
  stealDuel: {
    kind: 'one-of',
    values: ['highest', 'sum', 'lowest'],
    default: 'highest',
    label: { fr: 'Duel du vol de base', en: 'Steal duel' },
    help: {
      fr: 'Ce que le dé du coureur doit dépasser.',
      en: 'What the runner’s die must beat.',
    },
    names: {
      highest: { fr: 'le plus grand dé de la défense', en: 'the higher die of the defence' },
      sum: { fr: 'la somme des dés de la défense', en: 'the sum of the defence’s dice' },
      lowest: { fr: 'le plus petit dé de la défense', en: 'the lower die of the defence' },
    },
  },
  first: BASEBALL_OPTIONS.first,
} as const satisfies OptionSpecs;
