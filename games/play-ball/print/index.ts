import type { Game, Lang } from '@pocket-stadium/kernel';
import { BLUE, CARD, INK, make, type Piece, type Print, pieces, RED, rulesOnAPage, TURF } from '@pocket-stadium/print/kit';
import { hexBoard } from '../../_hex/print/hex-board.ts';
import { FIELDS, makeField } from '../rules/index.ts';
import * as w from '../words/print.ts';
import { SECTIONS } from './sections.ts';

const PLAYBALLERS: readonly Piece[] = [
  { letter: w.first_letter, count: 3, fill: RED, ink: CARD, shape: 'disc', numbered: true },
  { letter: w.second_letter, count: 3, fill: BLUE, ink: CARD, shape: 'square', numbered: true },
  { count: 5, fill: INK, ink: CARD, shape: 'disc' },
];
const GOALS = ['#F2D3D0', '#CFDFF0'] as const;

export const print: Print = (game) => [
  rulesOnAPage(game, SECTIONS),
  make(game, 'board', (lang) => FIELDS.map((chart) => fieldPage(game, chart, lang))),
  make(game, 'pieces', (lang) => [pieces(game.about.names, PLAYBALLERS, lang)]),
];

function fieldPage(game: Game, chart: (typeof FIELDS)[number], lang: Lang): string {
  const field = makeField(chart);
  return hexBoard(game.about.names, chart.names, field.grid, (cell) => markOf(field, cell), lang);
}

function markOf(field: ReturnType<typeof makeField>, cell: number): { fill: string; point?: boolean } {
  const team = field.goals.findIndex((goal) => goal.includes(cell));
  return team < 0 ? { fill: TURF } : { fill: GOALS[team as 0 | 1], point: true };
}
