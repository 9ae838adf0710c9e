import type { Words } from '@pocket-stadium/kernel';

export const DRAW = {
  rollOff: { fr: 'Qui commence ?', en: 'Who begins?' },
  movesLeft: {
    fr: 'À {letter} : {moves|plus de mouvement|un mouvement|# mouvements}',
    en: '{letter} to play: {moves|no move left|one move|# moves}',
  },
  ballLegend: {
    fr: 'o balle  (A) porteur  ·a· but de A  + cible',
    en: 'o ball  (A) carrier  ·a· goal of A  + target',
  },
} as const satisfies Record<string, Words>;
