import type { Figures } from '@pocket-stadium/print/kit';
import { throwFigures } from '../../_baseball/print/throw-figures.ts';
import { game } from '../rules/index.ts';
import * as w from '../words/figures.ts';

export const figures: Figures = () =>
  throwFigures(game, [
    { key: 'double', says: w.double, steps: [[1], [2]] },
    { key: 'home-run', says: w.home_run, steps: [[1], [1], [4]] },
    { key: 'throw-in', says: w.throw_in, steps: [[1], [1], [5]] },
  ]);
