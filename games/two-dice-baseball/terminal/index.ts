import type { TerminalPart } from '@pocket-stadium/cli/kit';
import { drawDiamond } from '../../_baseball/terminal/diamond.ts';
import { lineScoreFigures } from '../../_baseball/terminal/figures.ts';
import { drawLineScore } from '../../_baseball/terminal/line-score.ts';

export const terminal: TerminalPart = { draw: drawDiamond, sheet: drawLineScore, figures: lineScoreFigures };
