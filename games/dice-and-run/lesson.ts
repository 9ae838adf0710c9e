import type { Lesson } from '@pocket-stadium/web/kit/lesson.ts';
import * as w from './words/lesson.ts';

const lesson: Lesson = {
  chapters: [
    {
      options: { first: 0, mode: 'basic' },
      seats: [{ name: 'Lucie' }, { name: 'Sami' }],
      steps: [
        {
          say: w.chapter1_step1,
          faces: [2, 4],
        },
        {
          say: w.chapter1_step2,
          faces: [3, 5],
        },
        {
          say: w.chapter1_step3,
          faces: [4, 6],
        },
        {
          say: w.chapter1_step4,
          faces: [3, 4],
        },
      ],
      end: w.chapter1_end,
    },
    {
      options: { first: 0, mode: 'advanced' },
      seats: [{ name: 'Lucie' }, { name: 'Sami', guided: true }],
      before: [[3, 4], 'swing', [5, 6], [2, 3], 'swing', [6, 5]],
      steps: [
        {
          say: w.chapter2_step1,
          faces: [3, 5],
        },
        {
          say: w.chapter2_step2,
          move: 'take',
          hint: w.chapter2_hint2,
        },
        {
          say: w.chapter2_step3,
          faces: [1, 4],
        },
        {
          say: w.chapter2_step4,
          move: 'swing',
          hint: w.chapter2_hint4,
        },
        {
          say: w.chapter2_step5,
          faces: [4, 4],
        },
        {
          say: w.chapter2_step6,
          move: 'react',
        },
        { faces: [3] },
        {
          say: w.chapter2_step8,
          move: 'steal2',
          hint: w.chapter2_hint8,
        },
        { say: w.chapter2_step9, faces: [6] },
        { say: w.chapter2_step10, faces: [3, 5] },
      ],
      end: w.chapter2_end,
    },
    {
      options: { first: 1, mode: 'advanced' },
      seats: [{ name: 'Lucie' }, { name: 'Sami', guided: true }],
      steps: [
        { say: w.chapter3_step1, faces: [3, 4] },
        { say: w.chapter3_step2, move: 'swing' },
        { say: w.chapter3_step3, faces: [1, 3] },
        { say: w.chapter3_step4, move: 'react', hint: w.chapter3_hint4 },
        { say: w.chapter3_step5, faces: [4] },
      ],
      end: w.chapter3_end,
    },
  ],
};

export default lesson;
