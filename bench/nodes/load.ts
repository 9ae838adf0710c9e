import type { Table } from '../server/load.ts';
import { createTables, openTable } from '../server/seats-ours.ts';

export { asFastAsTheyCan, onceASecond } from '../server/load.ts';
export { keepThinking } from './thinking.ts';

/** Tables are set up so many at a time. */
const AT_ONCE = 10;

/** Tables whose two seats sit at one node, or at two, where there are two. */
export async function openTables(bases: readonly string[], count: number, seating: 'together' | 'apart') {
  const made = await Promise.all(Array.from({ length: AT_ONCE }, (_, i) => createTables(bases[i % bases.length] ?? '', count / AT_ONCE)));
  const seatsAt = (i: number) => [0, 1].map((seat) => bases[(i + (seating === 'apart' ? seat : 0)) % bases.length] ?? '');
  const open: Table[] = [];
  for (let i = 0; i < count / AT_ONCE; i++) {
    open.push(...(await Promise.all(made.map(({ ids, tokens }) => openTable(seatsAt(i), ids[i] ?? '', tokens)))));
  }
  return open;
}
