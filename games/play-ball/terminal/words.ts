import type { Words } from '@pocket-stadium/kernel';

export const DRAW = {
  rollOff: { fr: 'Qui commence ?', en: 'Who begins?' },
  movesLeft: {
    fr: 'À {letter} : {moves, plural, =0 {plus de mouvement} =1 {un mouvement} other {# mouvements}}',
    en: '{letter} to play: {moves, plural, =0 {no move left} =1 {one move} other {# moves}}',
  },
  ballLegend: {
    fr: 'o balle  (A) porteur  ·a· but de A  + cible',
    en: 'o ball  (A) carrier  ·a· goal of A  + target',
  },
} as const satisfies Record<string, Words>;
