import { allFaces, completeOptions, drawFaces, type OptionValues, repeatableRandom } from '@pocket-stadium/kernel';
import { describe, expect, it } from 'vitest';
import { game, type PocketRugbyState } from '../../rules/index.ts';
import { deriveAction, MOST_CARDS } from './action-program.ts';
import { deriveClock } from './clock.ts';
import { packSolution, unpackSolution } from './file.ts';
import { RugbyLookup } from './lookup.ts';
import { fullPrecision, isEstimated, RUGBY_PRECISION, reducedPrecision, statedError } from './precision.ts';
import { RugbyOracle } from './rugby-oracle.ts';
import { type Precision, type Solution, solveRugby } from './solve.ts';
import { reachedStates, worthOf } from './test-reach.ts';
import { toldFigures } from './told-figures.ts';

const SHORT = { minutes: 20, halves: 1 };
const SOAK = process.env.SOAK === '1';
const USUAL: Precision = { rare: 1e-6, kept: 1e-6, mostLead: 60 };
const FINE: Precision = { rare: 1e-8, kept: 1e-8, mostLead: 60 };
/** A soak comes to rarer cards, so they are told apart. */
const CHECKED: Precision = SOAK ? { rare: 1e-7, kept: 1e-7, mostLead: 60 } : USUAL;

function full(given: Record<string, unknown>): OptionValues {
  const options = completeOptions(game.about.options, given, 2);
  if (!options.ok) throw new Error(options.problem.message.en);
  return options.value;
}

/** Solutions that more than one test looks at. */
const known = new Map<string, Solution>();
function solve(given: Record<string, unknown>, precision: Precision): Solution {
  const key = JSON.stringify([given, precision]);
  const solution = known.get(key) ?? solveRugby(game, { options: full(given), precision });
  known.set(key, solution);
  return solution;
}
const lookupOf = (given: Record<string, unknown>, precision: Precision) => new RugbyLookup(solve(given, precision));

const kickOff = (given: Record<string, unknown>) => game.start({ ...full(given), first: 0 }, 2);

describe('what the solver reads from the rules', () => {
  it('an action has ends whose probabilities sum to 1, fewer tries with more cards, and none with six', () => {
    const tries = Array.from({ length: MOST_CARDS + 2 }, (_, cards) => {
      const { leaves, forks } = deriveAction(game, kickOff({}), cards);
      const all = [...leaves, ...forks].reduce((sum, { p }) => sum + p, 0);
      expect(all).toBeCloseTo(1, 12);
      return leaves.filter(({ lead, card }) => lead >= 5 && card === null).reduce((sum, { p }) => sum + p, 0);
    });
    for (let cards = 0; cards < MOST_CARDS; cards++) expect(tries[cards + 1]).toBeLessThan(tries[cards] as number);
    expect(tries[MOST_CARDS]).toBeCloseTo(1 / 36, 12);
    expect(tries[MOST_CARDS + 1]).toBe(tries[MOST_CARDS]);
  });

  it('the clock of two halves goes back at half-time and gives the hand to the one who did not begin', () => {
    const { moments, last } = deriveClock(
      game,
      kickOff({}),
      [1, 2, 3, 4, 5, 6].map((minutes) => ({ minutes, playedOn: false })),
    );
    const halfTimes = moments.filter(({ follows }) => follows.kind === 'half-time');
    expect(halfTimes.map(({ minute }) => minute)).toEqual([20, 21, 22, 23, 24, 25]);
    for (const { follows } of halfTimes) expect(follows).toMatchObject({ at: { half: 2, minute: 21 }, keeps: { P: true, Q: false } });
    expect(last).toBe(45);
  });
});

