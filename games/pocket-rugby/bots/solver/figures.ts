import type { Game, OptionValues } from '@pocket-stadium/kernel';
import type { PocketRugbyState } from '../../rules/index.ts';
import { RugbyLookup } from './lookup.ts';
import { statedError } from './precision.ts';
import { type Precision, type Solution, solveRugby } from './solve.ts';

/** The headline figures of a format: values are to the player who begins, win and half a draw. */
export interface RugbyFigures {
  /** With best play on both sides. */
  readonly valueToBeginner: number;
  readonly draw: number;
  /** Both sides always kick at goal, and drop. */
  readonly alwaysKick: { readonly valueToBeginner: number };
  /** Both sides always play on. */
  readonly alwaysPlay: { readonly valueToBeginner: number };
  /** How far the values may be from the exact ones. */
  readonly error: number;
}

const SHOTS: readonly string[] = ['kick', 'drop'];
/** With this precision nothing but the start is kept. */
const TO_COMPARE: Precision = { rare: 1e-8, kept: 2, mostLead: 60 };

/** The figures of a format whose solution is at hand; the two ways to play without thinking are worked out here. */
export function rugbyFigures(
  game: Game<PocketRugbyState>,
  options: OptionValues,
  best: Solution,
  progress?: (done: number) => void,
): RugbyFigures {
  const start = game.start({ ...options, first: 0 }, 2);
  const follow = (only: (move: string) => boolean, from: number) =>
    solveRugby(game, { options, precision: TO_COMPARE, only, progress: (done) => progress?.(from + done / 2) });
  const kick = follow((move) => SHOTS.includes(move), 0);
  const play = follow((move) => !SHOTS.includes(move), 0.5);
  const { value, draw } = new RugbyLookup(best).look(start);
  return {
    valueToBeginner: value,
    draw,
    alwaysKick: { valueToBeginner: new RugbyLookup(kick).look(start).value },
    alwaysPlay: { valueToBeginner: new RugbyLookup(play).look(start).value },
    error: statedError(options, best.precision),
  };
}
