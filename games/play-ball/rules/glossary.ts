import type { GlossaryEntry } from '@pocket-stadium/kernel';

export const glossary: readonly GlossaryEntry[] = [
  {
    codes: ['step'],
    term: { fr: 'Pas', en: 'Step' },
    meaning: {
      fr: 'Un mouvement vers une case voisine où il n’y a pas de playballer.',
      en: 'A move to an adjacent cell that holds no playballer.',
    },
  },
  {
    codes: ['jump'],
    term: { fr: 'Saut', en: 'Jump' },
    meaning: {
      fr: 'Un mouvement par-dessus une file de playballers, amis ou adverses, jusqu’à la première case libre. Qui saute le porteur prend la balle.',
      en: 'A move over a line of playballers, friends or opponents, to the first free cell. Whoever jumps over the carrier takes the ball.',
    },
  },
  {
    codes: ['bounce'],
    term: { fr: 'Rebond', en: 'Bounce' },
    meaning: {
      fr: 'Un saut par-dessus une file qui touche le bord : on revient sur sa case. C’est un mouvement, et il prend la balle au porteur.',
      en: 'A jump over a line that runs to the edge: the jumper comes back to its own cell. It is a move, and takes the ball from the carrier.',
    },
  },
  {
    codes: ['pass'],
    term: { fr: 'Passe', en: 'Pass' },
    meaning: {
      fr: 'Le porteur donne la balle à un coéquipier sur la même ligne, sans adversaire entre eux. Ce n’est pas un mouvement.',
      en: 'The carrier gives the ball to a team-mate on the same line, with no opponent between. It is not a move.',
    },
  },
  {
    codes: ['goal'],
    term: { fr: 'En-but', en: 'Goal' },
    meaning: {
      fr: 'Trois cases de chaque côté. On y entre chez l’adversaire avec la balle seulement, et c’est un but ; personne n’y finit son tour.',
      en: 'Three cells on each side. An opposing one is entered with the ball only, and that is a goal; nobody ends a turn on one.',
    },
  },
  {
    codes: ['void-repeated', 'void-long', 'void-last'],
    term: { fr: 'Manche nulle', en: 'Void round' },
    meaning: {
      fr: 'Une position revenue trois fois, ou deux cents tours sans but : on recommence, l’autre équipe engage. Trois de suite finissent la partie.',
      en: 'A position that comes up three times, or two hundred turns without a goal: start again, the other team kicks off. Three in a row end the match.',
    },
  },
];
