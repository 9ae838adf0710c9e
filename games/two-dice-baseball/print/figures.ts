import type { Figures } from '@pocket-stadium/print/kit';
import { throwFigures } from '../../_baseball/print/throw-figures.ts';
import { game } from '../rules/index.ts';
import * as w from '../words/figures.ts';

const SINGLE = [1, 3];
const DOUBLE = [5, 6];

export const figures: Figures = () =>
  throwFigures(game, [
    { key: 'sacrifice', says: w.sacrifice, steps: [SINGLE, [2, 3]] },
    { key: 'walk-forced', says: w.walk_forced, steps: [SINGLE, [4, 4]] },
    { key: 'walk-free', says: w.walk_free, steps: [DOUBLE, [4, 4]] },
    { key: 'double-play', says: w.double_play, steps: [SINGLE, SINGLE, [3, 4]] },
  ]);
