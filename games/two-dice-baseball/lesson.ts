import type { Lesson } from '@pocket-stadium/web/kit/lesson.ts';

const lesson: Lesson = {
  chapters: [
    {
      options: { first: 0 },
      seats: [{ name: 'Lucie' }, { name: 'Sami' }],
      steps: [
        {
          say: {
            fr: 'Vous êtes Lucie, à la batte. Deux dés, et c’est leur somme qui parle : lancez.',
            en: 'You are Lucie, at bat. Two dice, and their sum does the talking: roll.',
          },
          faces: [1, 3],
        },
        {
          say: {
            fr: 'Quatre : une base, comme avec dix. Les sommes rares font du bien ; voyons une somme courante.',
            en: 'Four: one base, and so with ten. Rare sums do you good; now for a common one.',
          },
          faces: [2, 3],
        },
        {
          say: {
            fr: 'Cinq, le sacrifice : le frappeur est retiré, mais le coureur gagne une base. Lancez.',
            en: 'Five, the sacrifice: the batter is out, but the runner gains a base. Roll.',
          },
          faces: [4, 4],
        },
        {
          say: {
            fr: 'Huit est un retrait, sauf le double quatre : une base offerte. Personne n’était derrière le coureur, il reste.',
            en: 'Eight is an out, but a double four is a walk to first. Nobody pushes the runner, so he stays.',
          },
          faces: [5, 6],
        },
        {
          say: { fr: 'Onze : deux bases pour tous, et un point ! Encore.', en: 'Eleven: two bases for all, and a run! Again.' },
          faces: [6, 6],
        },
        {
          say: {
            fr: 'Douze, comme deux : circuit, tout le monde rentre. Remettez un coureur en jeu.',
            en: 'Twelve, like two: a home run, everybody comes in. Put a runner on again.',
          },
          faces: [4, 6],
        },
        {
          say: {
            fr: 'Attention au sept, le plus fréquent : il retire aussi le coureur le plus avancé.',
            en: 'Beware of seven, the most common: it also takes the runner nearest home.',
          },
          faces: [3, 4],
        },
      ],
      end: {
        fr: 'Trois retraits : c’est au tour de Sami. Après neuf manches, le plus de points gagne.',
        en: 'Three outs: now Sami bats. After nine innings the most runs win.',
      },
    },
  ],
};

export default lesson;
