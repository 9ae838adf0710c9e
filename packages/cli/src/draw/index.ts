import { TERMINAL } from '@pocket-stadium/games/shelf/terminal';
import { type Sheet, scoreOf } from '@pocket-stadium/kernel';
import type { Drawing, Scene } from '../../kit/index.ts';
import { drawPlain } from './plain.ts';
import { drawScore } from './score.ts';

export { layOut, MOST_ITEMS, type Scene, together } from '../../kit/index.ts';

/** A state as its game draws it; a game without a drawing of its own is drawn plainly. */
export function drawState(scene: Scene): Drawing {
  return (TERMINAL.get(scene.game.about.id)?.draw ?? drawPlain)(scene);
}

/** A sheet in at most `scene.rows` lines. */
export function drawSheet(sheet: Sheet, scene: Scene): readonly string[] {
  const own = TERMINAL.get(scene.game.about.id)?.sheet;
  if (own) return own(sheet, scene);
  const score = scoreOf(scene.game, sheet);
  return score ? drawScore(score, scene) : [];
}
