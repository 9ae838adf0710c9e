import { diceBaseballCheck } from '../../baseball/vectors.ts';
import { oneDieBaseball } from './index.ts';

export const check = diceBaseballCheck(oneDieBaseball);
