import type { Print } from '@pocket-stadium/print/kit';
import { diceBaseballPages } from '../../_baseball/print/dice-baseball.ts';
import { sections } from './sections.ts';

export const print: Print = (game) => diceBaseballPages(game, sections(), ['R', 'H', 'LOB'], ['outs']);
