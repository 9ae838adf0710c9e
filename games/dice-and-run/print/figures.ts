import type { Figures } from '@pocket-stadium/print/kit';
import { throwFigures } from '../../_baseball/print/throw-figures.ts';
import { game } from '../rules/index.ts';
import * as w from '../words/figures.ts';

const SINGLE = [3, 3];
const TRIPLE = [4, 6];
const ADVANCED = { mode: 'advanced' };
/** A single in the advanced mode, which the defence accepts; then the runner may go. */
const ON_FIRST = [[1, 2], 'swing', [1, 1], 'accept'];

export const figures: Figures = () =>
  throwFigures(game, [
    { key: 'pushed', says: w.pushed, steps: [SINGLE, [4, 4]] },
    { key: 'not-pushed', says: w.not_pushed, steps: [TRIPLE, SINGLE] },
    { key: 'sacrifice', says: w.sacrifice, steps: [SINGLE, [1, 1]] },
    { key: 'double-play', says: w.double_play, steps: [SINGLE, [2, 3]] },
    { key: 'stolen-base', says: w.stolen_base, options: ADVANCED, steps: [...ON_FIRST, 'steal1', [6], [3, 5]] },
    { key: 'caught', says: w.caught, options: ADVANCED, steps: [...ON_FIRST, 'steal1', [4], [2, 4]] },
  ]);
