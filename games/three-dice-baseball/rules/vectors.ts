import { diceBaseballCheck } from '../../_baseball/rules/vectors.ts';
import { game as threeDiceBaseball } from './index.ts';

export const check = diceBaseballCheck(threeDiceBaseball);
