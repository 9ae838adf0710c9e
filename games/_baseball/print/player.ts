import { circle, el, text } from '@pocket-stadium/print/kit';

/** A player in a cap with the bat on the shoulder: the middle of the cap's top at x, y. */
export function playerFigure(x: number, y: number, ink: string, number: string): string {
  const more = { stroke: ink, 'stroke-width': 2 };
  return [
    circle(x, y + 9, 7, more),
    el('path', { d: `M${x - 8} ${y + 6}h20M${x - 7} ${y + 5}a7 7 0 0 1 14 0`, fill: 'none', ...more }),
    el('path', { d: `M${x - 11} ${y + 44}v-20a8 8 0 0 1 8 -8h6a8 8 0 0 1 8 8v20z`, fill: 'none', ...more }),
    el('path', { d: `M${x + 12} ${y + 28}L${x + 22} ${y + 2}`, fill: 'none', stroke: ink, 'stroke-width': 4, 'stroke-linecap': 'round' }),
    text(x, y + 37, number, { size: 13, bold: true, anchor: 'middle', fill: ink }),
  ].join('');
}
