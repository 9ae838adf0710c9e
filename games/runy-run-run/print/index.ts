import { fill, type Game, inEveryLang, type Lang, type Words } from '@pocket-stadium/kernel';
import { CARD, el, INK, make, type Piece, type Print, pieces, rulesOnAPage, text } from '@pocket-stadium/print/kit';
import { type CellPlace, hexBoard, pieceFor } from '../../_hex/print/hex-board.ts';
import { PAWNS } from '../rules/field.ts';
import { BOARDS, makeBoard } from '../rules/index.ts';
import * as w from '../words/print.ts';
import { ANIMALS } from './animals.ts';
import { figures } from './figures.ts';
import { SECTIONS } from './sections.ts';

type Board = ReturnType<typeof makeBoard>;

const PAWN = pieceFor(BOARDS.map((chart) => makeBoard(chart).grid));
const CAMPS = ['#F2D3D0', '#F8E3B5', '#CFDFF0'] as const;
const CAMP_NAMES: readonly Words[] = [w.chicks_camp, w.foxes_camp, w.snakes_camp];

const HUNTERS: readonly Piece[] = ANIMALS.map((drawing, side) => ({
  count: PAWNS,
  fill: CAMPS[side as 0 | 1 | 2],
  ink: INK,
  shape: side === 1 ? 'square' : 'disc',
  size: PAWN,
  drawing,
}));

export { figures };

export const print: Print = (game) => [
  rulesOnAPage(game, SECTIONS, figures()),
  make(game, 'board', (lang) => BOARDS.map((chart) => boardPage(game, chart, lang))),
  make(game, 'pieces', (lang) => [pieces(game.about, HUNTERS, lang, 2)]),
];

function boardPage(game: Game, chart: (typeof BOARDS)[number], lang: Lang): string {
  const board = makeBoard(chart);
  const title = inEveryLang((each) => fill(w.board_of_side, { side: chart.side }, each));
  return hexBoard(game.about, title, board.grid, lang, {
    mark: (cell) => ({ fill: CAMPS[board.campOf[cell] as 0 | 1 | 2] ?? CARD, fenced: (board.campOf[cell] ?? -1) >= 0 }),
    says: w.board_says,
    more: (placeOf) => CAMP_NAMES.map((name, side) => campSign(board, side, name[lang], placeOf)),
  });
}

/** The animal of a camp and its name, on the edge beside it. */
function campSign(board: Board, side: number, name: string, placeOf: (cell: number) => CellPlace): string {
  const cells = (board.camps[side as 0 | 1 | 2] ?? []).map(placeOf);
  const size = cells[0]?.size ?? 0;
  const top = side === 0;
  const x = cells.reduce((sum, cell) => sum + cell.x, 0) / cells.length;
  // It stands above the highest cell of the upper camp, or below the lowest of the others, and the name beside the
  // animal.
  const y = top ? Math.min(...cells.map((cell) => cell.y)) - size - 14 : Math.max(...cells.map((cell) => cell.y)) + size * 2.4;
  const drawing = el('g', { transform: `translate(${(x - 34).toFixed(2)} ${y.toFixed(2)}) scale(0.75)` }, ANIMALS[side as 0 | 1 | 2]);
  return drawing + text(x - 16, y + 4, name, { size: 11, bold: true });
}
