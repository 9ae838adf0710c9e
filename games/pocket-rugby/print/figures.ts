import type { Words } from '@pocket-stadium/kernel';
import { diceFigure, type FigureStep, type Figures, playedOut } from '@pocket-stadium/print/kit';
import { game } from '../rules/index.ts';
import * as w from '../words/figures.ts';

/** Facts that only say which dice fell. */
const PLAIN = ['action', 'duel-die', 'video-die', 'hand-over', 'hand-kept'];

const SHOWN: readonly {
  readonly key: string;
  readonly says: Words;
  readonly steps: readonly FigureStep[];
  readonly names?: readonly (Words | undefined)[];
}[] = [
  { key: 'try', says: w.try_converted, steps: [[5, 4], [2]] },
  { key: 'penalty', says: w.penalty, steps: [[3, 5], 'kick', [4]] },
  { key: 'countered', says: w.countered, steps: [[4, 4], [6], [2], [3]], names: [undefined, w.attacker, w.defender] },
  {
    key: 'card',
    says: w.card,
    steps: [
      [2, 2],
      [5, 1],
    ],
  },
  { key: 'drop', says: w.drop, steps: [[3, 3], 'drop', [2, 6]] },
];

export const figures: Figures = () =>
  SHOWN.map(({ key, says, steps, names = [] }) => {
    const played = playedOut(game, {}, steps);
    const score = played.at(-1)?.after.score.join(' – ') ?? '';
    return diceFigure(game, { key, says }, played, () => score, { plain: PLAIN, names });
  });
