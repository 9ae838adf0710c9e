import { type MatchLog, make, type Print, rulesOnAPage } from '@pocket-stadium/print/kit';
import { logByMinute } from './log.ts';
import { matchSheet } from './match-sheet.ts';
import { sections } from './sections.ts';

export const print: Print = (game) => [
  rulesOnAPage(game, sections(game)),
  make(game, 'sheet', (lang) => [matchSheet(game.about.names, lang)]),
];

export const log: MatchLog = logByMinute;
