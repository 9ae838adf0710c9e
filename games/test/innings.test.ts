import { readFileSync } from 'node:fs';
import { allFaces, completeOptions, drawFaces, type OptionValues, repeatableRandom } from '@pocket-stadium/kernel';
import { describe, expect, it } from 'vitest';
import { diceHalf } from '../_baseball/bots/dice-half.ts';
import { type Half, solveLeads } from '../_baseball/bots/half.ts';
import { inningsFigures } from '../_baseball/bots/innings-figures.ts';
import { InningsOracle } from '../_baseball/bots/innings-oracle.ts';
import { firstColumn, type SolvedMatch, solveMatch } from '../_baseball/bots/match-of-innings.ts';
import type { SolvableInnings } from '../_baseball/bots/solvable.ts';
import { half as diceAndRun } from '../dice-and-run/bots/half.ts';
import { game as oneDie } from '../one-die-baseball/rules/index.ts';
import { game as threeDice } from '../three-dice-baseball/rules/index.ts';
import { game as twoDice } from '../two-dice-baseball/rules/index.ts';

const FIGURES: Record<string, { options: OptionValues }> = JSON.parse(readFileSync(new URL('./figures.json', import.meta.url), 'utf8'));

const HALVES = [diceHalf(oneDie), diceHalf(twoDice), diceHalf(threeDice), diceAndRun] as unknown as readonly SolvableInnings[];
const halfOf = (gameId: string): SolvableInnings | undefined => HALVES.find(({ game }) => game.about.id === gameId);

function innings(gameId: string): SolvableInnings {
  const found = halfOf(gameId);
  if (!found) throw new Error(gameId);
  return found;
}

function full(half: SolvableInnings, given: Record<string, unknown>): OptionValues {
  const options = completeOptions(half.game.about.options, given, 2);
  if (!options.ok) throw new Error(options.problem.message.en);
  return options.value;
}

/** Every number of `expected` is found in `given`, to twelve decimals. */
function agree(given: unknown, expected: unknown, path: string): void {
  if (typeof expected === 'number') {
    expect(given, path).toBeTypeOf('number');
    expect(Math.abs((given as number) - expected), path).toBeLessThan(0.5000001e-12);
  } else if (typeof expected === 'object' && expected !== null) {
    for (const [key, value] of Object.entries(expected)) agree((given as Record<string, unknown>)?.[key], value, `${path}.${key}`);
  }
}

describe('exact figures of the games of innings', () => {
  for (const [name, { options: given, ...figures }] of Object.entries(FIGURES)) {
    const gameId = name.split(' ')[0] as string;
    // The advanced mode takes longest, and the test of the command covers it.
    if (!halfOf(gameId) || given.mode === 'advanced') continue;
    it(`${name} agrees with the figures of the independent programs to the digits given`, () => {
      const half = innings(gameId);
      const options = full(half, given);
      agree(inningsFigures(solveMatch(half, options), options, half), figures, name);
    });
  }

  it('three dice: half a run a throw, and 125 throws of 216 are the last', () => {
    const half = innings('three-dice-baseball');
    const options = full(half, {});
    const { runsPerHalfInning } = inningsFigures(solveMatch(half, options), options, half);
    expect(runsPerHalfInning?.mean).toBeCloseTo(0.5 / (125 / 216), 12);
    expect(runsPerHalfInning?.p[0]).toBeCloseTo(125 / 216, 12);
  });

  it('a walk-off changes the runs, not who wins', () => {
    const half = innings('two-dice-baseball');
    const [plain, walkOff] = [false, true].map((cut) => {
      const options = full(half, { walkOff: cut });
      return inningsFigures(solveMatch(half, options), options, half);
    });
    expect(walkOff?.extraInnings).toBeCloseTo(plain?.extraInnings ?? 0, 12);
    expect(walkOff?.meanTotalRuns).toBeLessThan(plain?.meanTotalRuns ?? 0);
  });

  it('for runs a batter waits until the second strike, the defence always reacts, and nobody steals against the higher die', () => {
    const half = innings('dice-and-run');
    const options = full(half, { mode: 'advanced', innings: 1 });
    const { bestForRuns = [], runExpectancy } = inningsFigures(solveMatch(half, options), options, half);
    const moves = (choice: string, test: (strikes: number, balls: number) => boolean = () => true) => [
      ...new Set(bestForRuns.filter((at) => at.choice === choice && test(at.strikes ?? 0, at.balls ?? 0)).map(({ move }) => move)),
    ];
    expect(moves('decide', (strikes) => strikes < 2)).toEqual(['take']);
    expect(moves('decide', (strikes, balls) => strikes === 2 && balls < 3)).toEqual(['swing']);
    expect(moves('answer')).toEqual(['react']);
    expect(moves('steal')).toEqual(['hold']);
    const fresh = bestForRuns.find(({ outs, bases, balls, strikes }) => outs === 1 && bases === 3 && balls === 0 && strikes === 0);
    expect(fresh?.runs).toBe(runExpectancy.find(({ outs, bases }) => outs === 1 && bases === 3)?.runs);
  });

  it('without extra innings nothing comes after the last inning', () => {
    const half = innings('dice-and-run');
    const options = full(half, { extraInnings: false, innings: 3 });
    const figures = inningsFigures(solveMatch(half, options), options, half);
    expect(figures.extraInnings).toBe(0);
    expect(figures.meanInnings).toBeCloseTo(3, 12);
  });
});

