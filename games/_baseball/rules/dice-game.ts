import {
  type Fact,
  type Game,
  type GameWords,
  type Introduction,
  type LineHead,
  type Next,
  nextRollOff,
  type OptionSpecs,
  type OptionsOf,
  type Outcome,
  type OutlookChart,
  outlookChart,
  type RollNext,
  type RollOff,
  type RollOffFact,
  refuse,
  type Seat,
  type Setup,
  type Step,
  startRollOff,
  termOf,
  throwRollOff,
  type Wording,
  type Words,
} from '@pocket-stadium/kernel';
import * as w from '../words/rules.ts';
import { type Bases, countMen, EMPTY, type Run } from './diamond.ts';
import { gistOf } from './gist.ts';
import { endHalf, type Frame, type HalfFact, type Standing, startInnings, walksOff } from './innings.ts';
import { LIMITS } from './limits.ts';
import { lineScore, scoreOfLines, type Totals } from './line-score.ts';
import { BASEBALL_OPTIONS } from './words.ts';

/** What one throw does with these men on base: a row of the chart, applied. */
export interface Throw {
  readonly code: string;
  readonly bases: Bases;
  /** Outs made; the third ends the half-inning (B3). */
  readonly outs: number;
  readonly runs: number;
  readonly hit: boolean;
  readonly moves: readonly Run[];
  /** Ends the half-inning whatever the outs (three dice). */
  readonly ends?: boolean;
}

export interface ThrowFact extends Fact {
  readonly seat: Seat;
  readonly side: number;
  readonly outs: number;
  readonly runs: number;
  readonly hit: boolean;
  readonly moves: readonly Run[];
}
export type DiceBaseballFact = ThrowFact | HalfFact | RollOffFact;

/** The phases in which nobody is at bat. */
type Phase = { readonly at: 'roll-off'; readonly rollOff: RollOff } | { readonly at: 'over'; readonly outcome: Outcome };

export interface DiceBaseballState {
  readonly frame: Frame;
  readonly standing: Standing;
  /** Runs of the half-inning under way. */
  readonly scored: number;
  readonly outs: number;
  readonly bases: Bases;
  readonly phase: Phase | null;
}

/** The three dice-baseball games differ in this alone. */
export interface DiceBaseball {
  readonly about: Introduction;
  readonly words: GameWords;
  readonly dice: number;
  readonly totals: Totals;
  /** The rulebook's chart: the effect of faces with these men on base and this many outs. */
  throw(faces: readonly number[], bases: Bases, outs: number): Throw;
  /** How its throws are read, and the line that a play belongs to where its code does not say it. */
  readonly by: OutlookChart['by'];
  line?(played: ThrowFact): LineHead;
  readonly order?: readonly string[];
  /** What a throw meant, in games where nobody runs. */
  gist?(played: ThrowFact): Wording;
}

export const DICE_BASEBALL_OPTIONS = {
  innings: { ...BASEBALL_OPTIONS.innings, min: 1, max: 20, default: 9 },
  walkOff: BASEBALL_OPTIONS.walkOff,
  first: BASEBALL_OPTIONS.first,
} as const satisfies OptionSpecs;

const MOST_SEATS = 8;

/**
 * A row of the chart applied to some bases and outs, with its facts for one side. It is worked out once and shared by
 * all states.
 */
interface Ready {
  readonly bases: Bases;
  /** Outs after the throw. */
  readonly outs: number;
  readonly runs: number;
  readonly halfOver: boolean;
  readonly facts: readonly [ThrowFact];
}

