import { type Fact, type Game, type Next, type Outcome, refuse, type Seat, sameInAll, type Words } from '@pocket-stadium/kernel';

/** An example speaks two languages; in others it speaks the second. */
const said = (fr: string, en: string): Words => ({ ...sameInAll(en), fr, en });

const SHOTS = { low: { dice: 1 }, high: { dice: 2 } } as const;
type Shot = keyof typeof SHOTS;

interface State {
  readonly shots: number;
  /** Shots taken by both, and goals by seat. */
  readonly taken: number;
  readonly goals: readonly [number, number];
  /** The shot that was chosen and awaits its dice. */
  readonly shot: Shot | null;
}
interface ShotFact extends Fact {
  readonly code: 'aims' | 'goal' | 'saved';
  readonly seat: Seat;
}

const options = {
  shots: { kind: 'integer', min: 1, max: 10, default: 5, label: said('Tirs chacun', 'Shots each') },
} as const;

const shooter = (state: State): Seat => state.taken % 2;
/** A low shot scores on 3 and more; a high one unless the two dice are equal. */
const scores = ([one, two]: readonly number[]): boolean => (two === undefined ? Number(one) >= 3 : one !== two);

function outcome({ goals }: State): Outcome {
  const draw = goals[0] === goals[1];
  return { winners: draw ? [0, 1] : [goals[0] > goals[1] ? 0 : 1], draw, score: goals, by: 'play' };
}

export const shootOut: Game<State, ShotFact> = {
  about: {
    id: 'shoot-out',
    rulesVersion: 1,
    seats: { min: 2, max: 2 },
    decidedBy: 'luck-and-choices',
    minutes: 2,
    names: said('Tirs au but', 'Shoot-out'),
    summary: said('Au ras du sol ou dans la lucarne ?', 'Low, or into the top corner?'),
    credits: said('Un exemple de la maison.', 'An example of the house.'),
    options,
    draws: true,
  },
  words: {
    prompts: {
      aim: said('{seat}, où tirez-vous ?', '{seat}, where do you aim?'),
      shoot: said('{seat} tire.', '{seat} shoots.'),
    },
    facts: {
      aims: said('{seat} s’élance.', '{seat} runs up.'),
      goal: said('But de {seat} !', '{seat} scores!'),
      saved: said('Arrêt du gardien.', 'The keeper saves it.'),
    },
    moves: {
      low: { name: said('Au ras du sol', 'Low'), does: said('Un dé : but à partir de 3.', 'One die: a goal on 3 or more.') },
      high: {
        name: said('Lucarne', 'Top corner'),
        does: said('Deux dés : but sauf double.', 'Two dice: a goal unless they are equal.'),
      },
    },
    sides: [],
    glossary: [{ codes: ['saved'], term: said('Arrêt', 'Save'), meaning: said('Le gardien a la balle.', 'The keeper has the ball.') }],
  },
  start: ({ shots }) => ({ shots: shots as number, taken: 0, goals: [0, 0], shot: null }),
  next(state): Next {
    if (state.taken === 2 * state.shots) return { kind: 'over', outcome: outcome(state) };
    const seat = shooter(state);
    return state.shot ? { kind: 'roll', seat, dice: SHOTS[state.shot].dice, why: 'shoot' } : { kind: 'choice', seat, why: 'aim' };
  },
  moves: () => Object.keys(SHOTS),
  choose(state, move) {
    if (!Object.hasOwn(SHOTS, move)) {
      return refuse('no-such-shot', said('« {move} » n’est pas un tir : low ou high.', '"{move}" is no shot: low or high.'), { move });
    }
    return { ok: true, state: { ...state, shot: move as Shot }, facts: [{ code: 'aims', seat: shooter(state) }] };
  },
  roll(state, faces) {
    const seat = shooter(state);
    const goal = scores(faces ?? []);
    const [a, b] = state.goals;
    const goals: [number, number] = goal ? (seat === 0 ? [a + 1, b] : [a, b + 1]) : [a, b];
    return { ok: true, state: { ...state, taken: state.taken + 1, goals, shot: null }, facts: [{ code: goal ? 'goal' : 'saved', seat }] };
  },
  bound: () => 100,
};
