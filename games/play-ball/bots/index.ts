import type { GameBots } from '@pocket-stadium/bots/kit';
import { beginner } from './beginner.ts';
import { child } from './child.ts';
import { gus, regular, rookie } from './levels.ts';
import { perfect } from './perfect.ts';

export const bots: GameBots = { rookie, regular, best: perfect, child, beginner, styles: { gus } };
