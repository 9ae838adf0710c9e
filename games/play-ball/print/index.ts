import type { Game, Lang } from '@pocket-stadium/kernel';
import { BLUE, CARD, circle, INK, make, type Piece, type Print, pieces, RED, rulesOnAPage } from '@pocket-stadium/print/kit';
import { hexBoard, pieceFor } from '../../_hex/print/hex-board.ts';
import { FIELDS, makeField } from '../rules/index.ts';
import * as w from '../words/print.ts';
import { figures } from './figures.ts';
import { markOf } from './marks.ts';
import { sections } from './sections.ts';

export { figures };

/** The width of a piece: wide enough to hold, and small enough for the cells of every field. */
const PLAYER = pieceFor(FIELDS.map((chart) => makeField(chart).grid));
/** The width of a ball: it stands beside a player on one cell. */
const BALL = PLAYER * 0.4;

/** How many play for a team, on every field. */
const [TEAM = 0] = FIELDS.map((chart) => makeField(chart).starts[0].length);

const PLAYBALLERS: readonly Piece[] = [
  { letter: w.first_letter, count: TEAM, fill: RED, ink: CARD, shape: 'disc', size: PLAYER, numbered: true },
  { letter: w.second_letter, count: TEAM, fill: BLUE, ink: CARD, shape: 'square', size: PLAYER, numbered: true },
  { count: 10, fill: INK, ink: CARD, shape: 'disc', size: BALL },
];

/** A page holds the balls of three matches: small balls get lost, and friends come along. */
const SETS = [PLAYBALLERS, PLAYBALLERS, PLAYBALLERS].flat();

export const print: Print = (game) => [
  rulesOnAPage(game, sections(TEAM), figures()),
  make(game, 'board', (lang) => FIELDS.map((chart) => fieldPage(game, chart, lang))),
  make(game, 'pieces', (lang) => [pieces(game.about, SETS, lang)]),
];

function fieldPage(game: Game, chart: (typeof FIELDS)[number], lang: Lang): string {
  const field = makeField(chart);
  return hexBoard(game.about, chart.names, field.grid, lang, {
    mark: (cell) => markOf(field, cell),
    says: w.board_says,
    // The ball waits on the centre, in a ring of its own size.
    more: (placeOf) => [circle(placeOf(field.centre).x, placeOf(field.centre).y, BALL / 2, { 'stroke-width': 2 })],
  });
}
