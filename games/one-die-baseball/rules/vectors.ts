import { diceBaseballCheck } from '../../_baseball/rules/vectors.ts';
import { game as oneDieBaseball } from './index.ts';

export const check = diceBaseballCheck(oneDieBaseball);
