import type { OptionSpecs } from '@pocket-stadium/kernel';
import type { BoardChart } from './chart.ts';

/** The options on a set of boards; the first is the default. */
export function optionsFor(boards: readonly BoardChart[]) {
  return {
    side: {
      kind: 'one-of',
      values: boards.map(({ side }) => side),
      default: boards[0]?.side ?? 0,
      label: { fr: 'Côté du plateau', en: 'Side of the board' },
      help: { fr: 'En cases. Plus petit, plus vif.', en: 'In cells. The smaller, the livelier.' },
    },
    first: { kind: 'seat-or-roll-off', default: 0, label: { fr: 'Qui commence', en: 'Who begins' } },
    quietRounds: {
      kind: 'integer',
      min: 1,
      max: 100,
      default: 20,
      label: { fr: 'Fin après tant de rondes calmes', en: 'End after so many quiet rounds' },
      help: {
        fr: 'Rondes de suite sans capture ni libération ; qui a le plus de prisonniers gagne.',
        en: 'Rounds in a row without a capture or release; whoever holds the most prisoners wins.',
      },
    },
    maxRounds: {
      kind: 'integer',
      min: 1,
      max: 1000,
      default: 150,
      label: { fr: 'Nombre de rondes au plus', en: 'Rounds at most' },
      help: { fr: 'Ensuite, qui a le plus de prisonniers gagne.', en: 'After that, whoever holds the most prisoners wins.' },
    },
    kindStart: {
      kind: 'boolean',
      default: false,
      label: { fr: 'Départ en douceur', en: 'Kind start' },
      help: {
        fr: 'Le premier tour de la partie n’a qu’un déplacement, ce qui réduit l’avantage de commencer.',
        en: 'The first turn of the game has one leg only, which evens out the advantage of beginning.',
      },
    },
  } as const satisfies OptionSpecs;
}
