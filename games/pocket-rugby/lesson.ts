import type { Lesson } from '@pocket-stadium/web/kit/lesson.ts';
import * as w from './words/lesson.ts';

const lesson: Lesson = {
  chapters: [
    {
      options: { first: 0 },
      seats: [{ name: 'Lucie' }, { name: 'Sami' }],
      steps: [
        { say: w.step1, faces: [5, 4] },
        { faces: [2] },
        { say: w.step3, faces: [1, 4] },
        { say: w.step4, faces: [3, 4] },
        { say: w.step5, move: 'kick', hint: w.hint5 },
        { faces: [2] },
        { say: w.step7, faces: [2, 6] },
        { say: w.step8, faces: [3, 2] },
        { say: w.step9, move: 'play', hint: w.hint9 },
      ],
      end: w.end,
    },
    {
      // Each half is ten minutes long, which is as long as the lesson lasts.
      options: { first: 0, minutes: 20 },
      seats: [{ name: 'Lucie' }, { name: 'Sami', guided: true }],
      steps: [
        { say: w.doubles1, faces: [2, 2] },
        { say: w.doubles2, faces: [4, 1] },
        { say: w.doubles3, move: 'kick' },
        { say: w.doubles4, faces: [3] },
        { faces: [5] },
        { say: w.doubles6, faces: [5, 2] },
        { say: w.doubles7, faces: [4] },
        { say: w.doubles8, faces: [3] },
        { say: w.doubles9, faces: [4, 4] },
        { say: w.doubles10, faces: [6] },
        { faces: [2] },
        { faces: [5] },
        { say: w.doubles13, faces: [3, 3] },
        { say: w.doubles14, move: 'drop' },
        { faces: [1, 6] },
        { say: w.doubles16, faces: [6, 6] },
        { say: w.doubles17, faces: [2, 5] },
        { say: w.doubles18, faces: [1, 2] },
      ],
      end: w.doubles_end,
    },
  ],
};

export default lesson;