export function diceBaseball(definition: DiceBaseball): Game<DiceBaseballState, DiceBaseballFact> {
  const { dice } = definition;
  const rolls: readonly RollNext[] = seats(MOST_SEATS).map((seat) => ({ kind: 'roll', seat, dice, why: 'throw' }));
  /** By side. */
  const tables = seats(MOST_SEATS).map(() => new Array<Ready | undefined>(3 * 8 * 6 ** dice).fill(undefined));
  /** Facts that were made before. They are few, so that they stay in the processor's cache. */
  const remembered = new Map<string, readonly [ThrowFact]>();

  /** The chart's row for these faces, worked out once. */
  function ready(side: number, faces: readonly number[], bases: Bases, outs: number): Ready {
    let index = outs * 8 + bases;
    for (let i = 0; i < dice; i++) index = index * 6 + (faces[i] as number) - 1;
    const table = tables[side] as (Ready | undefined)[];
    let row = table[index];
    if (row === undefined) {
      row = workOut(side, faces, bases, outs);
      table[index] = row;
    }
    return row;
  }

  function workOut(side: number, faces: readonly number[], bases: Bases, outs: number): Ready {
    const { code, runs, hit, moves, outs: made, bases: after, ends = false } = definition.throw(faces, bases, outs);
    const fact: ThrowFact = { code, seat: side, side, outs: made, runs, hit, moves };
    const key = JSON.stringify(fact);
    const facts = remembered.get(key) ?? ([fact] as const);
    remembered.set(key, facts);
    return { bases: after, outs: outs + made, runs, halfOver: ends || outs + made >= LIMITS.outs, facts };
  }

  function start(options: OptionsOf<typeof DICE_BASEBALL_OPTIONS>, count: number): DiceBaseballState {
    const frame: Frame = { innings: options.innings, walkOff: options.walkOff, extraInnings: true };
    const begins = options.first === 'roll-off' ? 0 : options.first;
    const phase: Phase | null = options.first === 'roll-off' ? { at: 'roll-off', rollOff: startRollOff(seats(count)) } : null;
    return { frame, standing: startInnings(clockwise(begins, count), count), scored: 0, outs: 0, bases: EMPTY, phase };
  }

  function next(state: DiceBaseballState): Next {
    const { phase } = state;
    if (phase === null) return rolls[state.standing.side] as RollNext;
    return phase.at === 'over' ? { kind: 'over', outcome: phase.outcome } : nextRollOff(phase.rollOff);
  }

  function roll(state: DiceBaseballState, faces: readonly number[] | null): Step<DiceBaseballState, DiceBaseballFact> {
    if (faces === null) return { ok: true, state, facts: [] };
    if (state.phase?.at === 'roll-off') return throwForFirst(state, state.phase.rollOff, faces);
    const { frame, standing } = state;
    const { bases, outs, runs, halfOver, facts } = ready(standing.side, faces, state.bases, state.outs);
    const scored = state.scored + runs;
    if (halfOver || (frame.walkOff && walksOff(frame, standing, scored))) return leaveField(frame, standing, scored, bases, facts[0]);
    return { ok: true, state: { frame, standing, scored, outs, bases, phase: null }, facts };
  }

  function leaveField(
    frame: Frame,
    before: Standing,
    scored: number,
    bases: Bases,
    played: ThrowFact,
  ): Step<DiceBaseballState, DiceBaseballFact> {
    const { standing, winners, facts } = endHalf(frame, before, scored, countMen(bases));
    const phase: Phase | null = winners && { at: 'over', outcome: { winners, draw: false, score: standing.runs, by: 'play' } };
    const all: DiceBaseballFact[] = facts.length === 1 ? [played, facts[0] as HalfFact] : [played, ...facts];
    return { ok: true, state: { frame, standing, scored: 0, outs: 0, bases: EMPTY, phase }, facts: all };
  }

  function throwForFirst(state: DiceBaseballState, rollOff: RollOff, faces: readonly number[]): Step<DiceBaseballState, DiceBaseballFact> {
    const { first, facts, rollOff: after } = throwRollOff(rollOff, faces);
    if (first === null) return { ok: true, state: { ...state, phase: { at: 'roll-off', rollOff: after } }, facts };
    const count = state.standing.runs.length;
    return { ok: true, state: { ...state, phase: null, standing: startInnings(clockwise(first, count), count) }, facts };
  }

  function lineOfPlay(fact: ThrowFact): LineHead {
    const { code } = fact;
    const name = termOf(definition, code) ?? definition.words.facts[code];
    return definition.line?.(fact) ?? { id: code, name: { words: name as Words }, tone: toneOf(fact) };
  }

  function outlook(state: DiceBaseballState): readonly OutlookChart[] {
    const awaited = next(state);
    if (awaited.kind !== 'roll' || state.phase) return [];
    const { seat, why } = awaited;
    const { by, order } = definition;
    const line = (_: readonly number[], { facts }: Step<DiceBaseballState, DiceBaseballFact>) => lineOfPlay(facts[0] as ThrowFact);
    return [outlookChart({ id: why, seat, dice }, { by, line, ...(order && { order }) }, (faces) => roll(state, faces))];
  }

  return {
    about: { ...definition.about, options: DICE_BASEBALL_OPTIONS },
    words: definition.words,
    factValues: (fact) => ('moves' in fact ? { men: menMoved(fact) } : {}),
    start,
    next,
    roll,
    moves: () => [],
    choose: () => refuse('nothing-to-choose', w.refuse_nothing_to_choose),
    sheet: (setup: Setup, factsByEntry) =>
      lineScore(
        definition.totals,
        seats(setup.seats).map((seat) => [seat]),
        setup.options.first,
        factsByEntry,
      ),
    score: scoreOfLines,
    outlook,
    gist: (facts, before) => {
      const played = facts.find((fact): fact is ThrowFact => 'moves' in fact);
      return played && definition.gist ? definition.gist(played) : gistOf(facts, before);
    },
    bound: (setup) => 2000 * setup.seats,
  };
}

/** Those who were on base and got further. */
const menMoved = ({ moves }: ThrowFact): number => moves.filter(({ from, to }) => from !== 0 && to !== 'out').length;

/** Bases won are a gain, an out a loss; an out that moves somebody is both. */
function toneOf({ outs, moves }: ThrowFact): LineHead['tone'] {
  if (outs === 0) return 'gain';
  return moves.some(({ to }) => to !== 'out') ? 'even' : 'loss';
}

function seats(count: number): Seat[] {
  const all: Seat[] = [];
  for (let seat = 0; seat < count; seat++) all.push(seat);
  return all;
}

function clockwise(first: Seat, count: number): Seat[] {
  return seats(count).map((seat) => (first + seat) % count);
}
