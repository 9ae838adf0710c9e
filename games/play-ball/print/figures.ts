import type { Words } from '@pocket-stadium/kernel';
import {
  arrow,
  BLUE,
  between,
  bow,
  CARD,
  circle,
  type Figure,
  type Figures,
  HALO,
  INK,
  KEEP,
  RED,
  rect,
  type Spot,
  text,
} from '@pocket-stadium/print/kit';
import { hexFigure } from '../../_hex/print/hex-figure.ts';
import { cellNamed } from '../../_hex/rules/index.ts';
import { FIELDS, game, makeField, type PlayBallFact } from '../rules/index.ts';
import * as w from '../words/figures.ts';
import { markOf } from './marks.ts';

const FIELD = makeField(FIELDS[0] as (typeof FIELDS)[number]);

/** Positions on the first field, and the part of a turn that is shown. */
const SHOWN: readonly { readonly key: string; readonly says: Words; readonly position: string; readonly parts: readonly string[] }[] = [
  { key: 'step', says: w.step, position: 'A:b2 c2 d2|B:b7 c8 d7|ball:c5|turn:A|moves:2', parts: ['c2-c3'] },
  { key: 'jump', says: w.jump, position: 'A:b2 c3 d2|B:c4 c5 d7|ball:b2|turn:A|moves:3', parts: ['c3xc6'] },
  { key: 'steal', says: w.steal, position: 'A:b2 c4 d2|B:b7 c5 d7|ball:c5|turn:A|moves:3', parts: ['c4xc6'] },
  { key: 'bounce', says: w.bounce, position: 'A:a5 c2 d2|B:a6 a7 d7|ball:a6|turn:A|moves:3', parts: ['a5x(a6)'] },
  { key: 'pass', says: w.pass, position: 'A:c2 c4 c7|B:b7 c8 d7|ball:c2|turn:A|moves:3', parts: ['c2>c7'] },
  { key: 'goal', says: w.goal, position: 'A:b2 b7 d2|B:a6 c7 d7|ball:b7|turn:A|moves:3', parts: ['b7-b8'] },
];

export const figures: Figures = () => SHOWN.map(figureOf);

function figureOf({ key, says, position, parts }: (typeof SHOWN)[number]): Figure {
  const parsed = game.position?.parse(position);
  if (!parsed?.ok) throw new Error(`${key}: ${parsed?.problem.message.en}`);
  const followed = game.grammar?.follow(parsed.value, parts);
  if (!followed?.ok) throw new Error(`${key}: ${followed?.problem.message.en}`);
  const { cells, ball } = parsed.value.position;
  const facts = (followed.value.facts ?? []) as readonly PlayBallFact[];
  return hexFigure({ key, says }, FIELD.grid, {
    mark: (cell) => markOf(FIELD, cell),
    stands: (spotOf, size) => [
      ...cells.flatMap((team, side) => team.map((cell) => playballer(side, spotOf(cell), size))),
      ballAt(spotOf(ball), size, cells.flat().includes(ball)),
    ],
    over: (spotOf, size) => {
      const named = (name: string) => spotOf(cellNamed(FIELD.grid, name));
      return facts.flatMap((fact) => {
        if (fact.code === 'pass') return [arrow(around(named(fact.from), named(fact.to), size, size * 0.75), { broken: true })];
        if (fact.code === 'bounce') return [bounce(named(fact.from), named(fact.over.at(-1) as string), size)];
        if (!('over' in fact)) return [];
        const [from, to] = [named(fact.from), named(fact.to)];
        return [arrow(fact.over.length > 0 ? around(from, to, size, 0) : between(from, to, size * 0.66))];
      });
    },
  });
}

/** A way around those on the line. It begins beside the player who sets out and ends before the one who stands there. */
function around(from: Spot, to: Spot, size: number, end: number): readonly Spot[] {
  const start = { x: from.x - size * 0.75, y: from.y - size * 0.2 };
  return bow(start, end === 0 ? to : { x: to.x - end, y: to.y }, end === 0 ? -size : -size * 0.3);
}

/** An arrow to the edge of the field on one side of the line and back on the other. */
function bounce(from: Spot, edge: Spot, size: number): string {
  const aside = (spot: Spot, by: number, up = 0): Spot => ({ x: spot.x + by * size, y: spot.y - up * size });
  return arrow([aside(from, -0.75), aside(edge, -0.75, 0.75), aside(edge, 0.75, 0.75), aside(from, 0.75)]);
}

function playballer(side: number, { x, y }: Spot, size: number): string {
  const half = size * 0.6;
  const body =
    side === 0
      ? circle(x, y, half, { fill: RED, 'stroke-width': 1.2 })
      : rect(x - half, y - half, 2 * half, 2 * half, { fill: BLUE, 'stroke-width': 1.2, rx: 2 });
  return body + text(x, y + 3.4, 'AB'[side] ?? '', { size: 9.5, bold: true, anchor: 'middle', fill: CARD });
}

/** The ball lies on its cell, or at the foot of its carrier. */
function ballAt({ x, y }: Spot, size: number, carried: boolean): string {
  const by = carried ? size * 0.5 : 0;
  return circle(x + by, y + by, size * 0.28, { fill: INK, stroke: HALO, 'stroke-width': 1.2, ...KEEP });
}
