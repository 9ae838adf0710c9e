import { diceBaseballCheck } from '../../baseball/vectors.ts';
import { twoDiceBaseball } from './index.ts';

export const check = diceBaseballCheck(twoDiceBaseball);
