import type { Print } from '@pocket-stadium/print/kit';
import { diceBaseballPages } from '../../_baseball/print/dice-baseball.ts';
import { SECTIONS } from './sections.ts';

export const print: Print = (game) => diceBaseballPages(game, SECTIONS, ['R', 'H', 'LOB'], ['outs']);
