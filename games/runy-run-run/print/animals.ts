import { BLUE, el, FOX, INK, RED } from '@pocket-stadium/print/kit';

const CREAM = '#FFFDF7';
const line = (d: string, stroke: string, width: number) =>
  el('path', { d, fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' });
const shape = (d: string, fill: string, width = 1.9) =>
  el('path', { d, fill, stroke: INK, 'stroke-width': width, 'stroke-linejoin': 'round' });
const dot = (cx: number, cy: number, r: number, fill: string) => el('circle', { cx, cy, r, fill });

const SNAKE = 'M-14.5 12.2Q-11 10.5-8 11H5Q12 11 12 5.6T5 .4H-3.4Q-9.6.4-9.6-5T-3-10.2H3';

/** The animals by outline, each in a box from -17 to 17: a hen in profile, a fox's mask, a viper in an S. */
export const ANIMALS: readonly [string, string, string] = [
  [
    line('M-3 9.5V14.5M-3 14.5H-6M-3 14.5H0M3 9.5V14.5M3 14.5H0M3 14.5H6.5', INK, 1.7),
    shape('M4.6-11.2Q3.6-15.6 6.4-14.6 7-17.4 9.2-15 11.8-16.4 11.6-12.4Z', RED),
    shape(
      'M-13.5-8.5Q-10-9.5-7.5-5.5-3.5-2 1.5-4.5 3.6-6 4-9.5 5-13.2 9-12.8 12.6-12 12.4-7.5 13.4 3-.6 10.2-9.6 11.4-12.6 3.4-14.8-2.4-13.5-8.5Z',
      RED,
    ),
    shape('M12-9.8 16.6-7.6 12.2-5.8Z', FOX),
    dot(8.6, -8.8, 1.7, CREAM),
    dot(9, -8.7, 0.8, INK),
  ].join(''),
  [
    shape('M-14.5-14.8-5.6-8.6Q0-10 5.6-8.6L14.5-14.8Q16 -4 13.2 1.6 8.6 9.4 0 14.6-8.6 9.4-13.2 1.6-16-4-14.5-14.8Z', FOX),
    shape('M-13.6 1Q-7.5-.4-4.4 3.4-2.4 7 0 7.6 2.4 7 4.4 3.4 7.5-.4 13.6 1 8.6 9.4 0 14.6-8.6 9.4-13.6 1Z', CREAM, 1.4),
    line('M-7.6-2.6-3.4-1.2M7.6-2.6 3.4-1.2', INK, 2.6),
    dot(0, 12.4, 2.6, INK),
  ].join(''),
  [
    line('M14-10.2H16.4M16.4-10.2 18.6-12M16.4-10.2 18.6-8.4', RED, 1.5),
    line(SNAKE, INK, 8.8),
    line(SNAKE, BLUE, 5.2),
    shape('M.6-14.4Q9-16.6 14.6-10.2 9-4 .6-6Q-1.6-10.2.6-14.4Z', BLUE),
    dot(7, -11.6, 1.9, CREAM),
    line('M7-13.2V-10', INK, 1.3),
  ].join(''),
];
