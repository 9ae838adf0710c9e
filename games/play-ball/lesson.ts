import type { Lesson } from '@pocket-stadium/web/kit/lesson.ts';
import * as w from './words/lesson.ts';

const seats = [{ name: 'Lucie' }, { name: 'Sami', guided: true }] as const;

const lesson: Lesson = {
  chapters: [
    {
      options: { first: 0 },
      seats,
      steps: [
        {
          say: w.chapter1_step1,
          move: 'c2-c3, c3-c4',
          hint: w.chapter1_hint1,
        },
        {
          say: w.chapter1_step2,
          move: 'c8-c7, c7-c6, c6-c5',
        },
        {
          say: w.chapter1_step3,
          move: 'c4xc6',
          hint: w.chapter1_hint3,
        },
        {
          say: w.chapter1_step4,
          move: 'd7-c7',
        },
        {
          say: w.chapter1_step5,
          move: 'c6xc8, c8-c9',
          hint: w.chapter1_hint5,
        },
      ],
      end: w.chapter1_end,
    },
    {
      options: { first: 0 },
      seats,
      before: ['c2-c3, c3-c4', 'c8-c7, c7-b6', 'd2-d3, d3-d4, d4-d5', 'b6-b5, b5-a5', 'd5-d6, d6-c7', 'a5-a4'],
      steps: [
        {
          say: w.chapter2_step1,
          move: 'c4-c5, c5>c7, c7-c8, c8-c9',
          hint: w.chapter2_hint1,
        },
      ],
      end: w.chapter2_end,
    },
    {
      options: { first: 0 },
      seats,
      before: ['b2-b3, b3-b4', 'c8-c7, c7-c6, c6-c5', 'd2-d3', 'c5-b5, b5-a5'],
      steps: [
        {
          say: w.chapter3_step1,
          move: 'b4-b5, b5x(a5)',
          hint: w.chapter3_hint1,
        },
        {
          say: w.chapter3_step2,
          move: 'a5-a6',
        },
      ],
      end: w.chapter3_end,
    },
    {
      options: { first: 0 },
      seats,
      before: [
        'c2-c3, c3-c4',
        'b7-b6, b6-b5, b5-b4',
        'c4-c5, c5-c4, b2-a2, c4>a2',
        'b4-b3, b3-b2',
        'a2-a1, c4-c3',
        'c8-c7, c7-b6, b6-b5',
        'd2-d3',
        'b5-b4, b4-a3, a3-a2',
      ],
      steps: [
        {
          say: w.chapter4_step1,
          move: 'a1-b1, b1-c2',
          hint: w.chapter4_hint1,
        },
        {
          say: w.chapter4_step2,
          move: 'b2-b3, b3-c4',
        },
      ],
      end: w.chapter4_end,
    },
  ],
};

export default lesson;
