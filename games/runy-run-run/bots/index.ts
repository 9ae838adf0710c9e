import type { GameBots } from '@pocket-stadium/bots/kit';
import { beginner } from './beginner.ts';
import { best } from './best.ts';
import { child } from './child.ts';
import { regular, zoe } from './regular.ts';
import { gus, rookie } from './rookie.ts';

export const bots: GameBots = { rookie, regular, best, child, beginner, styles: { gus, zoe } };
