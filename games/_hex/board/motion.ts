import type { Point } from '../rules/index.ts';
import type { Motion } from './beats.ts';
import { type Layout, placeOf } from './layout.ts';
import { BALL, type Stood } from './pieces.ts';

/** Where a ball is drawn beside the one who has it. */
const IN_HAND: Point = { x: 0.5, y: -0.5 };
/** How high a jump is drawn, and a step of a walk. */
const JUMP = 0.9;
const HOP = 0.22;
/** How far into the net a ball goes. */
export const NET = 1.15;

/** Where a piece is drawn. */
export function spotOf(layout: Layout, { side, cell, held }: Stood): Point {
  const { x, y } = placeOf(layout, cell);
  return side === BALL && held ? { x: x + IN_HAND.x, y: y + IN_HAND.y } : { x, y };
}

export const translate = ({ x, y }: Point): string => `translate(${x.toFixed(3)}px, ${y.toFixed(3)}px)`;

/** The keyframes of a motion that ends at `end`. */
export function keyframes(layout: Layout, motion: Motion, end: Point): Keyframe[] {
  const start = spotOf(layout, motion.from);
  const shift = { x: start.x - placeOf(layout, motion.from.cell).x, y: start.y - placeOf(layout, motion.from.cell).y };
  const via = motion.via.map((cell) => {
    const { x, y } = placeOf(layout, cell);
    return { x: x + shift.x, y: y + shift.y };
  });
  switch (motion.way) {
    case 'walk':
      return walk([start, ...via, end]);
    case 'jump':
    case 'fly':
      return [frame(start), frame(lifted(between(start, end), JUMP), motion.way === 'jump' ? 1.3 : 1.15, 'ease-in'), frame(end)];
    case 'net': {
      const held = intoNet(layout, motion.from.cell);
      return [frame(start), { ...frame(held, 1.25), offset: 0.3 }, { ...frame(held), offset: 0.4 }, frame(held)];
    }
    case 'bounce': {
      const wall = via.at(-1) ?? end;
      const near = between(start, wall);
      return [
        frame(start),
        frame(lifted(near, JUMP), 1.3),
        frame(lifted(wall, HOP), 0.85, 'ease-out'),
        frame(lifted(near, JUMP), 1.2, 'ease-in'),
        frame(end),
      ];
    }
  }
}

/** A point behind a goal cell, away from the middle of the field. */
export function intoNet(layout: Layout, cell: string): Point {
  const { x, y } = placeOf(layout, cell);
  return layout.lying ? { x: x + Math.sign(x) * NET, y } : { x, y: y + Math.sign(y) * NET };
}

/** Keyframes from cell to cell, with a little hop on each, so that steps can be counted. */
function walk(points: readonly Point[]): Keyframe[] {
  const frames: Keyframe[] = [];
  for (const [i, point] of points.entries()) {
    const before = points[i - 1];
    if (before) frames.push(frame(lifted(between(before, point), HOP), 1.06));
    frames.push(frame(point));
  }
  return frames;
}

function frame(point: Point, scale = 1, easing = 'ease-in-out'): Keyframe {
  return { transform: `${translate(point)} scale(${scale})`, easing };
}

function between(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function lifted({ x, y }: Point, by: number): Point {
  return { x, y: y - by };
}
