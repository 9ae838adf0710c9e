import type { Point } from '../../_hex/rules/index.ts';

/** Ready-made setups, by the cells of a camp from the back to the front, each row from one side to the other. */
export const FORMATIONS = {
  arrow: [3, 5, 6, 7, 8],
  nest: [0, 1, 2, 3, 5],
  cross: [0, 3, 4, 5, 8],
} as const satisfies Readonly<Record<string, readonly number[]>>;
export type Formation = keyof typeof FORMATIONS;

export interface CampCell extends Point {
  readonly name: string;
}

/** A camp's cells from the back, far from the middle of the board, to the front. */
export function fromTheBack(camp: readonly CampCell[]): readonly CampCell[] {
  const middle = { x: mean(camp.map(({ x }) => x)), y: mean(camp.map(({ y }) => y)) };
  const length = Math.hypot(middle.x, middle.y) || 1;
  const axis = { x: middle.x / length, y: middle.y / length };
  const depth = ({ x, y }: Point) => Math.round((x * axis.x + y * axis.y) * 100);
  const side = ({ x, y }: Point) => x * axis.y - y * axis.x;
  return [...camp].sort((a, b) => depth(b) - depth(a) || side(a) - side(b));
}

/** The cells of a formation in a camp. */
export function formed(camp: readonly CampCell[], formation: Formation): readonly string[] {
  const cells = fromTheBack(camp);
  return FORMATIONS[formation].flatMap((index) => cells[index]?.name ?? []);
}

/** Some cells of a camp, at random. */
export function shuffled(names: readonly string[], count: number, random: () => number = Math.random): readonly string[] {
  const pool = [...names];
  return Array.from({ length: Math.min(count, pool.length) }, () => pool.splice(Math.floor(random() * pool.length), 1)[0] ?? '');
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
