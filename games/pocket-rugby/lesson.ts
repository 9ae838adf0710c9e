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
          faces: [5, 4],
        },
        { faces: [2] },
        {
          say: w.step3,
          faces: [1, 4],
        },
        {
          say: w.step4,
          faces: [3, 6],
        },
        { faces: [2, 5] },
        {
          say: w.step6,
          move: 'kick',
          hint: w.hint6,
        },
        { faces: [4] },
        { say: w.step8, faces: [2, 6] },
        { say: w.step9, faces: [3, 2] },
        {
          say: w.step10,
          move: 'play',
          hint: w.hint10,
        },
        {
          say: w.step11,
          faces: [5, 5],
        },
      ],
      end: w.end,
    },
  ],
};

export default lesson;
