import type { Draw } from '../../kit/scene.ts';
import { wrap } from '../../kit/text.ts';

/** For a game without a drawing of its own: its position in the text form, if it has one. */
export const drawPlain: Draw = ({ game, state, columns }) => ({
  board: game.position ? wrap(game.position.make(state), columns) : [],
  status: [],
});
