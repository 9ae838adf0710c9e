import type { Section } from '../summary.ts';

/** Sections that the three dice-baseball games share. */
export const FRAME: Section = {
  title: { fr: 'La partie', en: 'The match' },
  says: [
    {
      fr: 'De 2 à 8 joueurs. Chacun lance un dé : le plus haut bat en premier, puis on tourne dans le sens des aiguilles. Une manche est finie quand chacun est passé à la batte ; on joue neuf manches.',
      en: '2 to 8 players. Everybody throws a die: the highest bats first, then clockwise. An inning is over when everybody has batted; nine innings are played.',
    },
    {
      fr: 'Le plus grand total gagne. À égalité, les ex æquo jouent des manches supplémentaires, une à la fois.',
      en: 'The highest total wins. Those tied for the lead play extra innings, one at a time.',
    },
  ],
};

const OUTS = {
  fr: 'Trois retraits finissent le passage ; les bases se vident. Au troisième retrait, personne n’avance ni ne marque.',
  en: 'Three outs end the half-inning and clear the bases. On the third out nobody advances or scores.',
};
const RUN = {
  fr: 'Chaque lancer est un frappeur. Un coureur qui revient au marbre marque un point.',
  en: 'Each throw is one batter. A man who comes home scores a run.',
};

export const ONE_DIE: readonly Section[] = [
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

export const TWO_DICE: readonly Section[] = [
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

export const THREE_DICE: readonly Section[] = [
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