describe('the value of every state', () => {
  const FORMATS = [
    SHORT,
    { minutes: 20, halves: 2, yellowMinutes: 3 },
    { minutes: 20, halves: 2, yellowMinutes: 25 },
    { minutes: 20, halves: 2, redMinutes: 5 },
    { minutes: 20, halves: 1, siren: 'hand' },
  ];
  /** Solutions that take their time. */
  const MORE_FORMATS = [
    { minutes: 20, halves: 2 },
    { minutes: 20, halves: 2, yellowMinutes: 1 },
    { minutes: 20, halves: 2, yellowMinutes: 12 },
    { minutes: 20, halves: 2, yellowMinutes: 40 },
    { minutes: 20, halves: 2, redMinutes: 20, yellowMinutes: 15 },
    { minutes: 20, halves: 2, siren: 'hand' },
    { minutes: 40, halves: 2 },
    { minutes: 80, halves: 2 },
  ];

  it.each(SOAK ? [...FORMATS, ...MORE_FORMATS] : FORMATS)('is the mean over the faces and the best of the moves: %j', (given) => {
    const lookup = lookupOf(given, CHECKED);
    const oracle = new RugbyOracle(game, () => lookup, 0);
    const random = repeatableRandom(17);
    for (let match = 0; match < (SOAK ? 100 : 6); match++) {
      let state: PocketRugbyState = game.start(full(given), 2);
      for (let next = game.next(state); next.kind !== 'over'; next = game.next(state)) {
        const [here = -1] = oracle.expect(state);
        if (next.kind === 'roll') {
          const mean = allFaces(next.dice).reduce(
            (sum, { faces, probability }) => sum + probability * (oracle.expect(game.roll(state, faces).state)[0] as number),
            0,
          );
          expect(Math.abs(mean - here)).toBeLessThan(1e-5);
          state = game.roll(state, drawFaces(next.dice, random)).state;
        } else {
          const moves = game.moves(state);
          const step = game.choose(state, moves[random(moves.length)] as string);
          if (!step.ok) throw new Error(step.problem.message.en);
          state = step.state;
        }
      }
    }
  });

  it('win, draw and loss of a match that cannot be lost any more are what they seem', () => {
    const state: PocketRugbyState = { ...kickOff(SHORT), minute: 20, score: [20, 0] };
    expect(lookupOf(SHORT, { ...FINE, rare: 1e-3 }).look(state)).toEqual({ value: 1, draw: 0 });
  });
});

describe('how exact it is', () => {
  const options = full(SHORT);
  // The soak looks at the full solution, wherever a match comes once in a million.
  const often = SOAK ? 1e-6 : 1e-3;
  const precision: Precision = SOAK ? fullPrecision(options) : USUAL;
  const finer: Precision = { rare: SOAK ? 1e-11 : 1e-7, kept: often / 10, mostLead: 60 };
  it('tells apart rarer cards, and the value at kick-off no longer moves', () => {
    const [one, other] = [precision, finer].map((how) => lookupOf(SHORT, how).look(kickOff(SHORT)).value);
    expect(Math.abs((one ?? 0) - (other ?? 1))).toBeLessThan(RUGBY_PRECISION.full.error);
  });

  it('two halves of ten minutes are worth what an independent program computed', () => {
    const { value } = lookupOf({ minutes: 20, halves: 2 }, USUAL).look(kickOff({ minutes: 20, halves: 2 }));
    expect(Math.abs(value - 0.501676829)).toBeLessThan(2e-5);
  });

  it('wherever a match comes often enough, the values are right to 1e-4', () => {
    const states = reachedStates(game, options, often / 10, 60, often);
    expect(states.length).toBeGreaterThan(1000);
    const [solution, reference] = [solve(SHORT, precision), solve(SHORT, finer)];
    const worst = Math.max(...states.map((state) => Math.abs(worthOf(solution, state) - worthOf(reference, state))));
    expect(worst).toBeLessThan(1e-4);
  });

  const FORMATS = [{}, SHORT, { ...SHORT, redMinutes: 5 }, { ...SHORT, siren: 'hand' }];
  /** Those take their time. */
  const MORE_FORMATS = [
    { minutes: 20 },
    { halves: 1 },
    { yellowMinutes: 20 },
    { yellowMinutes: 40 },
    { redMinutes: 10 },
    { siren: 'hand' },
    { minutes: 80 },
  ];
  it.each(SOAK ? [...FORMATS, ...MORE_FORMATS] : FORMATS)(
    'a reduced solution is small, and within its stated error at kick-off: %j',
    (given) => {
      const reduced = solve(given, reducedPrecision(full(given)));
      const fine = lookupOf(given, { ...FINE, rare: SOAK ? 1e-7 : 1e-5, kept: 2 }).look(kickOff(given));
      expect(Math.abs(new RugbyLookup(reduced).look(kickOff(given)).value - fine.value)).toBeLessThan(RUGBY_PRECISION.reduced.error);
      // It stands in the memory of a telephone alone. Formats that are told as estimates have more cards, and more scores.
      const bytes = isEstimated(full(given)) ? 8_000_000 : 2_000_000;
      expect(packSolution(game, full(given), reduced).length).toBeLessThan(bytes);
    },
  );
});

