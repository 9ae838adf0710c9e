import type { TerminalPart } from '@pocket-stadium/cli/kit';
import { drawInning } from '../../_baseball/terminal/diamond.ts';
import { lineScoreFigures } from '../../_baseball/terminal/figures.ts';
import { drawLineScore } from '../../_baseball/terminal/line-score.ts';

export const terminal: TerminalPart = { draw: drawInning, sheet: drawLineScore, figures: lineScoreFigures };
