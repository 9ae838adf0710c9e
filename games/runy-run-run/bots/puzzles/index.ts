import type { Puzzles } from '@pocket-stadium/bots/kit';
import { accept, badFaces, type Result, type Words } from '@pocket-stadium/kernel';
import { game, type RunyState } from '../../rules/index.ts';
import * as w from '../../words/puzzles.ts';

const MOTIFS: Readonly<Record<string, { readonly names: Words; readonly asks: Words }>> = {
  capture: { names: w.capture, asks: w.capture_asks },
  escape: { names: w.escaping, asks: w.escape_asks },
  free: { names: w.free, asks: w.free_asks },
};
const DICE = '@';
const THROWN = 2;

/** Positions with their dice; what turns are worth is estimated by playing on. */
export const puzzles: Puzzles<RunyState> = {
  options: { side: 7, first: 0, quietRounds: 20, maxRounds: 150, secondLeg: 'may', kindStart: false },
  seats: 3,
  days: [],
  estimated: true,
  margin: 0.12,
  motifs: MOTIFS,
  load: async () => (await import('./list.ts')).LIST,
  read,
  write: (state) => `${game.position?.make(state) ?? ''}${DICE}${state.dice?.join() ?? ''}`,
  ask: (_, motif) => MOTIFS[motif]?.asks ?? w.escape_asks,
};

/** `7 0 b3,c1 … @3,5`: a position of the game, and what was thrown. */
function read(text: string): Result<RunyState> {
  const [position = '', dice = ''] = text.split(DICE);
  const parsed = (game.position as NonNullable<typeof game.position>).parse(position);
  if (!parsed.ok) return parsed;
  const faces = dice.split(',').map(Number);
  return badFaces(faces, THROWN) ?? accept(game.roll(parsed.value, faces).state);
}
