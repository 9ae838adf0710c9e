import type { Sheet } from '@pocket-stadium/rules';
import { drawDiamond, drawInning } from './diamond.ts';
import { drawLineScore } from './line-score.ts';
import { drawPlain } from './plain.ts';
import type { Drawing, Scene } from './scene.ts';
import { drawTally } from './tally.ts';

export type { Scene } from './scene.ts';

/** Games with a drawing of their own, by id. The others are drawn plainly. */
const DRAWINGS: Readonly<Record<string, Drawing>> = {
  'one-die-baseball': drawDiamond,
  'two-dice-baseball': drawDiamond,
  'three-dice-baseball': drawInning,
  'dice-and-run': drawDiamond,
};

export function drawState(scene: Scene): string[] {
  return (DRAWINGS[scene.game.about.id] ?? drawPlain)(scene);
}

export function drawSheet(sheet: Sheet, scene: Scene): string[] {
  switch (sheet.kind) {
    case 'line-score':
      return drawLineScore(sheet, scene);
    case 'match-sheet':
      return [];
    case 'tally':
      return drawTally(sheet, scene);
  }
}
