import { fill } from '@pocket-stadium/kernel';
import { diceFigure, type Figures, playedOut } from '@pocket-stadium/print/kit';
import { game } from '../rules/index.ts';
import * as w from '../words/figures.ts';

export const figures: Figures = () => {
  const played = playedOut(game, {}, [
    [1, 4, 1],
    [1, 3, 6],
    [2, 5, 6],
  ]);
  const runs = played.at(-1)?.after.standing.runs[0] ?? 0;
  return [diceFigure(game, { key: 'ones', says: w.ones }, played, (lang) => fill(w.runs, { runs }, lang))];
};
