import { type FindSolution, type SolutionFile, withPieces } from '@pocket-stadium/bots/kit';
import type { Result } from '@pocket-stadium/kernel';
import { FIELDS, type FieldChart, type PlayBallState } from '../rules/index.ts';
import { Solution } from './solver/solution.ts';

const GAME = 'play-ball';

/** A solution at hand, with the file it is read from. */
interface Open {
  readonly solution: Solution;
  readonly file: SolutionFile;
}

const open = new Map<string, Open>();
const opening = new Map<string, Promise<boolean>>();

export const fileName = (field: string): string => `${field}.solved`;

export function chartOf(field: unknown): FieldChart {
  const chart = FIELDS.find(({ id }) => id === field);
  if (!chart) throw new Error(`no field ${field}`);
  return chart;
}

/** The solution of the field that a match is played on; null where none is at hand. */
export function solutionOf({ frame }: Pick<PlayBallState, 'frame'>): Solution | null {
  return open.get(frame.field)?.solution ?? null;
}

/** Makes a file known as the solution of a field. Refuses a file that is none. */
async function useFile(chart: FieldChart, file: SolutionFile): Promise<Result<Solution>> {
  const opened = await withPieces(file, () => Solution.open(chart, file.read), isMissing);
  if (opened.ok) useOpened(chart.id, opened.value, file);
  return opened;
}

export function useOpened(field: string, solution: Solution, file: SolutionFile): void {
  open.set(field, { solution, file });
}

/** Looks for the solution of a field once, and answers whether it is at hand. With `here` nothing is fetched. */
export function ready(field: string, find: FindSolution, here = false): Promise<boolean> {
  if (open.has(field)) return Promise.resolve(true);
  const chart = chartOf(field);
  const search = `${field} ${here}`;
  const known = opening.get(search);
  if (known) return known;
  const found = (async () => {
    const file = await find(GAME, fileName(field), here).catch(() => null);
    return file !== null && (await useFile(chart, file)).ok;
  })();
  opening.set(search, found);
  // A solution that did not come is looked for again the next time.
  void found.then(() => opening.delete(search));
  return found;
}

/** Asks the solution at hand, fetching the pieces that it needs. */
export async function ask<T>(
  { frame }: Pick<PlayBallState, 'frame'>,
  question: (solution: Solution) => Result<T>,
): Promise<Result<T> | null> {
  const known = open.get(frame.field);
  return known ? withPieces(known.file, () => question(known.solution), isMissing) : null;
}

/** Forgets what is at hand, for tests of what happens without. */
export function forgetSolutions(): void {
  open.clear();
}

const isMissing = (answer: Result<unknown>): boolean => !answer.ok && answer.problem.code === 'missing';
