import { closeSync, openSync, readSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as w from '../../../words/solver.ts';
import { type FieldChart, type Result, refuse } from '../rules.ts';
import { Solution } from '../solution.ts';

/** The file of a field's solution, unless the caller names another. */
export function usualFile(field: string): string {
  return fileURLToPath(new URL(`../../../solution/${field}.solved`, import.meta.url));
}

/** A solution read from a file, a piece at a time. */
export function openFile(chart: FieldChart, file: string = usualFile(chart.id)): Result<Solution> {
  let handle: number;
  try {
    handle = openSync(file, 'r');
  } catch {
    return refuse('no-solution', w.no_file, { field: chart.id, file });
  }
  const solution = Solution.open(chart, (from, to) => {
    const bytes = new Uint8Array(to - from);
    return bytes.subarray(0, readSync(handle, bytes, 0, bytes.length, from));
  });
  if (!solution.ok) closeSync(handle);
  return solution;
}
