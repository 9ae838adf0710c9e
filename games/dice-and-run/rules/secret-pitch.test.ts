import { type Game, Play, type RollNext, refuse, repeatableRandom, sameInAll } from '@pocket-stadium/kernel';
import { openPlay, playScript } from '@pocket-stadium/kernel/test-play';
import { everythingFor, findLeaks } from '@pocket-stadium/kernel/test-secrecy';
import { describe, expect, test } from 'vitest';
import type { DiceAndRunFact } from './facts.ts';
import { game as diceAndRun } from './index.ts';
import type { DiceAndRunState, Pitch } from './state.ts';

type DiceAndRun = Game<DiceAndRunState, DiceAndRunFact>;

/** What the rules page says: hidden until it is taken, or until the swing and any reaction have been applied. */
const HIDDEN: readonly string[] = ['decide', 'swing', 'answer', 'reaction'];
const hidden = ({ phase }: DiceAndRunState): boolean => HIDDEN.includes(phase.at);
const pitchIn = ({ phase }: DiceAndRunState): Pitch => ('pitch' in phase ? phase.pitch : null);
const isEven = (state: DiceAndRunState): boolean => (pitchIn(state) ?? [0]).reduce((a, b) => a + b) % 2 === 0;

const MATCHES = process.env.SOAK ? 400 : 40;

function search(game: DiceAndRun, matches: number) {
  const random = repeatableRandom(3);
  let compared = 0;
  const leaks: string[] = [];
  for (let i = 0; i < matches; i++) {
    const found = findLeaks(game, hidden, { mode: 'advanced', innings: 1, extraInnings: false }, 2 + (i % 7), random);
    compared += found.compared;
    leaks.push(...found.leaks);
  }
  return { compared, leaks };
}

const advanced = (seats = 4) => openPlay(diceAndRun, { mode: 'advanced', first: 0 }, seats);

test('two matches that differ in a hidden pitch alone are the same to all who may not see it', { timeout: 600_000 }, () => {
  const { compared, leaks } = search(diceAndRun, MATCHES);
  expect(compared).toBeGreaterThan(MATCHES * 20);
  expect(leaks).toEqual([]);
});

describe('a planted leak is caught', () => {
  const planted: readonly [string, Partial<DiceAndRun>][] = [
    ['a view that hides nothing', { view: (state) => state }],
    [
      'a view that hides one die of two',
      {
        view(state, viewer) {
          const pitch = pitchIn(state);
          const masked = diceAndRun.view?.(state, viewer) ?? state;
          if (masked === state || !pitch) return state;
          return { ...masked, phase: { ...masked.phase, pitch: [pitch[0], 0] } } as DiceAndRunState;
        },
      },
    ],
    ['a pitch shown in the log as soon as it is thrown', { secrets: () => 0 }],
    [
      'a pitch shown in the log before the reaction is over',
      { secrets: ({ phase }) => (phase.at === 'decide' || phase.at === 'swing' ? 1 : 0) },
    ],
    [
      'a fact that carries the faces',
      {
        roll(state, faces) {
          const step = diceAndRun.roll(state, faces);
          const leak = (fact: DiceAndRunFact) => ({ ...fact, faces }) as DiceAndRunFact;
          return state.phase.at === 'pitch' ? { ...step, facts: step.facts.map(leak) } : step;
        },
      },
    ],
    [
      'one fact more for an even pitch',
      {
        roll(state, faces) {
          const step = diceAndRun.roll(state, faces);
          return state.phase.at === 'pitch' && isEven(step.state) ? { ...step, facts: [...step.facts, ...step.facts] } : step;
        },
      },
    ],
    [
      'another prompt for an even pitch',
      {
        next(state) {
          const next = diceAndRun.next(state);
          return state.phase.at === 'decide' && isEven(state) ? ({ ...next, why: 'answer' } as RollNext) : next;
        },
      },
    ],
    [
      'moves in another order for an even pitch',
      { moves: (state) => (state.phase.at === 'decide' && isEven(state) ? diceAndRun.moves(state).toReversed() : diceAndRun.moves(state)) },
    ],
    [
      'a refusal that speaks of the pitch',
      {
        choose(state, move) {
          const step = diceAndRun.choose(state, move);
          if (step.ok || state.phase.at !== 'decide') return step;
          return isEven(state) ? refuse('illegal-move', sameInAll('No.')) : step;
        },
      },
    ],
  ];
  test.each(planted)('%s', (_, change) => {
    expect(search({ ...diceAndRun, ...change }, 2).leaks.length).toBeGreaterThan(0);
  });
});

