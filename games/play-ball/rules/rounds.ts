import type { Outcome } from '@pocket-stadium/kernel';
import type { PlayBallFact } from './facts.ts';
import type { Team } from './field.ts';
import { beginTurn, canFinish, type Turn } from './grammar.ts';
import { kickOff, MOVES, positionKey } from './position.ts';
import type { PlayBallState } from './state.ts';
import type { Turns } from './turn-generator.ts';

const GOALS_TO_WIN = 3;
const SAME_POSITION = 3;
const LONGEST_ROUND = 200;
const VOIDS_TO_END = 3;

/** The state after a step of the match, with the facts so far. */
interface Flow {
  readonly state: PlayBallState;
  readonly facts: readonly PlayBallFact[];
}

const other = (team: Team): Team => (team === 0 ? 1 : 0);

/** Everybody back to the starting cells; `begins` has the first turn. */
export function startRound(turns: Turns, state: PlayBallState, begins: Team, facts: readonly PlayBallFact[]): Flow {
  return startTurn(turns, cleared(turns, state, begins), [...facts, { code: 'round', seat: begins }]);
}

function cleared(turns: Turns, state: PlayBallState, begins: Team): PlayBallState {
  const previous = state.seen.length > 0 ? state.position : state.previous;
  return { ...state, position: kickOff(turns.field, begins), previous, begins, seen: [] };
}

/** A whole turn is over. */
export function endTurn(turns: Turns, state: PlayBallState, turn: Turn, facts: readonly PlayBallFact[]): Flow {
  const { now } = turn;
  if (turn.scored) {
    const goals = withGoal(state, now.turn);
    const to = turns.field.grid.names[now.ball] ?? '';
    return score(turns, { ...state, position: now }, now.turn, [
      ...facts,
      { code: 'goal', seat: now.turn, other: other(now.turn), to, goals },
    ]);
  }
  return startTurn(turns, { ...state, position: { ...now, turn: other(now.turn), moves: MOVES } }, facts);
}

/** A turn begins, unless the round is void (K5) or the team to play is stuck (K4). */
function startTurn(turns: Turns, state: PlayBallState, facts: readonly PlayBallFact[]): Flow {
  const { position, seen } = state;
  const key = positionKey(position);
  if (seen.filter((known) => known === key).length === SAME_POSITION - 1) return voidRound(turns, state, 'void-repeated', facts);
  if (seen.length === LONGEST_ROUND) return voidRound(turns, state, 'void-long', facts);
  const begun = { ...state, seen: [...seen, key] };
  if (canFinish(turns, beginTurn(position))) return { state: begun, facts };
  const scorer = other(position.turn);
  return score(turns, begun, scorer, [...facts, { code: 'stuck', seat: scorer, other: position.turn, goals: withGoal(state, scorer) }]);
}

function score(turns: Turns, state: PlayBallState, scorer: Team, facts: readonly PlayBallFact[]): Flow {
  const goals = withGoal(state, scorer);
  const won = state.frame.mode === 'expert' ? state.lastGoal === scorer : goals[scorer] === GOALS_TO_WIN;
  const after: PlayBallState = { ...state, goals, lastGoal: scorer, voids: 0 };
  return won ? finish(turns, after, scorer, facts) : startRound(turns, after, other(scorer), facts);
}

function voidRound(turns: Turns, state: PlayBallState, code: 'void-repeated' | 'void-long', facts: readonly PlayBallFact[]): Flow {
  const voids = state.voids + 1;
  const told: readonly PlayBallFact[] = [...facts, { code, voids }];
  if (voids < VOIDS_TO_END) return startRound(turns, { ...state, voids }, other(state.begins), told);
  const [a, b] = state.goals;
  const ahead = state.frame.mode === 'expert' ? state.lastGoal : a > b ? 0 : b > a ? 1 : null;
  return finish(turns, { ...state, voids }, ahead, [...told, { code: 'void-last', voids }]);
}

/** The end of the match; nobody is left on the field but where a round begins. */
function finish(turns: Turns, state: PlayBallState, winner: Team | null, facts: readonly PlayBallFact[]): Flow {
  const outcome: Outcome = { winners: winner === null ? [0, 1] : [winner], draw: winner === null, score: state.goals, by: 'play' };
  return { state: { ...cleared(turns, state, other(winner ?? state.begins)), outcome }, facts };
}

function withGoal({ goals: [a, b] }: PlayBallState, scorer: Team): readonly [number, number] {
  return scorer === 0 ? [a + 1, b] : [a, b + 1];
}
