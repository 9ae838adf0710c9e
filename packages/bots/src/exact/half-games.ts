import { type DiceAndRunState, type DiceBaseballState, GAMES, type Game } from '@pocket-stadium/rules';
import type { HalfGame, InningsState } from './half-graph.ts';

/** A base-out state, where a new batter stands in. */
export interface Place {
  readonly outs: number;
  readonly bases: number;
}

/** A game of innings that can be solved, and where its base-out states are. */
export interface SolvableInnings<S extends InningsState = InningsState> extends HalfGame<S> {
  place(state: S): Place | null;
  /** What a choice depends on, where there are choices. */
  situation?(state: S): Situation;
}

/** A choice within a half-inning, the score left out of account. */
export interface Situation extends Place {
  readonly choice: string;
  readonly balls?: number;
  readonly strikes?: number;
  readonly hit?: string;
}

/** Bounds of what keys are made of, each a little wide. */
const BASES = 8;
const STRIKES = 4;
const COUNTS = 32;
const FACES = 8;
const DETAILS = 32;

type Phase = DiceAndRunState['phase'];
type Hit = Extract<Phase, { hit: unknown }>['hit'];
const HITS: readonly Hit[] = ['single', 'double', 'triple'];
const PHASES: readonly Phase['at'][] = [
  'roll-off',
  'bat',
  'pitch',
  'decide',
  'swing',
  'answer',
  'reaction',
  'steal',
  'steal-runner',
  'steal-defence',
  'over',
];

/** One number for all that matters: looking numbers up is much quicker than texts. */
function numbered(place: number, at: Phase['at'], detail: number, count: number): number {
  return ((place * PHASES.length + PHASES.indexOf(at)) * DETAILS + detail) * COUNTS + count;
}

function diceBaseball(id: string): SolvableInnings<DiceBaseballState> {
  return {
    game: GAMES.get(id) as Game as Game<DiceBaseballState>,
    key: ({ outs, bases }) => outs * BASES + bases,
    batterUp: () => true,
    place: ({ outs, bases }) => ({ outs, bases }),
  };
}

/**
 * The pitch is secret to the defence, and yet nobody has a secret to play with. The batter, who does not see it, chooses
 * alike for all its faces. If he takes, it is shown at once; if he swings it no longer matters, so that what the defence
 * knows is of no use to it when it answers. Between the pitch and the batter's choice the key is therefore that of the
 * moment before the pitch, and after a swing the pitch is left out of it. The best of both sides can then be worked out
 * from the last out backwards, as in a game in which everybody sees everything.
 */
const diceAndRun: SolvableInnings<DiceAndRunState> = {
  game: GAMES.get('dice-and-run') as Game as Game<DiceAndRunState>,
  key: ({ outs, bases, balls, strikes, phase }) => {
    const place = outs * BASES + bases;
    // Whatever becomes of a hit, the batter's turn is over: his count no longer matters.
    if ('hit' in phase) return numbered(place, phase.at, HITS.indexOf(phase.hit), 0);
    const from = 'from' in phase ? phase.from : 0;
    const die = 'die' in phase ? phase.die : 0;
    return numbered(place, phase.at === 'decide' ? 'pitch' : phase.at, from * FACES + die, 1 + balls * STRIKES + strikes);
  },
  batterUp: ({ phase }) => phase.at === 'bat' || phase.at === 'pitch',
  place: ({ outs, bases, balls, strikes, phase }) => {
    const fresh = (phase.at === 'bat' || phase.at === 'pitch') && balls === 0 && strikes === 0;
    return fresh ? { outs, bases } : null;
  },
  situation: ({ outs, bases, balls, strikes, phase }) => {
    const choice = phase.at === 'pitch' ? 'decide' : phase.at;
    return 'hit' in phase ? { choice, outs, bases, hit: phase.hit } : { choice, outs, bases, balls, strikes };
  },
};

const SOLVABLE = {
  'one-die-baseball': diceBaseball('one-die-baseball'),
  'two-dice-baseball': diceBaseball('two-dice-baseball'),
  'three-dice-baseball': diceBaseball('three-dice-baseball'),
  'dice-and-run': diceAndRun,
} as const;

/** The games of innings, by id. */
export function solvableInnings(gameId: string): SolvableInnings | null {
  return Object.hasOwn(SOLVABLE, gameId) ? (SOLVABLE[gameId as keyof typeof SOLVABLE] as unknown as SolvableInnings) : null;
}
