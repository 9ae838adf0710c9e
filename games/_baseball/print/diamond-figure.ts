import {
  arrow,
  between,
  CARD,
  circle,
  el,
  type Figure,
  HALO,
  INK,
  KEEP,
  line,
  polygon,
  RED,
  type Spot,
  text,
} from '@pocket-stadium/print/kit';
import { type Bases, hasMan, type Run } from '../rules/index.ts';

const REACH = 48;
const MIDDLE = { x: 95, y: 78 };
const SIDE = 9;

/** Home, first, second, third, and home again. */
const SPOTS: readonly Spot[] = [
  { x: MIDDLE.x, y: MIDDLE.y + REACH },
  { x: MIDDLE.x + REACH, y: MIDDLE.y },
  { x: MIDDLE.x, y: MIDDLE.y - REACH },
  { x: MIDDLE.x - REACH, y: MIDDLE.y },
  { x: MIDDLE.x, y: MIDDLE.y + REACH },
];
const spot = (base: number): Spot => SPOTS[base] as Spot;
/** A point on the line from the middle through a spot; 1 is the spot itself. */
const towards = ({ x, y }: Spot, by: number): Spot => ({ x: MIDDLE.x + (x - MIDDLE.x) * by, y: MIDDLE.y + (y - MIDDLE.y) * by });

/** The diamond before a play, and where it sends everybody: the batter is dark, runners are red, a cross is an out. */
export function diamondFigure({ key, says }: Pick<Figure, 'key' | 'says'>, bases: Bases, moves: readonly Run[]): Figure {
  return { key, says, width: 190, height: 156, draw: () => drawn(bases, moves) };
}

function drawn(bases: Bases, moves: readonly Run[]): string {
  const corners = SPOTS.slice(0, 4);
  const ground = [
    polygon(
      corners.map(({ x, y }) => [x, y]),
      { fill: '#EBD3C1', 'stroke-width': 1.2 },
    ),
    polygon(
      corners.map((corner) => towards(corner, 0.55)).map(({ x, y }) => [x, y]),
      { fill: '#CFE3C4', 'stroke-width': 1 },
    ),
    ...corners.map(({ x, y }) =>
      polygon(
        [
          [x, y - SIDE],
          [x + SIDE, y],
          [x, y + SIDE],
          [x - SIDE, y],
        ],
        { fill: CARD, 'stroke-width': 1.2 },
      ),
    ),
    ...[1, 2, 3].map((base) => {
      // A runner stands on the path, on the inner side of the base: arrows run outside.
      const { x, y } = towards(spot(base), 0.7);
      return text(x, y + 3, String(base), { size: 8.5, bold: true, anchor: 'middle' });
    }),
  ];
  const runners = ([1, 2, 3] as const).filter((base) => hasMan(bases, base)).map((base) => player(spot(base), { fill: RED, stroke: INK }));
  const out = moves.filter(({ to }) => to === 'out').map(({ from }) => cross(spot(from)));
  // Who is ahead runs nearest to the bases.
  const running = moves.filter((move): move is Run & { to: number } => move.to !== 'out').sort((one, other) => other.from - one.from);
  const ways = running.map(({ from, to }, lane) => way(from, to, lane));
  return el('g', {}, ...ground, ...runners, player(spot(0), { fill: INK, stroke: HALO, ...KEEP }), ...out, ...ways);
}

function player({ x, y }: Spot, look: Readonly<Record<string, string>>): string {
  return circle(x, y, 7, { ...look, 'stroke-width': 1.2 });
}

function cross({ x, y }: Spot): string {
  const by = 10;
  return [1, -1].map((way) => line(x - by, y - way * by, x + by, y + way * by, { stroke: INK, 'stroke-width': 3 })).join('');
}

/** The way runs along the bases, on a lane of its own outside of them, from beside the one who runs. */
function way(from: number, to: number, lane: number): string {
  const out = 1 + (16 + 6 * lane) / REACH;
  const stops = Array.from({ length: to - from + 1 }, (_, i) => towards(spot(from + i), out));
  const [first, second] = stops as [Spot, Spot];
  const before = stops.at(-2) as Spot;
  const [start] = between(first, second, 8);
  const [, end] = between(before, stops.at(-1) as Spot, 0, 4);
  return arrow([start, ...stops.slice(1, -1), end], { colour: from === 0 ? INK : RED, width: 2 });
}
