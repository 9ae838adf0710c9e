import type { Section } from '@pocket-stadium/print/kit';
import { FRAME, OUTS, RUN } from '../../_baseball/print/sections.ts';

export const SECTIONS: readonly Section[] = [
  FRAME,
  { title: { fr: 'À la batte', en: 'At bat' }, says: [RUN, OUTS] },
  {
    title: { fr: 'La somme des deux dés', en: 'The sum of the two dice' },
    rows: [
      ['2, 12', { fr: 'circuit', en: 'home run' }],
      ['3', { fr: 'triple : tous les coureurs marquent, un coureur neuf en troisième', en: 'three: every man scores, a new man on third' }],
      [
        '4, 10',
        { fr: 'simple : tous avancent d’une base, un coureur neuf en première', en: 'one: all advance one base, a new man on first' },
      ],
      [
        '5',
        { fr: 'sacrifice : un retrait, et chaque coureur avance d’une base', en: 'sacrifice: an out, and every man advances one base' },
      ],
      ['6, 9', { fr: 'retrait, personne ne bouge', en: 'out, nobody moves' }],
      ['7', { fr: 'retrait, et le coureur le plus proche du marbre est retiré aussi', en: 'out, and the man nearest home is out too' }],
      [
        '8',
        {
          fr: 'retrait ; mais un double 4 est un but sur balles : coureur neuf en première, les autres n’avancent que poussés',
          en: 'out; but a double four is a walk: a new man on first, the others advance only if forced',
        },
      ],
      ['11', { fr: 'double : tous avancent de deux bases, un coureur neuf en deuxième', en: 'two: all advance two, a new man on second' }],
    ],
  },
];
