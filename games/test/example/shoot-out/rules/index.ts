import { type Fact, type Game, type Next, type Outcome, refuse, type Seat, type Sheet } from '@pocket-stadium/kernel';
import { about } from '../about.ts';
import * as w from '../words/rules.ts';

const SHOTS = { low: { dice: 1 }, high: { dice: 2 } } as const;
type Shot = keyof typeof SHOTS;

export interface ShootOutState {
  readonly shots: number;
  /** Shots taken by both, and goals by seat. */
  readonly taken: number;
  readonly goals: readonly [number, number];
  /** The shot that was chosen and awaits its dice. */
  readonly shot: Shot | null;
}
export interface ShootOutFact extends Fact {
  readonly code: 'aims' | 'goal' | 'saved';
  readonly seat: Seat;
}
interface ShootOutSheet extends Sheet {
  readonly goals: readonly [number, number];
}

const options = { shots: { kind: 'integer', min: 1, max: 10, default: 5, label: w.option_shots } } as const;

const shooter = (state: ShootOutState): Seat => state.taken % 2;
/** A low shot scores on 3 and more; a high one unless the two dice are equal. */
const scores = ([one, two]: readonly number[]): boolean => (two === undefined ? Number(one) >= 3 : one !== two);

function outcome({ goals }: ShootOutState): Outcome {
  const draw = goals[0] === goals[1];
  return { winners: draw ? [0, 1] : [goals[0] > goals[1] ? 0 : 1], draw, score: goals, by: 'play' };
}

export const game: Game<ShootOutState, ShootOutFact> = {
  about: { ...about, options },
  words: {
    prompts: { aim: w.prompt_aim, shoot: w.prompt_shoot },
    facts: { aims: w.fact_aims, goal: w.fact_goal, saved: w.fact_saved },
    moves: {
      low: { name: w.move_low, does: w.move_low_does },
      high: { name: w.move_high, does: w.move_high_does },
    },
    sides: [],
    columns: { goals: { label: w.goals, name: w.goals } },
    glossary: [{ codes: ['saved'], term: w.term_saved, meaning: w.meaning_saved }],
  },
  start: ({ shots }) => ({ shots: shots as number, taken: 0, goals: [0, 0], shot: null }),
  next(state): Next {
    if (state.taken === 2 * state.shots) return { kind: 'over', outcome: outcome(state) };
    const seat = shooter(state);
    return state.shot ? { kind: 'roll', seat, dice: SHOTS[state.shot].dice, why: 'shoot' } : { kind: 'choice', seat, why: 'aim' };
  },
  moves: () => Object.keys(SHOTS),
  choose(state, move) {
    if (!Object.hasOwn(SHOTS, move)) return refuse('no-such-shot', w.no_such_shot, { move });
    return { ok: true, state: { ...state, shot: move as Shot }, facts: [{ code: 'aims', seat: shooter(state) }] };
  },
  roll(state, faces) {
    const seat = shooter(state);
    const goal = scores(faces ?? []);
    const [a, b] = state.goals;
    const goals: [number, number] = goal ? (seat === 0 ? [a + 1, b] : [a, b + 1]) : [a, b];
    return { ok: true, state: { ...state, taken: state.taken + 1, goals, shot: null }, facts: [{ code: goal ? 'goal' : 'saved', seat }] };
  },
  sheet(_setup, factsByEntry): ShootOutSheet {
    const goals = factsByEntry.flat().filter(({ code }) => code === 'goal');
    return { kind: 'shoot-out', goals: [goals.filter(({ seat }) => seat === 0).length, goals.filter(({ seat }) => seat === 1).length] };
  },
  score: (sheet) => ({
    columns: ['goals'],
    running: 0,
    decides: 'goals',
    rows: (sheet as ShootOutSheet).goals.map((goals, side) => ({ side, values: { goals } })),
  }),
  bound: () => 100,
};
