import { readFileSync } from 'node:fs';

/** A position with what an independent program found. */
export interface Vector {
  readonly field: string;
  readonly pos: string;
  readonly ends: number;
  readonly goal: boolean;
  readonly value?: 'W' | 'L' | 'D';
  readonly depth?: number;
}

const POSITIONS = new URL('../../vectors/positions-play-ball.jsonl', import.meta.url);
const DEPTHS = new URL('../../vectors/play-ball-depths.json', import.meta.url);

export function readVectors(): Vector[] {
  return readFileSync(POSITIONS, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** How many positions an independent program counted at every distance. */
export function readDepths(field: string): { positions: number; draws: number; byTurnsToGoal: Record<string, number> } {
  return JSON.parse(readFileSync(DEPTHS, 'utf8'))[field];
}
