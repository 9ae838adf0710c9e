import { el, INK, polygon } from './page.ts';
import { HALO, KEEP } from './paper.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** An arrow over some spots, with a white edge so that it shows on any ground; `broken` for what is thrown or carried. */
export function arrow(spots: readonly Spot[], { colour = INK, broken = false, width = 2.4 } = {}): string {
  const tip = spots.at(-1) as Spot;
  const last = spots.at(-2) as Spot;
  const length = Math.hypot(tip.x - last.x, tip.y - last.y) || 1;
  const along = { x: (tip.x - last.x) / length, y: (tip.y - last.y) / length };
  const head = width * 3.2;
  const neck = { x: tip.x - along.x * head, y: tip.y - along.y * head };
  const d = `M${[...spots.slice(0, -1), neck].map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
  const line = { d, fill: 'none', 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };
  const half = head * 0.55;
  const corners = [
    [tip.x, tip.y],
    [neck.x - along.y * half, neck.y + along.x * half],
    [neck.x + along.y * half, neck.y - along.x * half],
  ] as const;
  return [
    el('path', { ...line, stroke: HALO, 'stroke-width': width + 2 }),
    polygon(corners, { fill: colour, stroke: HALO, 'stroke-width': 1, ...KEEP }),
    el('path', { ...line, stroke: colour, 'stroke-width': width, 'stroke-dasharray': broken ? '5 4' : undefined }),
    polygon(corners, { fill: colour, stroke: 'none', ...KEEP }),
  ].join('');
}

/** A way without its first and last points, so that it hides nobody who stands at its ends. */
export function between(from: Spot, to: Spot, start: number, end = 0): readonly [Spot, Spot] {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const at = (by: number): Spot => ({ x: from.x + ((to.x - from.x) * by) / length, y: from.y + ((to.y - from.y) * by) / length });
  return [at(start), at(length - end)];
}

const STEPS = 12;

/** A way that leaves the straight line by `bulge` at its middle, to the right of where it goes, around those who stand on the line. */
export function bow(from: Spot, to: Spot, bulge: number): readonly Spot[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const aside = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = i / STEPS;
    const out = bulge * 4 * t * (1 - t);
    return { x: from.x + (to.x - from.x) * t + aside.x * out, y: from.y + (to.y - from.y) * t + aside.y * out };
  });
}
