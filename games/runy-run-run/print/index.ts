import { fill, type Game, inEveryLang, type Lang } from '@pocket-stadium/kernel';
import { BLUE, CARD, FOX, INK, make, type Piece, type Print, pieces, RED, rulesOnAPage } from '@pocket-stadium/print/kit';
import { hexBoard } from '../../_hex/print/hex-board.ts';
import { BOARDS, makeBoard } from '../rules/index.ts';
import * as w from '../words/print.ts';
import { SECTIONS } from './sections.ts';

const HUNTERS: readonly Piece[] = [
  { letter: w.chick_letter, count: 5, fill: RED, ink: CARD, shape: 'disc' },
  { letter: w.fox_letter, count: 5, fill: FOX, ink: INK, shape: 'square' },
  { letter: w.snake_letter, count: 5, fill: BLUE, ink: CARD, shape: 'disc' },
];
const CAMPS = ['#F2D3D0', '#F8E3B5', '#CFDFF0'] as const;

export const print: Print = (game) => [
  rulesOnAPage(game, SECTIONS),
  make(game, 'board', (lang) => BOARDS.map((chart) => boardPage(game, chart, lang))),
  make(game, 'pieces', (lang) => [pieces(game.about.names, HUNTERS, lang)]),
];

function boardPage(game: Game, chart: (typeof BOARDS)[number], lang: Lang): string {
  const board = makeBoard(chart);
  const title = inEveryLang((each) => fill(w.board_of_side, { side: chart.side }, each));
  return hexBoard(game.about.names, title, board.grid, (cell) => ({ fill: CAMPS[board.campOf[cell] as 0 | 1 | 2] ?? CARD }), lang);
}
