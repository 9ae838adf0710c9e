import type { Lesson } from '@pocket-stadium/web/kit/lesson.ts';

const lesson: Lesson = {
  chapters: [
    {
      options: { first: 0 },
      seats: [{ name: 'Lucie' }, { name: 'Sami' }],
      steps: [
        {
          say: {
            fr: 'Vous êtes Lucie, à la batte. Trois dés, et seuls les 1 comptent : lancez.',
            en: 'You are Lucie, at bat. Three dice, and only the 1s count: roll.',
          },
          faces: [4, 1, 6],
        },
        {
          say: {
            fr: 'Un 1, un point. Tant qu’il en vient, on continue : relancez.',
            en: 'A 1 is a run. As long as they come, you go on: roll again.',
          },
          faces: [1, 3, 1],
        },
        {
          say: { fr: 'Deux 1, deux points de plus. Encore une fois !', en: 'Two 1s, two more runs. Once more!' },
          faces: [2, 5, 6],
        },
        {
          say: {
            fr: 'Aucun 1 : le passage est fini, mais vos trois points restent. Lancez maintenant pour Sami.',
            en: 'No 1: your turn at bat is over, but your three runs stay. Now roll for Sami.',
          },
          faces: [1, 2, 2],
        },
        { say: { fr: 'Un point pour Sami. Continuez pour lui.', en: 'One run for Sami. Go on for him.' }, faces: [3, 4, 6] },
      ],
      end: {
        fr: 'Première manche : trois à un pour vous. On en joue neuf, et le total décide.',
        en: 'First inning: three to one for you. Nine are played, and the total decides.',
      },
    },
  ],
};

export default lesson;
