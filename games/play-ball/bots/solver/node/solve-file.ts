import { createHash } from 'node:crypto';
import { encodeSolution } from '../encode.ts';
import { makeFormations } from '../formations.ts';
import { type FieldChart, makeField } from '../rules.ts';
import { type Counts, type Progress, solveField } from '../solve.ts';
import { threadCrew } from './crew.ts';
import { layerFiles } from './layer-files.ts';

export interface SolveSettings {
  readonly threads: number;
  /** Bytes of memory to keep transitions in. */
  readonly spare: number;
  /** Where layers are kept, so that the work can be taken up again; none keeps nothing. */
  readonly layers?: string;
  readonly report: (progress: Progress) => void;
}

/** Works a field out and makes its file. */
export async function solveToFile(
  table: FieldChart,
  { threads, spare, layers, report }: SolveSettings,
): Promise<{ readonly file: Uint8Array; readonly counts: Counts }> {
  const formations = makeFormations(makeField(table));
  const crew = threadCrew(table, formations, threads, spare);
  try {
    const store = layers === undefined ? undefined : layerFiles(layers, table.id);
    const counts = await solveField(crew.tables, crew, report, store);
    const file = await encodeSolution(table, formations, crew.tables.values, counts, sha256);
    return { file, counts };
  } finally {
    await crew.dismiss();
  }
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