describe('who sees the pitch, and when', () => {
  const PITCH = [6, 1];

  test('all seats of the defence see it; the batting side and spectators do not', () => {
    const play = playScript(advanced(), [PITCH]);
    for (const viewer of [1, 3]) expect(pitchIn(diceAndRun.view?.(play.state, viewer) as DiceAndRunState)).toEqual(PITCH);
    for (const viewer of [0, 2, 'spectator'] as const) {
      expect(pitchIn(diceAndRun.view?.(play.state, viewer) as DiceAndRunState)).toBeNull();
      expect(play.seenBy(viewer)).toEqual([{ type: 'roll', seat: 1, faces: null, from: 'hand' }]);
    }
  });
  test('a record without the pitch folds on through the swing, and agrees with what a viewer may see', () => {
    const play = advanced();
    for (const item of [PITCH, 'swing', [6, 4], 'react', [3]]) {
      playScript(play, [item]);
      for (const viewer of [0, 1, 2, 3, 'spectator'] as const) {
        const folded = Play.fold(diceAndRun, { header: play.header, entries: play.seenBy(viewer) });
        expect(folded.ok && folded.value.state).toEqual(diceAndRun.view?.(play.state, viewer));
      }
    }
  });
  test('taking a pitch that this copy cannot see is refused with a reason', () => {
    const play = playScript(advanced(), [PITCH]);
    const view = diceAndRun.view?.(play.state, 0) as DiceAndRunState;
    expect(diceAndRun.choose(view, 'take')).toMatchObject({ ok: false, problem: { code: 'hidden-pitch' } });
    expect(diceAndRun.choose(view, 'swing').ok).toBe(true);
  });
  test('a taken pitch is shown to all', () => {
    const play = playScript(advanced(), [PITCH, 'take']);
    expect(play.lastFacts()).toContainEqual({ code: 'pitch-shown', seat: 1, faces: PITCH, sum: 7 });
    expect(everythingFor(play, 'spectator')).toContain('"faces":[6,1]');
  });
  test.each<[string, readonly (string | readonly number[])[]]>([
    ['an out', [[5, 6]]],
    ['a foul ball', [[3, 4]]],
    ['a home run', [[6, 6]]],
    ['a hit that is accepted', [[1, 1], 'accept']],
    ['a hit and the reaction to it', [[1, 1], 'react', [3]]],
  ])('after a swing it is shown once %s has been applied, before the steal choice', (_, script) => {
    const play = playScript(advanced(), [PITCH, 'swing']);
    for (const item of script) {
      expect(play.seenBy(0)[0]).toMatchObject({ faces: null });
      expect(play.facts().map((fact) => fact.code)).not.toContain('pitch-shown');
      playScript(play, [item]);
    }
    expect(play.lastFacts().map((fact) => fact.code)).toContain('pitch-shown');
    expect(play.seenBy(0)[0]).toMatchObject({ faces: PITCH });
    expect(diceAndRun.secrets?.(play.state)).toBe(0);
  });
  test('after a swing the pitch no longer matters', () => {
    const script = ['swing', [6, 4], 'react', [1]];
    const states = [
      [1, 1],
      [6, 6],
      [5, 5],
    ].map((pitch) => playScript(advanced(), [pitch, ...script]).state);
    expect(states[1]).toEqual(states[0]);
    expect(states[2]).toEqual(states[0]);
  });
  test('a batter who has seen the pitch cannot take the choice back', () => {
    const play = playScript(advanced(), [PITCH, 'take']);
    expect(play.moveTargets()).toEqual([]);
    expect(play.append({ type: 'back', to: 1 })).toMatchObject({ problem: { code: 'back-too-far' } });
  });
  test('nor by way of a correction of the dice that followed', () => {
    const play = playScript(advanced(), [PITCH, 'swing', [5, 6]]);
    expect(play.append({ type: 'back', to: 2 })).toBeNull();
    expect(play.moveTargets()).toEqual([]);
    expect(play.append({ type: 'back', to: 1 })).toMatchObject({ problem: { code: 'back-too-far' } });
  });
  test('a batter who has not seen it may, until the dice are thrown', () => {
    const play = playScript(advanced(), [PITCH, 'swing']);
    expect(play.moveTargets()).toEqual([1]);
  });
});
