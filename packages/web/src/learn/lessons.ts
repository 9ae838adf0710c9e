import { untilThere } from '../until-there.ts';
import type { Lesson } from './lesson.ts';

const MODULES = import.meta.glob<{ default: Lesson }>('./lessons/*.ts');
const LOADERS = new Map(Object.entries(MODULES).map(([path, load]) => [/([^/]+)\.ts$/.exec(path)?.[1] ?? '', load]));

/** The games that have a lesson: the file name says which. */
export const TAUGHT: readonly string[] = [...LOADERS.keys()];

export async function loadLesson(gameId: string): Promise<Lesson | null> {
  const load = LOADERS.get(gameId);
  return load ? (await untilThere(load)).default : null;
}
