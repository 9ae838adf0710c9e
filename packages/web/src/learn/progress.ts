import { keep, readKept } from '../../kit/keep.ts';

const KEY = 'lesson:';
/** How many parts the ticks of a lesson have. */
export const TICKS = 3;

/** Remembers how far somebody came in the lesson of a game. Going back loses nothing. */
export function noteLesson(game: string, made: number, of: number): void {
  const ticks = of > 0 ? Math.floor((TICKS * made) / of) : 0;
  if (ticks > lessonTicks(game)) keep(KEY + game, String(ticks));
}

export function lessonTicks(game: string): number {
  const kept = Number(readKept(KEY + game) ?? 0);
  return Number.isInteger(kept) ? Math.min(TICKS, Math.max(0, kept)) : 0;
}
