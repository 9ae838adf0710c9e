import type { GameBots } from '@pocket-stadium/bots/kit';
import { best } from './best.ts';
import { player } from './temper.ts';

/** Waits for a good pitch more often than not, knows what two strikes mean, and covers nearly every hit. */
const regular = player({ swings: [15, 30, 100], reacts: 95, steals: 0 });

/** Wants to hit: swings at most pitches whatever the count, is late to many a hit, and sends every third runner for the fun of it. */
const rookie = player({ swings: [65, 65, 65], reacts: 40, steals: 33 });

/** The child the rookie is measured by: every other pitch, every other hit; if a runner can go, he goes one time in four. */
const child = player({ swings: [50, 50, 50], reacts: 50, steals: 25 });

export const bots: GameBots = { rookie, regular, best, child };
