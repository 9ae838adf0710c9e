import {
  type Chance,
  type Count,
  countWays,
  type Move,
  type Odds,
  type OutlookChart,
  type OutlookLine,
  stepOf,
  type Wording,
  type Words,
  waysFrom,
} from '@pocket-stadium/kernel';
import { LIMITS } from '../../_baseball/rules/limits.ts';
import * as w from '../words/outlook.ts';
import { OUTS_IN_PLAY, type StealDuel } from './chart.ts';
import { outlook } from './outlook.ts';
import { choose, moves, next, roll } from './phases.ts';
import { type DiceAndRunState, pitcher } from './state.ts';

const NEEDS: Readonly<Record<StealDuel, Words>> = { highest: w.need_highest, sum: w.need_sum, lowest: w.need_lowest };

/** What a choice needs, in how many throws it comes, and what it risks. */
export function odds(state: DiceAndRunState, move: Move): Odds | null {
  if (!moves(state).includes(move)) return null;
  const chart = outlook(state).find((each) => each.move === move);
  switch (move) {
    case 'swing':
      return { chances: swing(chart), after: { words: w.then_react, values: { other: pitcher(state) } } };
    case 'take':
      return { chances: take(state, chart) };
    case 'react':
      return { chances: [of(chart, w.need_batter_out, true, has('batter-out')), of(chart, w.risk_error, false, has('error'))] };
    case 'accept':
      return { chances: [], after: { words: w.then_hit } };
    case 'hold':
      return { chances: [], after: { words: w.then_hold } };
    default:
      return { chances: [steal(state, move)], after: { words: w.then_caught } };
  }
}

type Does = (line: OutlookLine) => boolean;
const has =
  (...codes: readonly string[]): Does =>
  ({ cases }) =>
    cases.every(({ facts }) => facts.some(({ code }) => codes.includes(code)));
const outsInPlay = has(...OUTS_IN_PLAY.map((out) => `${out}-hit`));
const putsOut: Does = (line) =>
  outsInPlay(line) || line.cases.every(({ facts }) => facts.some((fact) => 'outs' in fact && (fact.outs as number) > 0));

function of(chart: OutlookChart | undefined, words: Words, good: boolean, does: Does): Chance {
  const lines = chart?.lines.filter(does) ?? [];
  const what: Wording = { words };
  const count: Count = { ways: lines.reduce((sum, { ways }) => sum + ways, 0), of: chart?.of ?? 1 };
  const faces = lines.flatMap(({ throws }) => throws.map(([face = 0]) => face)).sort((a, b) => a - b);
  return { what, good, ...count, ...(chart?.dice === 1 && { faces }) };
}

function swing(chart: OutlookChart | undefined): Chance[] {
  const hits = has('single-hit', 'double-hit', 'triple-hit', 'home-run');
  return [of(chart, w.need_hit, true, hits), of(chart, w.risk_out, false, putsOut)];
}

/** A ball or a strike. Where the next one walks the batter or puts the batter out, that is said. */
function take({ balls, strikes }: DiceAndRunState, chart: OutlookChart | undefined): Chance[] {
  const walks = balls + 1 === LIMITS.balls;
  const out = strikes + 1 === LIMITS.strikes;
  const chances = [
    of(chart, walks ? w.need_walk : w.need_ball, true, walks ? has('walk', 'hit-by-pitch') : has('ball')),
    of(chart, out ? w.risk_strikeout : w.risk_strike, false, has('strike', 'strike-out')),
    of(chart, w.risk_pickoff, false, has('pickoff')),
  ];
  return chances.filter(({ ways }) => ways > 0);
}

/** One die against two, in the duel that is in force. */
function steal(state: DiceAndRunState, move: Move): Chance {
  const step = stepOf({ choose }, state, move);
  const ways = step ? waysFrom({ next, roll }, step, (facts) => facts.some(({ code }) => SETTLED.includes(code))) : [];
  const count = countWays(ways, ({ facts }) => facts.some(({ code }) => code === 'stolen-base'));
  return { what: { words: NEEDS[state.frame.stealDuel] }, good: true, ...count };
}
const SETTLED: readonly string[] = ['stolen-base', 'caught-stealing'];
