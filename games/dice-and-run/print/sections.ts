import type { Section } from '@pocket-stadium/print/kit';

export const SECTIONS: readonly Section[] = [
  {
    title: { fr: 'La partie', en: 'The match' },
    says: [
      {
        fr: 'Deux équipes de 1 à 4, les recevants (rouges) et les visiteurs (blancs). Sept manches comme au softball ou neuf comme au baseball. Trois retraits finissent le passage d’une équipe ; au troisième, personne n’avance. À égalité, manches supplémentaires.',
        en: 'Two teams of 1 to 4, home (red) and visitors (white). Seven innings as in softball or nine as in baseball. Three outs end a half-inning; on the third nobody advances. A tie is broken by extra innings.',
      },
      {
        fr: 'Avance forcée : chaque coureur avance juste assez pour rester devant celui qui le suit ; celui que rien ne pousse reste.',
        en: 'Forced advance: a man moves just as far as he must to stay ahead of the man behind; a man who is not forced stays.',
      },
    ],
  },
  {
    title: { fr: 'Formule de base : deux dés, la somme', en: 'Basic mode: two dice, the sum' },
    rows: [
      ['2', { fr: 'volée sacrifice : retrait, chaque coureur avance d’une base', en: 'sacrifice fly: out, every runner one base' }],
      [
        '3, 7, 9, 11',
        {
          fr: 'attrapé de volée, retrait au bâton, roulante, chandelle : retrait, personne ne bouge',
          en: 'fly out, strike out, ground out, pop out: out, nobody moves',
        },
      ],
      ['4, 6', { fr: 'but sur balles, simple : frappeur en première, avance forcée', en: 'walk, single: batter to first, forced advance' }],
      [
        '5',
        {
          fr: 'double jeu : le frappeur et le coureur de la première base (sinon 2e, sinon 3e) sont retirés',
          en: 'double play: the batter and the man on first (else second, else third) are out',
        },
      ],
      [
        '8, 10',
        {
          fr: 'double, triple : frappeur en deuxième ou en troisième, avance forcée',
          en: 'double, triple: batter to second or third, forced advance',
        },
      ],
      ['12', { fr: 'circuit : tout le monde marque', en: 'home run: everybody scores' }],
    ],
  },
  {
    title: { fr: 'Formule avancée', en: 'Advanced mode' },
    says: [
      {
        fr: 'Le lanceur jette deux dés en secret. Le frappeur choisit : laisser passer (tableau 1, on montre les dés) ou frapper (il jette deux dés, tableau 2). Sur un simple, un double ou un triple, la défense peut réagir (un dé, tableau 3). Puis un coureur peut tenter un vol. Trois prises : retrait ; quatre balles : première base.',
        en: 'The pitcher throws two dice in secret. The batter chooses: take (table 1, the dice are shown) or swing (two dice, table 2). On a single, double or triple the defence may react (one die, table 3). Then a runner may try to steal. Three strikes: out; four balls: first base.',
      },
    ],
    rows: [
      [
        { fr: 'tableau 1', en: 'table 1' },
        {
          fr: '2 lancer fou · 3, 5, 7, 9, 11 prise · 4, 8 balle · 6 balle passée · 10 frappeur touché · 12 balle, ou coureur surpris s’il y en a un',
          en: '2 wild pitch · 3, 5, 7, 9, 11 strike · 4, 8 ball · 6 passed ball · 10 hit by pitch · 12 ball, or pickoff if there is a runner',
        },
      ],
      [
        { fr: 'tableau 2', en: 'table 2' },
        {
          fr: '2, 4 simple · 3 volée sacrifice · 5 double jeu · 6, 8 double · 7 fausse balle · 9 amorti sacrifice · 10 triple · 11 chandelle · 12 circuit',
          en: '2, 4 single · 3 sacrifice fly · 5 double play · 6, 8 double · 7 foul ball · 9 sacrifice bunt · 10 triple · 11 pop out · 12 home run',
        },
      ],
      [
        { fr: 'tableau 3', en: 'table 3' },
        {
          fr: '1, 5 erreur : une base de plus pour tous · 2, 4 frappeur retiré · 3, 6 la frappe tient',
          en: '1, 5 error: one base more for all · 2, 4 batter out · 3, 6 the hit stands',
        },
      ],
      [
        { fr: 'vol', en: 'steal' },
        {
          fr: 'le coureur jette un dé, la défense deux : il doit battre le plus haut, sinon il est retiré',
          en: 'the runner throws one die, the defence two: he must beat the higher, or he is out',
        },
      ],
    ],
  },
];
