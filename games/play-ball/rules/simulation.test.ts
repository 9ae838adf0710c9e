import { completeOptions, type Random, repeatableRandom, type Setup } from '@pocket-stadium/kernel';
import { simulate } from '@pocket-stadium/kernel/test-simulate';
import { expect, test } from 'vitest';
import { FIELDS } from './chart.ts';
import { makeField } from './field.ts';
import { type PlayBallFact, type PlayBallState, game as playBall, TurnGenerator } from './index.ts';
import { listTurns } from './listing.ts';
import { tally } from './sheet.ts';

const MATCHES = process.env.SOAK ? 20_000 : 120;
/** The number of matches in which nobody cares for goals. They are long. */
const AIMLESS = process.env.SOAK ? 500 : 2;

const generators = new Map(FIELDS.map((chart) => [chart.id, new TurnGenerator(makeField(chart))]));
const generatorOf = (state: PlayBallState) => generators.get(state.frame.field) as TurnGenerator;

function randomSetup(random: Random): Setup {
  const given = {
    field: FIELDS[random(FIELDS.length)]?.id,
    mode: random(2) === 0 ? 'standard' : 'expert',
    first: ['roll-off', 0, 1][random(3)],
  };
  const full = completeOptions(playBall.about.options, given, 2);
  if (!full.ok) throw new Error(full.problem.message.en);
  return { options: full.value, seats: 2 };
}

/** What holds at the start of every turn. */
function sound(state: PlayBallState): boolean {
  const { position, seen, voids } = state;
  const cells = position.cells.flat();
  const { dotted } = generatorOf(state).field;
  if (new Set(cells).size !== 6 || cells.some((cell) => dotted[cell] === 1)) return false;
  if (state.outcome || state.rollOff) return true;
  const times = seen.filter((key) => key === seen.at(-1)).length;
  return seen.length >= 1 && seen.length <= 200 && times <= 2 && voids <= 2;
}

/** A match of random turns by players who take a goal when they see one. */
function playMatch(setup: Setup, random: Random, wrong: string[]): void {
  let state = playBall.start(setup.options, setup.seats);
  const facts: PlayBallFact[] = [];
  for (;;) {
    if (!sound(state)) wrong.push(JSON.stringify(state));
    const next = playBall.next(state);
    if (next.kind === 'over') {
      const { winners, draw, score } = next.outcome;
      const { rows } = tally(facts);
      if (rows.map(({ values }) => values.goals).join() !== score.join()) wrong.push(`the sheet and the outcome differ: ${score}`);
      if (draw !== (winners.length === 2)) wrong.push(`a draw of ${winners}`);
      return;
    }
    const generator = generatorOf(state);
    const turns = next.kind === 'choice' ? listTurns(generator, state.position) : [];
    const turn = turns.length > 0 && generator.goal ? turns[generator.goalAt] : turns[random(turns.length)];
    const step = turn !== undefined ? playBall.choose(state, turn) : playBall.roll(state, [1 + random(6)]);
    if (!step.ok) throw new Error(`${turn}: ${step.problem.message.en}`);
    facts.push(...step.facts);
    state = step.state;
  }
}

test(`${MATCHES} random matches end`, { timeout: 7_200_000 }, () => {
  const random = repeatableRandom(8);
  const wrong: string[] = [];
  for (let i = 0; i < MATCHES; i++) playMatch(randomSetup(random), random, wrong);
  expect(wrong).toEqual([]);
});

test(`${AIMLESS} matches of players who do not care for goals end`, { timeout: 7_200_000 }, () => {
  const random = repeatableRandom(9);
  const wrong: string[] = [];
  for (let i = 0; i < AIMLESS; i++) {
    simulate(playBall, randomSetup(random), random, (state) => {
      if (!sound(state)) wrong.push(JSON.stringify(state));
    });
  }
  expect(wrong).toEqual([]);
});
