import type { Words } from '@pocket-stadium/kernel';
import { arrow, between, bow, CARD, circle, type Figure, type Figures, INK, line, playedOut, type Spot } from '@pocket-stadium/print/kit';
import { drawingAt, hexFigure } from '../../_hex/print/hex-figure.ts';
import { cellNamed } from '../../_hex/rules/index.ts';
import { BOARDS, type BoardChart, COLOURS, type Colour, game, makeBoard, PREY, type RunyFact } from '../rules/index.ts';
import * as w from '../words/figures.ts';
import { ANIMALS } from './animals.ts';

const CAMPS = ['#F2D3D0', '#F8E3B5', '#CFDFF0'] as const;
/** The figures use the smallest board, which is the clearest. */
const BOARD = makeBoard(BOARDS.at(-1) as BoardChart);

/** A position, what was thrown, and the turn that is made. */
const SHOWN: readonly {
  readonly key: string;
  readonly says: Words;
  readonly position: string;
  readonly dice: readonly number[];
  readonly move: string;
}[] = [
  {
    key: 'moves',
    says: w.moves,
    position: '5 0 c7,d7,e7,f7,g7 g1,g2,h1,h2,i1 a1,a2,b1,b2,c1',
    dice: [3, 2],
    move: '3:e7-e4, 2:e4-g4',
  },
  {
    key: 'capture',
    says: w.capture,
    position: '5 0 c7,d7,e5,f7,g7 g1,g2,h1,h2,i1 a1,a2,b1,b2,e2',
    dice: [5, 2],
    move: '5:e5xe2(e8)',
  },
  {
    key: 'release',
    says: w.release,
    position: '5 0 c7,d7,e7,g6,g3* g1,g2,h1,h2,i1 a1,a2,b1,b2,c1',
    dice: [4, 2],
    move: '4:g6+g3(e8 f8)',
  },
];

export const figures: Figures = () => [HUNT, ...SHOWN.map(figureOf)];

/** Each animal with an arrow to the one it hunts. */
const HUNT: Figure = {
  key: 'hunt',
  says: w.hunt,
  width: 190,
  height: 150,
  draw: () => {
    const spots: readonly Spot[] = [
      { x: 95, y: 32 },
      { x: 152, y: 116 },
      { x: 38, y: 116 },
    ];
    const animals = COLOURS.map((colour) => pawn(colour, spots[colour] as Spot, 44));
    const hunts = COLOURS.map((colour) => {
      const [from, to] = [spots[colour], spots[PREY[colour]]] as [Spot, Spot];
      return arrow(between(from, to, 28, 28));
    });
    return [...animals, ...hunts].join('');
  },
};

function figureOf({ key, says, position, dice, move }: (typeof SHOWN)[number]): Figure {
  const played = playedOut(game, { position }, [dice, move]);
  const { pawns } = (played[0] as (typeof played)[number]).before;
  const facts = (played[1]?.facts ?? []) as readonly RunyFact[];
  return hexFigure({ key, says }, BOARD.grid, {
    mark: (cell) => ({ fill: CAMPS[BOARD.campOf[cell] as Colour] ?? CARD }),
    stands: (spotOf, size) =>
      COLOURS.flatMap((colour) => [
        ...pawns[colour].free.map((cell) => pawn(colour, spotOf(cell), size * 1.35)),
        ...pawns[colour].held.map((cell) => pawn(colour, spotOf(cell), size * 1.35) + bars(spotOf(cell), size)),
      ]),
    over: (spotOf, size) => {
      const spot = (name: string) => spotOf(cellNamed(BOARD.grid, name));
      const edge = size * 0.75;
      // No gap is left at a cell where a pawn goes on: it does not stand there.
      const started = new Set<string>();
      return facts.flatMap((fact) => {
        if (fact.code === 'leg') {
          const set = between(spot(fact.from), spot(fact.to), started.has(fact.from) ? 0 : edge);
          started.add(fact.to);
          return [arrow(set)];
        }
        if (fact.code !== 'capture' && fact.code !== 'release') return [];
        const [from, to] = [spot(fact.from), spot(fact.to)];
        return [arrow(between(from, to, edge, edge)), ...fact.place.map((place, i) => home(to, spot(place), size, i === 0 ? 1 : -1))];
      });
    },
  });
}

/** The way back to a camp goes around, on one side or the other of the way there. */
function home(from: Spot, to: Spot, size: number, side: 1 | -1): string {
  return arrow(bow({ x: from.x + side * size * 0.8, y: from.y }, to, side * size), { broken: true, width: 1.8 });
}

function pawn(colour: Colour, spot: Spot, width: number): string {
  return (
    circle(spot.x, spot.y, width / 2, { fill: CARD, stroke: INK, 'stroke-width': 0.8 }) + drawingAt(spot, ANIMALS[colour], width * 0.8)
  );
}

function bars({ x, y }: Spot, size: number): string {
  const half = size * 0.6;
  return [-0.5, 0, 0.5].map((by) => line(x + by * half, y - half, x + by * half, y + half, { 'stroke-width': 1.2 })).join('');
}
