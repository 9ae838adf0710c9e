import type { Limit } from '@pocket-stadium/bots/kit';
import type { Game, Move, Random } from '@pocket-stadium/kernel';
import { atSetup, PAWNS, packPawns, type RunyState } from '../rules/index.ts';
import { LOOK_NODES, type Network } from './network.ts';
import { setUp } from './setup.ts';

/** How many setups of those who come later are drawn, to be looked at with every setup of one's own. */
const DRAWN = 8;

/** The setup that the network likes best. */
export function place(game: Game<RunyState>, view: RunyState, network: Network, limit: Limit, random: Random): Move {
  const moves = game.moves(view);
  const placed = moves.map((move) => after(game, view, move));
  const own = view.turn * PAWNS;
  const cells = placed.map(({ pawns }) => packPawns(pawns).slice(own, own + PAWNS));
  const chances = new Float64Array(moves.length);
  for (let i = 0; i < DRAWN && !limit.spent; i++) {
    let drawn = placed[0] as RunyState;
    while (atSetup(drawn)) drawn = after(game, drawn, setUp(game, drawn, random));
    const pawns = packPawns(drawn.pawns);
    for (const [index, those] of cells.entries()) {
      pawns.set(those, own);
      chances[index] = (chances[index] as number) + network.chance(pawns, view.turn, view.first);
    }
    limit.spend(moves.length * LOOK_NODES);
  }
  return moves[chances.indexOf(Math.max(...chances))] as Move;
}

function after(game: Game<RunyState>, state: RunyState, move: Move): RunyState {
  const step = game.choose(state, move);
  if (!step.ok) throw new Error(step.problem.message.en);
  return step.state;
}
