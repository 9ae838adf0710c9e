import type { Section } from '@pocket-stadium/print/kit';
import { FRAME } from '../../_baseball/print/sections.ts';

export const SECTIONS: readonly Section[] = [
  FRAME,
  {
    title: { fr: 'Les trois dés', en: 'The three dice' },
    says: [{ fr: 'Ni bases ni retraits : on lance tant que l’on marque.', en: 'No bases and no outs: you throw as long as you score.' }],
    rows: [
      [
        { fr: 'chaque 1', en: 'each 1' },
        { fr: 'un point, et l’on relance', en: 'a run, and you throw again' },
      ],
      [
        { fr: 'aucun 1', en: 'no 1' },
        { fr: 'le passage est fini', en: 'the half-inning is over' },
      ],
    ],
  },
];
