import { BLUE, RED, TURF } from '@pocket-stadium/print/kit';
import type { CellMark } from '../../_hex/print/hex-board.ts';
import type { makeField } from '../rules/index.ts';

export type Field = ReturnType<typeof makeField>;

const GOALS = ['#F2D3D0', '#CFDFF0'] as const;
const TEAMS = [RED, BLUE] as const;

/** What a cell of the field shows: whose goal it is, and who starts there. */
export function markOf(field: Field, cell: number): CellMark {
  const goal = field.goals.findIndex((cells) => cells.includes(cell));
  if (goal >= 0) return { fill: GOALS[goal as 0 | 1], point: true };
  const start = field.starts.findIndex((cells) => cells.includes(cell));
  return start >= 0 ? { fill: TURF, ring: TEAMS[start as 0 | 1] } : { fill: TURF };
}
