import {
  type ChoiceNext,
  illegalMove,
  type Move,
  type Next,
  nextRollOff,
  type OptionsOf,
  type Refused,
  type RollNext,
  type RollOff,
  refuse,
  type Seat,
  type Step,
  startRollOff,
  throwRollOff,
  type Viewer,
} from '@pocket-stadium/kernel';
import { EMPTY } from '../../_baseball/rules/diamond.ts';
import { startInnings } from '../../_baseball/rules/innings.ts';
import * as w from '../words/rules.ts';
import type { BasicPlay } from './chart.ts';
import type { DiceAndRunFact } from './facts.ts';
import type { OPTIONS } from './options.ts';
import { afterHit, decideToReact, decideToSwing, pitch, react, swing, take } from './pitch.ts';
import { BAT, batter, type DiceAndRunFrame, type DiceAndRunState, defence, makeTeams, PITCH, pitcher, withPhase } from './state.ts';
import { chooseSteal, duel, stealMoves, throwRunner } from './steal.ts';
import { StepUnderWay } from './step-under-way.ts';

type State = DiceAndRunState;
type Stepped = Step<State, DiceAndRunFact>;

const DECIDE_MOVES: readonly Move[] = ['swing', 'take'];
const ANSWER_MOVES: readonly Move[] = ['accept', 'react'];
const NO_MOVES: readonly Move[] = [];

export function start(options: OptionsOf<typeof OPTIONS>, seats: number): State {
  const { innings, walkOff, extraInnings, mode, stealDuel, steals, stealAfterFoul = true, reactTo, first } = options;
  const frame: DiceAndRunFrame = {
    innings,
    walkOff,
    extraInnings,
    advanced: mode === 'advanced',
    basicTable: options.basicTable as readonly BasicPlay[],
    stealDuel,
    stealEach: steals === 'each',
    stealAfterFoul,
    reactInPlay: reactTo === 'in-play',
    teams: makeTeams(seats, options),
  };
  if (first !== 'roll-off') return begin(frame, first);
  // R0: the lowest seat of each team throws two dice, the home team first.
  const [home, visitors] = frame.teams;
  return withPhase(begin(frame, 0), { at: 'roll-off', rollOff: startRollOff([home[0] as Seat, visitors[0] as Seat], 2) });
}

/** D1: the team of seat `first` bats first in every inning. */
function begin(frame: DiceAndRunFrame, first: Seat): State {
  const team = frame.teams[0].includes(first) ? 0 : 1;
  const standing = startInnings([team, 1 - team], 2);
  const phase = frame.advanced ? PITCH : BAT;
  return { frame, standing, scored: 0, outs: 0, bases: EMPTY, balls: 0, strikes: 0, batters: [0, 0], phase };
}

export function next(state: State): Next {
  const { phase } = state;
  switch (phase.at) {
    case 'over':
      return { kind: 'over', outcome: phase.outcome };
    case 'roll-off':
      return nextRollOff(phase.rollOff);
    case 'pitch':
      return { kind: 'roll', seat: pitcher(state), dice: 2, why: 'pitch', secretTo: defence(state) };
    case 'bat':
    case 'swing':
      return rollOf(batter(state), 2, phase.at);
    case 'reaction':
      return rollOf(pitcher(state), 1, phase.at);
    case 'steal-runner':
      return rollOf(phase.seat, 1, phase.at);
    case 'steal-defence':
      return rollOf(pitcher(state), 2, phase.at);
    case 'decide':
      return choiceOf(batter(state), phase.at);
    case 'answer':
      return choiceOf(pitcher(state), phase.at);
    case 'steal':
      return choiceOf(phase.seat, stealPrompt(state.frame));
  }
}

/** The prompt says which duel a runner must win, and who may go. */
function stealPrompt({ stealDuel, stealEach }: DiceAndRunFrame): string {
  const who = stealEach ? 'steal-each' : 'steal';
  return stealDuel === 'highest' ? who : `${who}-${stealDuel}`;
}

const rollOf = (seat: Seat, dice: number, why: string): RollNext => ({ kind: 'roll', seat, dice, why });
const choiceOf = (seat: Seat, why: string): ChoiceNext => ({ kind: 'choice', seat, why });

export function moves(state: State): readonly Move[] {
  const { phase } = state;
  if (phase.at === 'decide') return DECIDE_MOVES;
  if (phase.at === 'answer') return ANSWER_MOVES;
  return phase.at === 'steal' ? stealMoves(state, phase) : NO_MOVES;
}

export function choose(state: State, move: Move): Stepped | Refused {
  const { phase } = state;
  switch (phase.at) {
    case 'decide':
      if (move === 'swing') return decideToSwing(state, phase.pitch);
      if (move === 'take') return phase.pitch ? take(state, phase.pitch) : refuse('hidden-pitch', w.refuse_hidden_pitch);
      break;
    case 'answer':
      if (move === 'accept') return afterHit(state, phase.hit, move, phase.pitch);
      if (move === 'react') return decideToReact(state, phase.hit, phase.pitch);
      break;
    case 'steal':
      return chooseSteal(state, phase, move);
  }
  return illegalMove(move, moves(state));
}

export function roll(state: State, faces: readonly number[] | null): Stepped {
  const { phase } = state;
  if (phase.at === 'pitch') return pitch(state, faces);
  if (faces === null) return { ok: true, state, facts: [] };
  const [die = 0, other = 0] = faces;
  switch (phase.at) {
    case 'roll-off':
      return throwForFirst(state, phase.rollOff, faces);
    case 'bat':
      return bat(state, die + other);
    case 'swing':
      return swing(state, die + other, phase.pitch);
    case 'reaction':
      return react(state, phase.hit, die, phase.pitch);
    case 'steal-runner':
      return throwRunner(state, phase, die);
    case 'steal-defence':
      return duel(state, phase, faces);
    default:
      return { ok: true, state, facts: [] };
  }
}

function throwForFirst(state: State, rollOff: RollOff, faces: readonly number[]): Stepped {
  const { first, facts, rollOff: after } = throwRollOff(rollOff, faces);
  if (first === null) return { ok: true, state: withPhase(state, { at: 'roll-off', rollOff: after }), facts };
  return { ok: true, state: begin(state.frame, first), facts };
}

/** The basic mode: one throw, one batter. */
function bat(state: State, sum: number): Stepped {
  const step = new StepUnderWay(state);
  step.playAndNext(state.frame.basicTable[sum - 2] as BasicPlay);
  return step.settle(BAT);
}

/** A pitch is hidden until the swing and any reaction have been applied. */
export function secrets({ phase }: State): number {
  return 'pitch' in phase ? 1 : 0;
}

/** The batting side and those who watch do not see a hidden pitch. */
export function view(state: State, viewer: Viewer): State {
  const { phase } = state;
  if (!('pitch' in phase) || defence(state).includes(viewer as Seat)) return state;
  return withPhase(state, { ...phase, pitch: null });
}
