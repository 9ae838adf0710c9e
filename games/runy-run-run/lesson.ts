import type { Lesson } from '@pocket-stadium/web/kit/lesson.ts';
import * as w from './words/lesson.ts';

const seats = [{ name: 'Lucie' }, { name: 'Sami', guided: true }, { name: 'Nora', guided: true }] as const;
const SET_UP = ['e11 f11 g11 h11 i11', 'k1 k2 k3 l3 m3', 'a3 b3 c1 c2 c3'] as const;
/** The hunter may put a prisoner, or a released pair, on any free cell of the camp. */
const ANY_PLACE = ['place'];

const lesson: Lesson = {
  chapters: [
    {
      options: {},
      seats,
      steps: [
        {
          say: w.chapter1_step1,
          move: SET_UP[0],
          accept: 'any',
          hint: w.chapter1_hint1,
        },
      ],
      end: w.chapter1_end,
    },
    {
      options: {},
      seats,
      before: SET_UP,
      steps: [
        { say: w.chapter2_step1, faces: [5, 3] },
        {
          say: w.chapter2_step2,
          move: '5:e11-e6, 3:e6-e3',
          hint: w.chapter2_hint2,
        },
        {
          say: w.chapter2_step3,
          faces: [6, 4],
        },
        { say: w.chapter2_step4, move: '6:k2-e6, 4:e6xe3(k2)' },
        {
          say: w.chapter2_step5,
          faces: [6, 5],
        },
        { say: w.chapter2_step6, move: '5:c3-c8' },
        { say: w.chapter2_step7, faces: [6, 2] },
        {
          say: w.chapter2_step8,
          move: '6:f11xc8(g13)',
          accept: ANY_PLACE,
          hint: w.chapter2_hint8,
        },
      ],
      end: w.chapter2_end,
    },
    {
      options: {},
      seats,
      before: [
        ...SET_UP,
        [5, 3],
        '5:e11-e6, 3:e6-e3',
        [6, 4],
        '6:k2-e6, 4:e6xe3(k2)',
        [6, 5],
        '5:c3-c8',
        [6, 2],
        '6:f11xc8(g13)',
        [1, 2],
        '1:m3-m4',
        [1, 2],
        '1:c2-d3',
      ],
      steps: [
        { say: w.chapter3_step1, faces: [5, 4] },
        {
          say: w.chapter3_step2,
          move: '5:g11-g6, 4:g6+k2(e11 f12)',
          accept: ANY_PLACE,
          hint: w.chapter3_hint2,
        },
      ],
      end: w.chapter3_end,
    },
  ],
};

export default lesson;
