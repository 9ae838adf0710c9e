import type { TerminalPart } from '@pocket-stadium/cli/kit';
import { drawRuny } from './draw.ts';

export const terminal: TerminalPart = { draw: drawRuny };
