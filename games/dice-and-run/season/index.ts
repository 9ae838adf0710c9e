import { baseballSeason } from '../../_baseball/season/part.ts';
import type { Kinds } from '../../_baseball/season/scorer.ts';
import { game } from '../rules/index.ts';

/** Plays that have another name on a score card. */
export const KINDS: Kinds = { 'batter-out': 'ground-out' };

export const season = baseballSeason(game, KINDS, { walks: true, steals: true, sacrifices: true });
