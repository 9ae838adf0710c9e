import type { Sheet } from '@pocket-stadium/rules';
import { drawDiamond, drawInning } from './diamond.ts';
import { drawLineScore } from './line-score.ts';
import { drawMatchSheet } from './match-sheet.ts';
import { drawPlain } from './plain.ts';
import { drawPlayBall } from './play-ball.ts';
import { drawClock } from './rugby.ts';
import { drawRuny } from './runy-run-run.ts';
import type { Drawing, Picture, Scene } from './scene.ts';
import { drawTally } from './tally.ts';

export { layOut, MOST_ITEMS, together } from './layout.ts';
export type { Scene } from './scene.ts';

/** Games with a drawing of their own, by id. The others are drawn plainly. */
const DRAWINGS: Readonly<Record<string, Drawing>> = {
  'one-die-baseball': drawDiamond,
  'two-dice-baseball': drawDiamond,
  'three-dice-baseball': drawInning,
  'dice-and-run': drawDiamond,
  'pocket-rugby': drawClock,
  'runy-run-run': drawRuny,
  'play-ball': drawPlayBall,
};

export function drawState(scene: Scene): Picture {
  return (DRAWINGS[scene.game.about.id] ?? drawPlain)(scene);
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
