import { diceBaseballCheck } from '../../baseball/vectors.ts';
import { threeDiceBaseball } from './index.ts';

export const check = diceBaseballCheck(threeDiceBaseball);
