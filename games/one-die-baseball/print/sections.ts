import type { Section } from '@pocket-stadium/print/kit';
import { FRAME, OUTS, RUN } from '../../_baseball/print/sections.ts';

export const SECTIONS: readonly Section[] = [
  FRAME,
  { title: { fr: 'À la batte', en: 'At bat' }, says: [RUN, OUTS] },
  {
    title: { fr: 'Le dé', en: 'The die' },
    rows: [
      [
        '1, 2, 3',
        {
          fr: 'coup sûr : tous avancent d’autant de bases, et un coureur neuf va sur cette base',
          en: 'a hit: everybody advances that many bases, and a new man stands on that base',
        },
      ],
      ['4', { fr: 'circuit : le frappeur et tous les coureurs marquent', en: 'home run: the batter and every man on base score' }],
      [
        '5',
        { fr: 'le frappeur est retiré, et peut-être un coureur (ci-dessous)', en: 'the batter is out, and perhaps a man on base (below)' },
      ],
      ['6', { fr: 'le frappeur est retiré, personne ne bouge', en: 'the batter is out, nobody moves' }],
    ],
  },
  {
    title: { fr: 'Sur un 5, est aussi retiré…', en: 'On a 5, also out is…' },
    rows: [
      [
        { fr: 'un seul coureur', en: 'one man' },
        { fr: 'lui', en: 'he is' },
      ],
      [
        { fr: 'bases pleines', en: 'bases full' },
        { fr: 'celui de la première base', en: 'the man on first' },
      ],
      [
        { fr: '1re et 2e', en: '1st and 2nd' },
        { fr: 'celui de la deuxième', en: 'the man on second' },
      ],
      [
        { fr: '1re et 3e', en: '1st and 3rd' },
        { fr: 'celui de la première', en: 'the man on first' },
      ],
      [
        { fr: '2e et 3e', en: '2nd and 3rd' },
        { fr: 'personne', en: 'nobody' },
      ],
    ],
  },
];
