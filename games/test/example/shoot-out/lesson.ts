import type { Lesson } from '@pocket-stadium/web/kit/lesson.ts';
import * as w from './words/lesson.ts';

const lesson: Lesson = {
  chapters: [
    {
      options: { shots: 2 },
      seats: [{ name: 'Lucie' }, { name: 'Sami', guided: true }],
      steps: [
        { say: w.aim_high, move: 'high', hint: w.not_low },
        { say: w.throw_two, faces: [2, 5] },
        { say: w.his_turn, move: 'low' },
        { say: w.throw_one, faces: [2] },
      ],
      end: w.end,
    },
  ],
};

export default lesson;
