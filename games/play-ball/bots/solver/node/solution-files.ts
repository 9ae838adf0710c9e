import { open } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as w from '../../../words/solver.ts';
import { accept, type FieldChart, type Result, refuse, type Words } from '../rules.ts';
import { Solution } from '../solution.ts';

const NO_FILE: Words = w.no_file;

/** Where the solution of a field lies unless somebody says otherwise. */
export function usualFile(field: string): string {
  return fileURLToPath(new URL(`../../../solution/${field}.solved`, import.meta.url));
}

/** A solution read from a file, a piece at a time. */
export async function openFile(table: FieldChart, file: string = usualFile(table.id)): Promise<Result<Solution>> {
  const handle = await open(file).catch(() => null);
  if (!handle) return refuse('no-solution', NO_FILE, { field: table.id, file });
  const solution = await Solution.open(table, async (from, to) => {
    const bytes = new Uint8Array(to - from);
    const { bytesRead } = await handle.read(bytes, 0, bytes.length, from);
    return bytes.subarray(0, bytesRead);
  });
  if (!solution.ok) await handle.close();
  return solution.ok ? accept(solution.value) : solution;
}
