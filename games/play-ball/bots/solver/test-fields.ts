import { sameInAll } from '@pocket-stadium/kernel';
import { makeFormations } from './formations.ts';
import { Layers, type Tables, tableSizes } from './layers.ts';
import { FIELDS, type FieldChart, makeField } from './rules.ts';
import { type Counts, solveField } from './solve.ts';
import { alone } from './work.ts';

/** The smallest there can be: 13 cells, 860 positions. */
export const SMALLEST: FieldChart = { id: 'smallest', W: 1, R: 2, names: sameInAll('the stamp') };
/** A field small enough to be solved and checked as a whole in a test: 19 cells. */
export const TINY: FieldChart = { id: 'tiny', W: 2, R: 2, names: sameInAll('the handkerchief') };
/** One that is not its own mirror image. */
export const LOPSIDED: FieldChart = { ...TINY, id: 'lopsided', points: ['a1', 'e3'], names: sameInAll('the lopsided one') };
/** One whose sides do not see the same. */
export const ONE_SIDED: FieldChart = { ...TINY, id: 'one-sided', points: ['a1'], names: sameInAll('the unfair one') };

export function fieldTable(id: string): FieldChart {
  const table = FIELDS.find((one) => one.id === id);
  if (!table) throw new Error(`no field ${id}`);
  return table;
}

export function emptyTables(table: FieldChart): Tables {
  const sizes = Object.entries(tableSizes(makeFormations(makeField(table))));
  return Object.fromEntries(sizes.map(([name, size]) => [name, new Uint8Array(size)])) as unknown as Tables;
}

/** Solves a field in this thread. */
export async function solveHere(table: FieldChart): Promise<{ readonly values: Uint8Array; readonly counts: Counts }> {
  const tables = emptyTables(table);
  const counts = await solveField(tables, alone(new Layers(makeFormations(makeField(table)), tables)), () => {});
  return { values: tables.values, counts };
}
