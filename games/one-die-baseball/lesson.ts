import type { Lesson } from '@pocket-stadium/web/kit/lesson.ts';

const lesson: Lesson = {
  chapters: [
    {
      options: { first: 0 },
      seats: [{ name: 'Lucie' }, { name: 'Sami' }],
      steps: [
        {
          say: {
            fr: 'Vous êtes Lucie, à la batte. Un lancer, un frappeur : lancez le dé.',
            en: 'You are Lucie, at bat. One throw, one batter: roll the die.',
          },
          faces: [1],
        },
        {
          say: {
            fr: 'Un 1 : le coureur prend la première base. Lancez encore : tout le monde avance d’autant de bases que le dé.',
            en: 'A 1: the runner takes first base. Roll again: everybody advances as many bases as the die says.',
          },
          faces: [2],
        },
        {
          say: {
            fr: 'Un 2 : deux bases pour chacun. Qui fait le tour marque un point ; il ne leur manque presque rien.',
            en: 'A 2: two bases for everyone. Whoever gets round scores a run, and they are nearly there.',
          },
          faces: [3],
        },
        {
          say: { fr: 'Deux points d’un coup ! Et le 4 ? Essayez.', en: 'Two runs at once! And a 4? Try it.' },
          faces: [4],
        },
        {
          say: {
            fr: 'Circuit : tout le monde rentre, le frappeur aussi. Les gros chiffres sont moins tendres…',
            en: 'A home run: everybody comes home, the batter too. High numbers are less kind…',
          },
          faces: [6],
        },
        {
          say: {
            fr: 'Un 6 : retrait, et personne ne bouge. Remettez un coureur en jeu.',
            en: 'A 6: out, and nobody moves. Put a runner on again.',
          },
          faces: [1],
        },
        {
          say: {
            fr: 'Reste le 5, le pire : il peut retirer aussi un coureur.',
            en: 'There is still the 5, the worst: it can take a runner with it.',
          },
          faces: [5],
        },
      ],
      end: {
        fr: 'Deux retraits d’un coup, trois en tout : c’est au tour de Sami. Après neuf manches, le plus de points gagne.',
        en: 'Two outs at once, three in all: now Sami bats. After nine innings the most runs win.',
      },
    },
  ],
};

export default lesson;
