import type { Sheet } from '@pocket-stadium/rules';
import { beside, width } from '../terminal/text.ts';
import { drawDiamond, drawInning } from './diamond.ts';
import { drawLineScore } from './line-score.ts';
import { drawMatchSheet } from './match-sheet.ts';
import { drawPlain } from './plain.ts';
import { drawPlayBall } from './play-ball.ts';
import { drawClock } from './rugby.ts';
import type { Drawing, Picture, Scene } from './scene.ts';
import { drawTally } from './tally.ts';

export type { Picture, Scene } from './scene.ts';

/** Games with a drawing of their own, by id. The others are drawn plainly. */
const DRAWINGS: Readonly<Record<string, Drawing>> = {
  'one-die-baseball': drawDiamond,
  'two-dice-baseball': drawDiamond,
  'three-dice-baseball': drawInning,
  'dice-and-run': drawDiamond,
  'pocket-rugby': drawClock,
  'play-ball': drawPlayBall,
};

export function drawState(scene: Scene): Picture {
  return (DRAWINGS[scene.game.about.id] ?? drawPlain)(scene);
}

/** A picture as one block: what is beside the board goes below where there is no room. */
export function together({ board, status }: Picture, columns: number): string[] {
  const widest = (lines: readonly string[]) => Math.max(0, ...lines.map(width));
  if (board.length === 0) return [...status];
  return widest(board) + 4 + widest(status) <= columns ? beside(board, status, 4) : [...board, ...status];
}

/** A sheet in at most `scene.rows` lines: what does not fit is left out from the top, or whole. */
export function drawSheet(sheet: Sheet, scene: Scene): string[] {
  switch (sheet.kind) {
    case 'line-score':
      return drawLineScore(sheet, scene);
    case 'match-sheet':
      return drawMatchSheet(sheet, scene);
    case 'tally':
      return drawTally(sheet, scene);
  }
}
