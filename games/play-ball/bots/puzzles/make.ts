import type { PuzzleMaker, Sorted, WeighedChoice } from '@pocket-stadium/bots/kit';
import type { Move } from '@pocket-stadium/kernel';
import { FIELDS, makeField, type PlayBallState, game as playBall } from '../../rules/index.ts';
import { positionsOf } from './positions.ts';

/** Good turns that are accepted at most. */
const FEW = 3;
/** Turns to choose from: with fewer there is nothing to look for. */
const ENOUGH = 60;
/** Where so many turns lose, one that holds is hard to find. */
const MANY = 250;
const QUIET_DEPTH = 3;
/** A goal of more moves and passes than this is hard to see. */
const SHORT = 3;

/** Positions in which a few turns win or draw and every other loses, so that what each turn is worth is known. */
export const maker: PuzzleMaker<PlayBallState> = {
  wanted: { now1: 90, now2: 6, three2: 115, five3: 75, hold2: 2, hold3: 32, quiet3: 22 },
  most: 15_000,
  candidates: (random) =>
    positionsOf(
      FIELDS.filter(({ id }) => id !== 'park').map((chart) => makeField(chart)),
      random,
    ),
  sort(state, choices): Sorted | null {
    const [best] = choices;
    const good = choices.filter(({ chance }) => chance === best?.chance);
    if (!best || best.chance === 0 || good.length > FEW || choices.length < ENOUGH) return null;
    if (choices.some(({ chance }) => chance !== 0 && chance !== best.chance)) return null;
    const sorted = motifOf(state, good, choices.length);
    return sorted && { ...sorted, listed: good.length };
  },
};

function motifOf(state: PlayBallState, good: readonly WeighedChoice[], turns: number): Sorted | null {
  const depths = new Set(good.map(({ depth }) => depth ?? null));
  const [depth = null] = depths;
  if (depths.size > 1) return null;
  if (depth === null) return { motif: 'hold', grade: turns > MANY ? 3 : 2 };
  if (depth === 1) return { motif: 'now', grade: (good[0]?.move.split(', ').length ?? 0) > SHORT ? 2 : 1 };
  if (depth >= QUIET_DEPTH && good.every(({ move }) => isQuiet(state, move))) return { motif: 'quiet', grade: 3 };
  if (depth === 3) return { motif: 'three', grade: 2 };
  return depth === 5 ? { motif: 'five', grade: 3 } : null;
}

/** Whether the ball stays where it is. */
function isQuiet(state: PlayBallState, move: Move): boolean {
  const step = playBall.choose(state, move);
  return step.ok && step.state.position.ball === state.position.ball;
}
