import { createTables, openOurs } from './seats-ours.ts';
import { openRival } from './seats-rival.ts';

/** A table of two seats under load. */
export interface Table {
  /** Makes the move that is due; true when it was acknowledged, false when the match is over. */
  move(): Promise<boolean>;
  close(): void;
}

export const OPEN = { ours: openOurs, rival: openRival };
export { createTables };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Every table makes so many moves, each as soon as the one before is acknowledged. */
export async function asFastAsTheyCan(tables: readonly Table[], moves: number): Promise<number[]> {
  const latencies: number[] = [];
  await Promise.all(
    tables.map(async (table) => {
      for (let i = 0; i < moves; i++) {
        const start = performance.now();
        if (!(await table.move())) return;
        latencies.push(performance.now() - start);
      }
    }),
  );
  return latencies;
}

/** Every table makes a move a second, the tables spread over it. */
export async function onceASecond(tables: readonly Table[], seconds: number): Promise<number[]> {
  const latencies: number[] = [];
  await Promise.all(
    tables.map(async (table, i) => {
      const first = performance.now() + (1000 * i) / tables.length;
      for (let second = 0; second < seconds; second++) {
        await pause(Math.max(0, first + 1000 * second - performance.now()));
        const start = performance.now();
        if (!(await table.move())) return;
        latencies.push(performance.now() - start);
      }
    }),
  );
  return latencies;
}