describe('figures', () => {
  it.each([
    [SHORT, false],
    [{ ...SHORT, redMinutes: 5 }, true],
    [{ ...SHORT, siren: 'hand' }, true],
  ] as const)('of %j say how exact they are; an estimate: %s', (given, estimated) => {
    const options = full(given);
    const error = statedError(options, fullPrecision(options));
    const value = { valueToBeginner: 0.5123456 };
    const { decimals, told } = toldFigures(options, { ...value, draw: 0.0412, alwaysKick: value, alwaysPlay: value, error });
    expect(error).toBe(estimated ? RUGBY_PRECISION.reduced.error : RUGBY_PRECISION.full.error);
    expect(decimals('valueToBeginner')).toBe(estimated ? 3 : 6);
    const text = told('en').join('\n');
    expect(text.includes('An estimate, to within 0.0008.')).toBe(estimated);
    expect(text).toMatch(estimated ? /: 0\.\d{3}$/m : /: 0\.\d{6}$/m);
  });

  it('are estimates where a match is long, too', () => {
    expect([{}, { minutes: 80 }, { redMinutes: 1 }, { siren: 'hand' }].map((given) => isEstimated(full(given)))).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });
});

describe('a solution as a file', () => {
  const options = full(SHORT);
  const solution = solveRugby(game, { options, precision: { rare: 1e-4, kept: 1e-3, mostLead: 40 } });
  const bytes = packSolution(game, options, solution);

  it('comes back as it was', () => {
    const read = unpackSolution(game, options, bytes.slice().buffer);
    if (!read.ok) throw new Error(read.problem.message.en);
    expect(read.value.precision).toEqual(solution.precision);
    const [one, other] = [new RugbyLookup(solution), new RugbyLookup(read.value)];
    const random = repeatableRandom(3);
    for (let n = 0; n < 500; n++) {
      const cards = [0, 1].map(() => ({
        yellowUntil: random(2) ? [8 + random(9)] : [],
        redUntil: random(2) ? [9999] : [],
        yellow: random(4),
        red: random(3),
      }));
      const state = {
        ...kickOff(SHORT),
        minute: 1 + random(25),
        hand: random(2),
        score: [random(40), random(40)],
        cards,
      } as unknown as PocketRugbyState;
      expect(other.look(state)).toEqual(one.look(state));
    }
  });

  it('is refused if it was cut off, or is of another format or game', () => {
    expect(unpackSolution(game, options, bytes.slice(0, bytes.length / 2).buffer).ok).toBe(false);
    expect(unpackSolution(game, full({}), bytes.slice().buffer).ok).toBe(false);
    expect(unpackSolution(game, options, new Uint8Array(100).buffer).ok).toBe(false);
    expect(unpackSolution(game, options, new TextEncoder().encode('{"format":"x"}\n').slice().buffer).ok).toBe(false);
  });
});
