import {
  type Fact,
  type LineHead,
  type OutlookChart,
  outlookChart,
  type Reading,
  type Step,
  termOf,
  type Words,
} from '@pocket-stadium/kernel';
import * as w from '../words/outlook.ts';
import { OUTS_IN_PLAY, REACTION_CHART, type StealDuel, SWING_CHART, TAKEN_CHART } from './chart.ts';
import type { DiceAndRunFact } from './facts.ts';
import { next, roll } from './phases.ts';
import { decideToReact, take } from './pitch.ts';
import { batter, type DiceAndRunState, type Phase, pitcher, withPhase } from './state.ts';
import { words } from './words.ts';

type State = DiceAndRunState;
type Stepped = Step<State, DiceAndRunFact>;
type Head = Pick<OutlookChart, 'id' | 'seat' | 'dice' | 'move'>;

/** What each throw would do now. A hidden pitch is never looked at: both lists hold for every pitch. */
export function outlook(seen: State): readonly OutlookChart[] {
  const state = blind(seen);
  const { phase } = state;
  const awaited = next(state);
  const head: Head = awaited.kind === 'roll' ? { id: awaited.why, seat: awaited.seat, dice: awaited.dice } : HEAD;
  const chart = (reading: Reading<State, DiceAndRunFact>) => [outlookChart(head, reading, (faces) => roll(state, faces))];
  switch (phase.at) {
    case 'bat':
      return chart(BASIC);
    case 'pitch':
    case 'decide':
      return [taken(state), swung(state, 'swing')];
    case 'swing':
      return [swung(state)];
    case 'answer':
      return [reaction(decideToReact(state, phase.hit, null).state, 'react')];
    case 'reaction':
      return [reaction(state)];
    case 'steal-runner':
      return chart(RUNNER);
    case 'steal-defence':
      return chart(defenders(state.frame.stealDuel, phase.die));
    default:
      return [];
  }
}

const HEAD: Head = { id: '', seat: 0, dice: 2 };

/** The state as those who do not see the pitch see it. */
function blind(state: State): State {
  return 'pitch' in state.phase ? withPhase(state, { ...state.phase, pitch: null } as Phase) : state;
}

/** Table 1, for the batter who lets the pitch pass. */
function taken(state: State): OutlookChart {
  const head = { id: 'take', move: 'take', seat: batter(state), dice: 2 };
  return outlookChart<State, DiceAndRunFact>(head, { by: 'sum', line: (faces, step) => playLine(takenCode(faces, step), step) }, (faces) =>
    take(state, faces),
  );
}

/** A 12 is a ball with the bases empty, else a pickoff (D7). */
function takenCode(faces: readonly number[], { facts }: Stepped): string {
  const code = chartCode(TAKEN_CHART, faces);
  return code !== 'ball-or-pickoff' ? code : facts.some((fact) => fact.code === 'pickoff') ? 'pickoff' : 'ball';
}

/** Table 2. */
function swung(state: State, move?: 'swing'): OutlookChart {
  const at = withPhase(state, { at: 'swing', pitch: null });
  const head = { id: 'swing', seat: batter(state), dice: 2, ...(move && { move }) };
  return outlookChart<State, DiceAndRunFact>(
    head,
    { by: 'sum', line: (faces, step) => playLine(chartCode(SWING_CHART, faces), step) },
    (faces) => roll(at, faces),
  );
}

/** Table 3, thrown by the defence: what the batter loses it gains. */
function reaction(state: State, move?: 'react'): OutlookChart {
  const head = { id: 'reaction', seat: pitcher(state), dice: 1, ...(move && { move }) };
  const line = ([face = 0]: readonly number[]): LineHead => {
    const id = REACTION_CHART[face as keyof typeof REACTION_CHART];
    if (id === 'hit-stands') return { id, name: { words: w.hit_stands }, tone: 'even' };
    return { id, name: named(id), tone: id === 'error' ? 'loss' : 'gain' };
  };
  return outlookChart(head, { by: 'face', line }, (faces) => roll(state, faces));
}

/** The chart of the basic mode. */
const BASIC: Reading<State, DiceAndRunFact> = {
  by: 'sum',
  line: (_, step) => playLine((step.facts[0] as Fact).code, step),
};

/** The runner's die: each face is safe against so many throws of the defence. */
const RUNNER: Reading<State, DiceAndRunFact> = {
  by: 'face',
  line([face = 0], { state }) {
    const [against] = outlook(state);
    const count = { ways: against?.lines.find(({ id }) => id === 'stolen-base')?.ways ?? 0, of: against?.of ?? 1 };
    const tone = count.ways * 2 > count.of ? 'gain' : count.ways === 0 ? 'loss' : 'even';
    return { id: `die-${face}`, name: { words: w.duel, values: { ...count } }, tone, later: count };
  },
};

const AGAINST = {
  highest: { safe: w.highest_safe, caught: w.highest_caught },
  sum: { safe: w.sum_safe, caught: w.sum_caught },
  lowest: { safe: w.lowest_safe, caught: w.lowest_caught },
} as const;

/** Two dice of the defence against the runner's die, by the duel in force (D8). */
function defenders(duel: StealDuel, die: number): Reading<State, DiceAndRunFact> {
  const { safe, caught } = AGAINST[duel];
  return {
    by: 'pair',
    order: ['caught-stealing', 'stolen-base'],
    line: (_, { facts }) =>
      facts.some(({ code }) => code === 'stolen-base')
        ? { id: 'stolen-base', name: { words: w.safe }, label: { words: safe, values: { die } }, tone: 'loss' }
        : { id: 'caught-stealing', name: { words: w.caught }, label: { words: caught, values: { die } }, tone: 'gain' },
  };
}

function chartCode<C extends Readonly<Record<number, string>>>(chart: C, [one = 0, two = 0]: readonly number[]): C[keyof C] {
  return chart[one + two] as C[keyof C];
}

const named = (code: string): LineHead['name'] => ({ words: termOf({ words }, code) ?? (words.facts[code] as Words) });

/** A play of the charts, good or bad for the batting side. */
function playLine(code: string, { facts }: Stepped): LineHead {
  return { id: code, name: named(code), tone: toneOf(code, facts) };
}

function toneOf(code: string, facts: readonly DiceAndRunFact[]): LineHead['tone'] {
  if (code === 'strike' || code === 'foul-ball') return 'loss';
  // An out that waits for the defence (D6) is an out unless the defence fails.
  if (facts.some((fact) => OUTS_IN_PLAY.some((out) => fact.code === `${out}-hit`))) return 'loss';
  const outs = facts.some((fact) => 'outs' in fact && fact.outs > 0);
  const runs = facts.some((fact) => 'moves' in fact && fact.moves.some(({ to }) => to !== 'out'));
  return outs ? (runs ? 'even' : 'loss') : 'gain';
}
