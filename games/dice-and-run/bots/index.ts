import type { GameBots } from '@pocket-stadium/bots/kit';
import { best } from './best.ts';
import { player } from './temper.ts';

/** Waits for a good pitch more often than not, knows what two strikes mean, and covers nearly every hit. */
const regular = player({ swings: [15, 30, 100], reacts: 95, steals: 0 });

/** Wants to hit: swings at most pitches whatever the count, is late to many a hit, and sends every third runner for the fun of it. */
const rookie = player({ swings: [65, 65, 65], reacts: 40, steals: 33 });

/** Head in the clouds: swings at most pitches, sends runners at any time, and hardly ever reacts. */
const gus = player({ swings: [60, 60, 60], reacts: 25, steals: 40 });

/** Takes a chance: does not wait as long as the careful one, and sends a runner once in a while. */
const zoe = player({ swings: [20, 38, 100], reacts: 95, steals: 3 });

/**
 * The child by which the rookie is measured: swings at every other pitch and reacts to every other hit. One runner in
 * four who can go goes.
 */
const child = player({ swings: [50, 50, 50], reacts: 50, steals: 25 });

export const bots: GameBots = { rookie, regular, best, child, styles: { gus, zoe } };
