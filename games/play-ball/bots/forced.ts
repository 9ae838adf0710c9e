import type { Bot } from '@pocket-stadium/bots/kit';
import { type PlayBallState, game as playBall } from '../rules/index.ts';
import { best } from './best.ts';

/** More turns than the deepest forced goal looked for takes. */
const MOST_TURNS = 60;

/** Who scores from a position, the best bot playing both sides: the team to play (W), the other (L), nobody in time (D). */
export function playedOut(text: string, nodes: number): 'W' | 'L' | 'D' {
  const parsed = playBall.position?.parse(text);
  if (!parsed?.ok) throw new Error(`no position ${text}`);
  let state: PlayBallState = parsed.value;
  const { turn } = state.position;
  const bot: Bot<PlayBallState> = best;
  for (let turns = 0; turns < MOST_TURNS; turns++) {
    const seat = state.position.turn;
    const step = playBall.choose(
      state,
      bot.choose(playBall, state, seat, { nodes }, () => 0),
    );
    if (!step.ok) throw new Error(step.problem.message.en);
    state = step.state;
    if (state.goals[0] + state.goals[1] > 0) return state.goals[turn] > 0 ? 'W' : 'L';
    if (state.voids > 0) return 'D';
  }
  return 'D';
}
