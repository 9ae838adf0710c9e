import { diceBaseballCheck } from '../../_baseball/rules/vectors.ts';
import { game as twoDiceBaseball } from './index.ts';

export const check = diceBaseballCheck(twoDiceBaseball);
