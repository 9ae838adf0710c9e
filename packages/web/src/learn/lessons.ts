import { LESSONS } from '@pocket-stadium/games/shelf/lessons';
import type { Lesson } from '../../kit/lesson.ts';
import { untilPartThere } from '../until-there.ts';

/** The games that have a lesson. */
export const TAUGHT: readonly string[] = Object.keys(LESSONS);

export async function loadLesson(gameId: string): Promise<Lesson | null> {
  const load = Object.hasOwn(LESSONS, gameId) ? LESSONS[gameId] : undefined;
  return load ? (await untilPartThere(gameId, load)).default : null;
}
