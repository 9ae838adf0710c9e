import type { About, Fact, Game, GameWords, Next, Outcome, RollNext, Seat, Setup, Step } from '../kernel/game.ts';
import type { OptionSpecs, OptionsOf } from '../kernel/options.ts';
import { refuse } from '../kernel/problem.ts';
import { nextRollOff, type RollOff, type RollOffFact, startRollOff, throwRollOff } from '../kernel/roll-off.ts';
import { type Bases, countMen, EMPTY, type Run } from './diamond.ts';
import { battingSide, endHalf, type Frame, type HalfFact, type Standing, score, startInnings, walksOff } from './innings.ts';
import { lineScore, type Total } from './line-score.ts';
import { BASEBALL_OPTIONS, NOTHING_TO_CHOOSE } from './words.ts';

/** What one throw does, given the men on base: the rulebook's table row, applied. */
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

/** What is awaited. */
type Phase =
  | { readonly at: 'roll-off'; readonly rollOff: RollOff }
  | { readonly at: 'bat' }
  | { readonly at: 'over'; readonly outcome: Outcome };

const BAT: Phase = { at: 'bat' };

export interface DiceBaseballState {
  readonly frame: Frame;
  readonly standing: Standing;
  readonly outs: number;
  readonly bases: Bases;
  readonly phase: Phase;
}

/** The three dice-baseball games differ in this alone. */
export interface DiceBaseball {
  readonly about: Omit<About, 'options' | 'seats' | 'decidedBy' | 'draws' | 'credits' | 'rulesVersion'>;
  readonly words: GameWords;
  readonly dice: number;
  readonly totals: readonly Total[];
  /** The rulebook's table: the effect of faces with these men on base and this many outs. */
  throw(faces: readonly number[], bases: Bases, outs: number): Throw;
}

export const DICE_BASEBALL_OPTIONS = {
  innings: { ...BASEBALL_OPTIONS.innings, min: 1, max: 20, default: 9 },
  walkOff: BASEBALL_OPTIONS.walkOff,
  first: BASEBALL_OPTIONS.first,
} as const satisfies OptionSpecs;

const MOST_SEATS = 8;
const CREDITS = {
  fr: 'Jeux de dés traditionnels, d’après « One, Two and Three dice Baseball ».',
  en: 'Traditional dice games, after “One, Two and Three dice Baseball”.',
};

/** A row of the table applied to some bases and outs, with its facts for every seat: worked out once, shared by all states. */
interface Ready {
  readonly bases: Bases;
  /** Outs after the throw. */
  readonly outs: number;
  readonly runs: number;
  readonly halfOver: boolean;
  readonly facts: readonly (readonly ThrowFact[])[];
}

export function diceBaseball(definition: DiceBaseball): Game<DiceBaseballState, DiceBaseballFact> {
  const { dice } = definition;
  const rolls: readonly RollNext[] = seats(MOST_SEATS).map((seat) => ({ kind: 'roll', seat, dice, why: 'throw' }));
  const table = new Array<Ready | undefined>(3 * 8 * 6 ** dice).fill(undefined);

  /** The table's row for these faces, worked out once. */
  function ready(faces: readonly number[], bases: Bases, outs: number): Ready {
    let index = outs * 8 + bases;
    for (let i = 0; i < dice; i++) index = index * 6 + (faces[i] as number) - 1;
    return table[index] ?? workOut(index, faces, bases, outs);
  }

  function workOut(index: number, faces: readonly number[], bases: Bases, outs: number): Ready {
    const { code, runs, hit, moves, outs: made, bases: after, ends = false } = definition.throw(faces, bases, outs);
    const row: Ready = {
      bases: after,
      outs: outs + made,
      runs,
      halfOver: ends || outs + made >= 3,
      facts: seats(MOST_SEATS).map((seat) => [{ code, seat, side: seat, outs: made, runs, hit, moves }]),
    };
    table[index] = row;
    return row;
  }

  function start(options: OptionsOf<typeof DICE_BASEBALL_OPTIONS>, count: number): DiceBaseballState {
    const frame: Frame = { innings: options.innings, walkOff: options.walkOff, extraInnings: true };
    const begins = options.first === 'roll-off' ? 0 : options.first;
    const phase: Phase = options.first === 'roll-off' ? { at: 'roll-off', rollOff: startRollOff(seats(count)) } : BAT;
    return { frame, standing: startInnings(clockwise(begins, count), count), outs: 0, bases: EMPTY, phase };
  }

  function next(state: DiceBaseballState): Next {
    const { phase } = state;
    if (phase.at === 'bat') return rolls[battingSide(state.standing)] as RollNext;
    return phase.at === 'over' ? { kind: 'over', outcome: phase.outcome } : nextRollOff(phase.rollOff);
  }

  function roll(state: DiceBaseballState, faces: readonly number[] | null): Step<DiceBaseballState, DiceBaseballFact> {
    if (faces === null) return { ok: true, state, facts: [] };
    if (state.phase.at === 'roll-off') return throwForFirst(state, state.phase.rollOff, faces);
    const { frame } = state;
    const { bases, outs, runs, halfOver, facts } = ready(faces, state.bases, state.outs);
    const played = facts[battingSide(state.standing)] as readonly ThrowFact[];
    const standing = runs === 0 ? state.standing : score(state.standing, runs);
    if (halfOver || (runs > 0 && walksOff(frame, standing))) return leaveField(frame, standing, bases, played[0] as ThrowFact);
    return { ok: true, state: { frame, standing, outs, bases, phase: BAT }, facts: played };
  }

  function leaveField(frame: Frame, before: Standing, bases: Bases, played: ThrowFact): Step<DiceBaseballState, DiceBaseballFact> {
    const { standing, winners, facts } = endHalf(frame, before, countMen(bases));
    const phase: Phase = winners ? { at: 'over', outcome: { winners, draw: false, score: standing.runs, by: 'play' } } : BAT;
    const told: DiceBaseballFact[] = facts.length === 1 ? [played, facts[0] as HalfFact] : [played, ...facts];
    return { ok: true, state: { frame, standing, outs: 0, bases: EMPTY, phase }, facts: told };
  }

  function throwForFirst(state: DiceBaseballState, rollOff: RollOff, faces: readonly number[]): Step<DiceBaseballState, DiceBaseballFact> {
    const { first, facts, rollOff: after } = throwRollOff(rollOff, faces);
    if (first === null) return { ok: true, state: { ...state, phase: { at: 'roll-off', rollOff: after } }, facts };
    const count = state.standing.runs.length;
    return { ok: true, state: { ...state, phase: BAT, standing: startInnings(clockwise(first, count), count) }, facts };
  }

  return {
    about: {
      ...definition.about,
      rulesVersion: 1,
      seats: { min: 2, max: MOST_SEATS },
      decidedBy: 'luck',
      draws: false,
      credits: CREDITS,
      options: DICE_BASEBALL_OPTIONS,
    },
    words: definition.words,
    start,
    next,
    roll,
    moves: () => [],
    choose: () => refuse('nothing-to-choose', NOTHING_TO_CHOOSE),
    sheet: (setup: Setup, told) =>
      lineScore(
        definition.totals,
        seats(setup.seats).map((seat) => [seat]),
        setup.options.first,
        told,
      ),
    bound: (setup) => 2000 * setup.seats,
  };
}

function seats(count: number): Seat[] {
  const all: Seat[] = [];
  for (let seat = 0; seat < count; seat++) all.push(seat);
  return all;
}

function clockwise(first: Seat, count: number): Seat[] {
  return seats(count).map((seat) => (first + seat) % count);
}
