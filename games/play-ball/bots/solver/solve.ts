import { type Arrays, MOST_TURNS } from './layers.ts';
import type { Crew } from './work.ts';

/** How many positions there are at every distance. */
export interface Counts {
  readonly positions: number;
  readonly draws: number;
  /** By turns of both sides until the goal: odd, the side to play scores; even, the other does. */
  readonly byTurnsToGoal: readonly number[];
}

/** What is known after a layer. */
export interface Progress {
  readonly turns: number;
  readonly found: number;
  readonly known: number;
}

/** Keeps layers, so that work that was interrupted goes on where it stopped. */
export interface LayerStore {
  /** Fills `fresh` with what was found in so many turns; false where that layer is not kept. */
  load(turns: number, fresh: Uint8Array): Promise<boolean>;
  save(turns: number, fresh: Uint8Array): Promise<void>;
}

/** Works a field out. `arrays` come empty and leave full. */
export async function solveField(arrays: Arrays, crew: Crew, report: (progress: Progress) => void, store?: LayerStore): Promise<Counts> {
  const byTurnsToGoal: number[] = [];
  let known = 0;
  for (let turns = 0; turns <= MOST_TURNS; turns++) {
    const won = turns % 2 === 1;
    const kept = await store?.load(turns, arrays.fresh);
    if (!kept) arrays.fresh.fill(0);
    arrays.freshRows.fill(0);
    const found = await crew.do({ kind: kept ? 'again' : won ? 'win' : 'lose', turns });
    if (!kept) await store?.save(turns, arrays.fresh);
    known += found;
    byTurnsToGoal.push(found);
    report({ turns, found, known });
    if (found === 0 && turns > 0) break;
    await crew.do({ kind: 'bring-over', won });
  }
  const draws = await crew.do({ kind: 'draw' });
  return { positions: known + draws, draws, byTurnsToGoal };
}
