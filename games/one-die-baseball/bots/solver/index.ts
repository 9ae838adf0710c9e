import { diceHalf } from '../../../_baseball/bots/dice-half.ts';
import { inningsSolver } from '../../../_baseball/bots/solver.ts';
import { game } from '../../rules/index.ts';

export const solver = inningsSolver(diceHalf(game));
