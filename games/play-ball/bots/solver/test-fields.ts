import { sameInAll } from '@pocket-stadium/kernel';
import { makeFormations } from './formations.ts';
import { type Arrays, arraySizes, Layers } from './layers.ts';
import { FIELDS, type FieldChart, makeField } from './rules.ts';
import { type Counts, solveField } from './solve.ts';
import { alone } from './work.ts';

/** The smallest field there can be: 13 cells, 860 positions. */
export const SMALLEST: FieldChart = { id: 'smallest', W: 1, R: 2, names: sameInAll('the stamp') };
/** A field small enough to be solved and checked as a whole in a test: 19 cells. */
export const TINY: FieldChart = { id: 'tiny', W: 2, R: 2, names: sameInAll('the handkerchief') };
/** A field that is not its own mirror image. */
export const LOPSIDED: FieldChart = { ...TINY, id: 'lopsided', points: ['a1', 'e3'], names: sameInAll('the lopsided one') };
/** A field that is not the same for both sides. */
export const ONE_SIDED: FieldChart = { ...TINY, id: 'one-sided', points: ['a1'], names: sameInAll('the unfair one') };

export function fieldChart(id: string): FieldChart {
  const chart = FIELDS.find((one) => one.id === id);
  if (!chart) throw new Error(`no field ${id}`);
  return chart;
}

export function emptyArrays(chart: FieldChart): Arrays {
  const sizes = Object.entries(arraySizes(makeFormations(makeField(chart))));
  return Object.fromEntries(sizes.map(([name, size]) => [name, new Uint8Array(size)])) as unknown as Arrays;
}

/** Solves a field in this thread. */
export async function solveHere(chart: FieldChart): Promise<{ readonly values: Uint8Array; readonly counts: Counts }> {
  const arrays = emptyArrays(chart);
  const counts = await solveField(arrays, alone(new Layers(makeFormations(makeField(chart)), arrays)), () => {});
  return { values: arrays.values, counts };
}
