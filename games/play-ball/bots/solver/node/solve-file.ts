import { createHash } from 'node:crypto';
import { encodeSolution } from '../encode.ts';
import { makeFormations } from '../formations.ts';
import { type FieldChart, makeField } from '../rules.ts';
import { type Counts, type Progress, solveField } from '../solve.ts';
import { threadCrew } from './crew.ts';
import { layerFiles } from './layer-files.ts';

export interface SolveSettings {
  readonly threads: number;
  /** How many bytes of memory keep transitions. */
  readonly spare: number;
  /** The folder for the layers, so that the work can be taken up again. Without one nothing is kept. */
  readonly layers?: string;
  readonly report: (progress: Progress) => void;
}

/** Works a field out and makes its file. */
export async function solveToFile(
  chart: FieldChart,
  { threads, spare, layers, report }: SolveSettings,
): Promise<{ readonly file: Uint8Array; readonly counts: Counts }> {
  const formations = makeFormations(makeField(chart));
  const crew = threadCrew(chart, formations, threads, spare);
  try {
    const store = layers === undefined ? undefined : layerFiles(layers, chart.id);
    const counts = await solveField(crew.arrays, crew, report, store);
    const file = await encodeSolution(chart, formations, crew.arrays.values, counts, sha256);
    return { file, counts };
  } finally {
    await crew.dismiss();
  }
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
