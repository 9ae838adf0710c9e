import type { Outcome } from '@pocket-stadium/kernel';
import type { LastGoalFact, PlayBallFact } from './facts.ts';
import type { Team } from './field.ts';
import { generateEnds, kickOff, MOVES, type Position, positionKey } from './position.ts';
import type { PlayBallState } from './state.ts';
import type { TurnGenerator } from './turn-generator.ts';
import type { Turn } from './turn-under-way.ts';

export const GOALS_TO_WIN = 3;
export const SAME_POSITION = 3;
export const LONGEST_ROUND = 200;
export const VOIDS_TO_END = 3;

/** The state after a step of the match, with the facts so far. */
interface Flow {
  readonly state: PlayBallState;
  readonly facts: readonly PlayBallFact[];
}

const other = (team: Team): Team => (team === 0 ? 1 : 0);

/** Everybody back to the starting cells; `begins` has the first turn. */
export function startRound(generator: TurnGenerator, state: PlayBallState, begins: Team, facts: readonly PlayBallFact[]): Flow {
  return startTurn(generator, cleared(generator, state, begins), [...facts, { code: 'round', seat: begins }]);
}

function cleared(generator: TurnGenerator, state: PlayBallState, begins: Team): PlayBallState {
  const previous = state.seen.length > 0 ? state.position : state.previous;
  return { ...state, position: kickOff(generator.field, begins), previous, begins, seen: [] };
}

/** A whole turn is over. */
export function endTurn(generator: TurnGenerator, state: PlayBallState, turn: Turn, facts: readonly PlayBallFact[]): Flow {
  const { now } = turn;
  if (turn.scored) {
    const goals = withGoal(state, now.turn);
    const to = generator.field.grid.names[now.ball] ?? '';
    return score(generator, { ...state, position: now }, now.turn, [
      ...facts,
      { code: 'goal', seat: now.turn, other: other(now.turn), to, goals },
    ]);
  }
  return startTurn(generator, { ...state, position: { ...now, turn: other(now.turn), moves: MOVES } }, facts);
}

/** Whether the team to play can score or end its turn (K4). */
export function canPlay(generator: TurnGenerator, position: Position): boolean {
  return generateEnds(generator, position) > 0 || generator.goal;
}

/** A turn begins, unless the round is void (K5) or the team to play is stuck (K4). */
function startTurn(generator: TurnGenerator, state: PlayBallState, facts: readonly PlayBallFact[]): Flow {
  const { position, seen } = state;
  const key = positionKey(position);
  if (seen.filter((known) => known === key).length === SAME_POSITION - 1) return voidRound(generator, state, 'void-repeated', facts);
  if (seen.length === LONGEST_ROUND) return voidRound(generator, state, 'void-long', facts);
  const begun = { ...state, seen: [...seen, key] };
  if (canPlay(generator, position)) return { state: begun, facts };
  const scorer = other(position.turn);
  return score(generator, begun, scorer, [...facts, { code: 'stuck', seat: scorer, other: position.turn, goals: withGoal(state, scorer) }]);
}

function score(generator: TurnGenerator, state: PlayBallState, scorer: Team, facts: readonly PlayBallFact[]): Flow {
  const goals = withGoal(state, scorer);
  const won = state.frame.mode === 'expert' ? state.lastGoal === scorer : goals[scorer] === GOALS_TO_WIN;
  const after: PlayBallState = { ...state, goals, lastGoal: scorer, voids: 0 };
  return won ? finish(generator, after, scorer, facts) : startRound(generator, after, other(scorer), facts);
}

function voidRound(
  generator: TurnGenerator,
  state: PlayBallState,
  code: 'void-repeated' | 'void-long',
  facts: readonly PlayBallFact[],
): Flow {
  const voids = state.voids + 1;
  const all: readonly PlayBallFact[] = [...facts, { code, voids }];
  if (voids < VOIDS_TO_END) return startRound(generator, { ...state, voids }, other(state.begins), all);
  const [a, b] = state.goals;
  const last: readonly PlayBallFact[] = [...all, { code: 'void-last', voids }];
  if (state.frame.mode === 'expert' && state.lastGoal !== null)
    return finish(generator, { ...state, voids }, state.lastGoal, [...last, { code: 'scored-last', seat: state.lastGoal }], 'scored-last');
  return finish(generator, { ...state, voids }, a > b ? 0 : b > a ? 1 : null, last);
}

/** Ends the match. Everybody stands where a round begins. */
function finish(
  generator: TurnGenerator,
  state: PlayBallState,
  winner: Team | null,
  facts: readonly PlayBallFact[],
  reason?: LastGoalFact['code'],
): Flow {
  const winners = winner === null ? [0, 1] : [winner];
  const outcome: Outcome = { winners, draw: winner === null, score: state.goals, by: 'play', ...(reason && { reason }) };
  return { state: { ...cleared(generator, state, other(winner ?? state.begins)), outcome }, facts };
}

function withGoal({ goals: [a, b] }: PlayBallState, scorer: Team): readonly [number, number] {
  return scorer === 0 ? [a + 1, b] : [a, b + 1];
}
