import { inningsSolver } from '../../../_baseball/bots/solver.ts';
import { half } from '../half.ts';

export const solver = inningsSolver(half);