const MATCHES = [
  ['one-die-baseball', {}],
  ['one-die-baseball', { walkOff: true, innings: 2 }],
  ['two-dice-baseball', { innings: 4, first: 1 }],
  ['three-dice-baseball', { walkOff: true }],
  ['dice-and-run', {}],
  ['dice-and-run', { extraInnings: false, innings: 1 }],
  ['dice-and-run', { mode: 'advanced', innings: 2 }],
  ['dice-and-run', { mode: 'advanced', innings: 2, walkOff: true, stealDuel: 'lowest' }],
] as const;

/** Matches that were solved by an earlier test. */
const known = new Map<string, SolvedMatch>();
function solvedMatch(gameId: string, given: Record<string, unknown>): SolvedMatch {
  const key = JSON.stringify([gameId, given]);
  const solved = known.get(key) ?? solveMatch(innings(gameId), full(innings(gameId), given));
  known.set(key, solved);
  return solved;
}

describe('the value of every state', () => {
  it.each(MATCHES)('is the mean over the faces and the best of the moves: %s %j', (gameId, given) => {
    const half = innings(gameId);
    const { game } = half;
    const options = full(half, given);
    const oracle = new InningsOracle(solvedMatch(gameId, given), [0, 1]);
    const random = repeatableRandom(5);
    for (let match = 0; match < 6; match++) {
      let state = game.start(options, 2);
      for (let next = game.next(state); next.kind !== 'over'; next = game.next(state)) {
        const [here = -1, other = -1] = oracle.expect(state);
        expect(here + other).toBeCloseTo(1, 12);
        if (next.kind === 'roll') {
          const mean = allFaces(next.dice).reduce(
            (sum, { faces, probability }) => sum + probability * (oracle.expect(game.roll(state, faces).state)[0] as number),
            0,
          );
          expect(mean).toBeCloseTo(here, 11);
          state = game.roll(state, drawFaces(next.dice, random)).state;
        } else {
          const { seat } = next;
          const moves = game.moves(state);
          const weighed = oracle.weigh(state);
          expect(weighed.map(({ move }) => move)).toEqual(moves);
          const best = Math.max(...weighed.map(({ expect: values }) => values[seat] as number));
          expect(best).toBeCloseTo(oracle.expect(state)[seat] as number, 11);
          const step = game.choose(state, moves[random(moves.length)] as string);
          if (!step.ok) throw new Error(step.problem.message.en);
          state = step.state;
        }
      }
      expect(oracle.expect(state).some((share) => share === 0.5 || share === 1)).toBe(true);
    }
  });

  it.each(MATCHES)('leads beyond the last told apart are not made up: %s %j', (gameId, given) => {
    const solved = solvedMatch(gameId, given);
    // The side behind does all it can, while the defence only plays against runs. That is an upper bound of what a
    // comeback is worth.
    const half: Half = { ...solved.half, sense: solved.half.sense.map((sense) => Math.max(sense, 0)) };
    const low = Math.min(...solved.ends.map((ends) => ends.low));
    let exit: Float64Array = new Float64Array(2 - low).fill(1, -low);
    for (let left = 0; left <= solved.innings; left++) {
      exit = firstColumn(solveLeads(half, { low, high: 1, exit }, { preferred: solved.forRuns }).values, half.size);
      const ends = solved.ends[2 * (solved.innings - left)];
      expect(exit[(ends?.low ?? 0) - low]).toBeLessThan(1e-12);
    }
  });
});
