import type { Lesson } from '@pocket-stadium/web/kit/lesson.ts';
import * as w from './words/lesson.ts';

const lesson: Lesson = {
  chapters: [
    {
      options: { first: 0 },
      seats: [{ name: 'Lucie' }, { name: 'Sami' }],
      steps: [
        {
          say: w.step1,
          faces: [1, 3],
        },
        {
          say: w.step2,
          faces: [2, 3],
        },
        {
          say: w.step3,
          faces: [4, 4],
        },
        {
          say: w.step4,
          faces: [5, 6],
        },
        {
          say: w.step5,
          faces: [6, 6],
        },
        {
          say: w.step6,
          faces: [4, 6],
        },
        {
          say: w.step7,
          faces: [3, 4],
        },
      ],
      end: w.end,
    },
  ],
};

export default lesson;
