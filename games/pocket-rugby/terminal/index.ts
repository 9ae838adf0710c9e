import type { TerminalPart } from '@pocket-stadium/cli/kit';
import { drawClock } from './clock.ts';
import { matchSheetFigures } from './figures.ts';
import { drawMatchSheet } from './match-sheet.ts';

export const terminal: TerminalPart = { draw: drawClock, sheet: drawMatchSheet, figures: matchSheetFigures };
