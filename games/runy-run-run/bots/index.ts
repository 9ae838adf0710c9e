import type { GameBots } from '@pocket-stadium/bots/kit';
import { best } from './best.ts';
import { child } from './child.ts';
import { regular } from './regular.ts';
import { rookie } from './rookie.ts';

export const bots: GameBots = { rookie, regular, best, child };
