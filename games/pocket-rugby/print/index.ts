import { INK, type MatchLog, make, type Piece, type Print, pieces, rulesOnAPage } from '@pocket-stadium/print/kit';
import * as w from '../words/print.ts';
import { figures } from './figures.ts';
import { logByMinute } from './log.ts';
import { matchSheet } from './match-sheet.ts';
import { sections } from './sections.ts';

export { figures };

/** Cards to lay in front of the player who has received them. */
const CARDS: readonly Piece[] = [
  { letter: w.yellow, count: 8, fill: '#F8E3B5', ink: INK, shape: 'square', size: 52 },
  { letter: w.red, count: 8, fill: '#F2D3D0', ink: INK, shape: 'square', size: 52 },
];

export const print: Print = (game) => [
  rulesOnAPage(game, sections(game), figures()),
  make(game, 'sheet', (lang) => [matchSheet(game.about, lang)]),
  make(game, 'pieces', (lang) => [pieces(game.about, CARDS, lang, 2)]),
];

export const log: MatchLog = logByMinute;
