import type { Section } from '@pocket-stadium/print/kit';

export const SECTIONS: readonly Section[] = [
  {
    title: { fr: 'Le match', en: 'The match' },
    says: [
      {
        fr: 'Deux joueurs, deux dés. Le plus haut dé donne le coup d’envoi à la minute 1 et a la main. Chaque action est une ligne de la feuille : minute, dés, ce qui se passe, score, cartons ; puis l’horloge avance. Deux mi-temps de vingt minutes ; une période finit avec la première action qui commence à sa dernière minute ou après.',
        en: 'Two players, two dice. The higher die kicks off at minute 1 and has the hand. Each action is a line of the sheet: minute, dice, what happened, score, cards; then the clock moves on. Two halves of twenty minutes; a period ends with the first action that starts at its last minute or later.',
      },
      {
        fr: 'Un double passe avant tout, puis un 3, puis un 5. A est celui qui a la main, B l’autre. Toutes les comparaisons sont strictes.',
        en: 'A double comes first, then a 3, then a 5. A has the hand, B is the other. All comparisons are strict.',
      },
    ],
  },
  {
    title: { fr: 'Les dés', en: 'The dice' },
    rows: [
      [
        '1-1',
        {
          fr: 'faute de A. B tire (un dé chacun, 3 points si B fait plus ; main à A, +2 min) ou joue (main à B, +3)',
          en: 'A offends. B kicks (a die each, 3 points if B’s is higher; hand to A, +2 min) or plays (hand to B, +3)',
        },
      ],
      ['2-2', { fr: 'un carton pour A, puis comme 1-1', en: 'a card for A, then as 1-1' }],
      [
        '3-3',
        {
          fr: 'drop (3 points sauf si B fait un double ; main à B, +1) ou 50-22 (A garde la main, +3)',
          en: 'drop (3 points unless B throws a double; hand to B, +1) or 50-22 (A keeps the hand, +3)',
        },
      ],
      [
        '4-4',
        {
          fr: 'contre : un dé chacun, essai de B s’il fait plus ; à égalité, vidéo (pair : essai). Main à A, +2',
          en: 'counter: a die each, B’s try if higher; level: video (even: try). Hand to A, +2',
        },
      ],
      ['5-5', { fr: 'essai de pénalité, 7 points. Main à B, +2', en: 'penalty try, 7 points. Hand to B, +2' }],
      ['6-6', { fr: 'un carton pour B, puis comme 5-5', en: 'a card for B, then as 5-5' }],
      [
        '3-x',
        {
          fr: 'pénalité pour A (3-6 : carton pour B). Tir : un dé, 3 points s’il est sous x, main à B, +2. Jeu : A garde la main, +x. Avec 3-1, jeu seulement',
          en: 'penalty to A (3-6: a card for B). Kick: one die, 3 points if below x, hand to B, +2. Play: A keeps the hand, +x. On 3-1 play only',
        },
      ],
      [
        '5-x',
        {
          fr: 'essai : de x, ôter les cartons de A. Moins de 1 : refusé. 1 : vidéo (pair : essai). Plus : essai. Main à B, +2',
          en: 'try: take A’s cards off x. Below 1: refused. 1: video (even: try). Above: try. Hand to B, +2',
        },
      ],
      [
        { fr: 'autres', en: 'others' },
        { fr: 'ballon perdu, main à B, +1', en: 'turnover, hand to B, +1' },
      ],
    ],
  },
  {
    title: { fr: 'Points et cartons', en: 'Points and cards' },
    says: [
      {
        fr: 'Essai 5 points ; transformation : un dé sous x (ou sous le dé de la vidéo), 2 points. Carton : deux dés, un double est rouge (jusqu’à la fin), le reste jaune (dix minutes).',
        en: 'A try is 5 points; conversion: a die below x (or below the video’s die), 2 points. Card: two dice, a double is red (to the end), anything else yellow (ten minutes).',
      },
      { fr: 'À égalité : le moins de rouges, puis le moins de jaunes.', en: 'If level: fewer reds, then fewer yellows.' },
    ],
  },
];
