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

function diceBaseball(id: string): SolvableInnings<DiceBaseballState> {
  return {
    game: GAMES.get(id) as Game as Game<DiceBaseballState>,
    key: ({ outs, bases }) => `${outs}/${bases}`,
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
    // Whatever becomes of a hit, the batter's turn is over: his count no longer matters.
    if ('hit' in phase) return `${outs}/${bases}/${phase.at}/${phase.hit}`;
    const at = phase.at === 'decide' ? 'pitch' : phase.at;
    const from = 'from' in phase ? phase.from : '';
    const die = 'die' in phase ? phase.die : '';
    return `${outs}/${bases}/${balls}-${strikes}/${at}/${from}${die}`;
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
