import type { TerminalPart } from '@pocket-stadium/cli/kit';
import { drawPlayBall } from './draw.ts';

export const terminal: TerminalPart = { draw: drawPlayBall };
