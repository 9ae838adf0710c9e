import { readFileSync } from 'node:fs';
import { type FindSolution, fileOf } from '@pocket-stadium/bots/kit';
import { ready } from './solutions.ts';

/** Finds the solutions that come with the game. */
export const findShipped: FindSolution = async (_game, name) => {
  try {
    return fileOf(readFileSync(new URL(`../solution/${name}`, import.meta.url)));
  } catch {
    return null;
  }
};

/** Opens the solution of a field. */
export async function openShipped(field: string): Promise<void> {
  if (!(await ready(field, findShipped))) throw new Error(`no solution of ${field}`);
}
