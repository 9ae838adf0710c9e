import { diceFigure, type Figures, playedOut } from '@pocket-stadium/print/kit';
import { game } from '../rules/index.ts';
import * as w from '../words/figures.ts';

/** Shots that go through the rules: the move, then its dice. */
const SHOWN = [
  { key: 'goal', says: w.goal, steps: ['high', [2, 5]] },
  { key: 'saved', says: w.saved, steps: ['high', [4, 4]] },
] as const;

export const figures: Figures = () =>
  SHOWN.map(({ key, says, steps }) => {
    const played = playedOut(game, {}, steps);
    const goals = played.flatMap(({ facts }) => facts).filter(({ code }) => code === 'goal').length;
    return diceFigure(game, { key, says }, played, () => `+${goals}`);
  });
