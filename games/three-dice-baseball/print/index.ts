import type { Print } from '@pocket-stadium/print/kit';
import { diceBaseballPages } from '../../_baseball/print/dice-baseball.ts';
import { figures } from './figures.ts';
import { sections } from './sections.ts';

export { figures };

export const print: Print = (game) => diceBaseballPages(game, sections(), ['R'], null, figures());
