// Written by scripts/shelf.mjs from games/shelf.json: `npm run shelf` writes it anew.
import type { Lesson } from '@pocket-stadium/web/kit/lesson.ts';

/** The lesson of each game that is taught. */
export const LESSONS: Readonly<Record<string, () => Promise<{ readonly default: Lesson }>>> = {
};
