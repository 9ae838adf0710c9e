// Written by scripts/shelf.mjs from games/shelf.json: `npm run shelf` writes it anew.
import type { Lesson } from '@pocket-stadium/web/kit/lesson.ts';

/** The lesson of each game that is taught. */
export const LESSONS: Readonly<Record<string, () => Promise<{ readonly default: Lesson }>>> = {
  'one-die-baseball': () => import('../one-die-baseball/lesson.ts'),
  'two-dice-baseball': () => import('../two-dice-baseball/lesson.ts'),
  'three-dice-baseball': () => import('../three-dice-baseball/lesson.ts'),
  'dice-and-run': () => import('../dice-and-run/lesson.ts'),
  'pocket-rugby': () => import('../pocket-rugby/lesson.ts'),
  'runy-run-run': () => import('../runy-run-run/lesson.ts'),
  'play-ball': () => import('../play-ball/lesson.ts'),
};
