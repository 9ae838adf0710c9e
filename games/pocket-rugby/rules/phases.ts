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
} from '@pocket-stadium/kernel';
import * as w from '../words/rules.ts';
import { Action } from './action.ts';
import { CARD_DIE, DOUBLES, PENALTY_DIE, TOO_FAR_DIE, TRY_DIE, TURNOVERS } from './chart.ts';
import type { PocketRugbyFact } from './facts.ts';
import type { OPTIONS } from './options.ts';
import { ACTION, countInForce, NO_CARDS, other, type Phase, type PocketRugbyFrame, type PocketRugbyState, withPhase } from './state.ts';

type State = PocketRugbyState;
type Stepped = Step<State, PocketRugbyFact>;
type At<A extends Phase['at']> = Extract<Phase, { at: A }>;

const KICK_OR_PLAY: readonly Move[] = ['kick', 'play'];
const ONLY_PLAY: readonly Move[] = ['play'];
const DROP_OR_FIFTY22: readonly Move[] = ['drop', 'fifty22'];
const NO_MOVES: readonly Move[] = [];

/** The first version of the rules in which a card that has run out does not come back at half-time. */
const CARDS_STAY_AWAY = 2;

export function start(options: OptionsOf<typeof OPTIONS>, _seats?: number, rules = CARDS_STAY_AWAY): State {
  const { minutes, halves, yellowMinutes, redMinutes = 0, siren, first } = options;
  const frame: PocketRugbyFrame = {
    minutes,
    halves,
    yellowMinutes,
    redMinutes,
    playsOn: siren === 'hand',
    cardsReturn: rules < CARDS_STAY_AWAY,
  };
  if (first !== 'roll-off') return kickOff(frame, first);
  return withPhase(kickOff(frame, 0), { at: 'roll-off', rollOff: startRollOff([0, 1]) });
}

/** P1, P2: `first` has the hand at minute 1, the other one when a second half starts. */
function kickOff(frame: PocketRugbyFrame, first: Seat): State {
  const secondHalf = frame.halves === 2 ? other(first) : null;
  return { frame, half: 1, minute: 1, hand: first, score: [0, 0], cards: [NO_CARDS, NO_CARDS], secondHalf, phase: ACTION };
}

export function next({ phase, hand }: State): Next {
  switch (phase.at) {
    case 'over':
      return { kind: 'over', outcome: phase.outcome };
    case 'roll-off':
      return nextRollOff(phase.rollOff);
    case 'action':
      return rollOf(hand, 2, phase.at);
    case 'card':
      return rollOf(phase.seat, 2, phase.at);
    case 'charge-down':
      return rollOf(other(hand), 2, phase.at);
    case 'conversion':
      return rollOf(phase.seat, 1, phase.at);
    case 'kick-duel-q':
    case 'counter-duel-q':
    case 'counter-video':
      return rollOf(other(hand), 1, phase.at);
    case 'kick-duel-p':
    case 'counter-duel-p':
    case 'penalty-kick':
    case 'video':
      return rollOf(hand, 1, phase.at);
    case 'penalty-conceded':
      return choiceOf(other(hand), phase.at);
    case 'penalty-won':
    case 'drop-or-fifty22':
      return choiceOf(hand, phase.at);
  }
}

const rollOf = (seat: Seat, dice: number, why: string): RollNext => ({ kind: 'roll', seat, dice, why });
const choiceOf = (seat: Seat, why: string): ChoiceNext => ({ kind: 'choice', seat, why });

export function moves({ phase }: State): readonly Move[] {
  switch (phase.at) {
    case 'penalty-conceded':
      return KICK_OR_PLAY;
    case 'penalty-won':
      return phase.x === TOO_FAR_DIE ? ONLY_PLAY : KICK_OR_PLAY;
    case 'drop-or-fifty22':
      return DROP_OR_FIFTY22;
    default:
      return NO_MOVES;
  }
}

export function choose(state: State, move: Move): Stepped | Refused {
  const { phase } = state;
  const allowed = moves(state);
  if (phase.at === 'penalty-won' && phase.x === TOO_FAR_DIE && move === 'kick') return refuse('out-of-range', w.refuse_too_far);
  if (!allowed.includes(move)) return illegalMove(move, allowed);
  const action = new Action(state);
  const { p, q } = action;
  switch (phase.at) {
    case 'penalty-conceded':
      if (move === 'kick') return action.tell({ code: 'kick', seat: q, choice: move }).awaits({ at: 'kick-duel-q' });
      return action.tell({ code: 'play', seat: q, choice: move }).ends('conceded-play');
    case 'penalty-won':
      if (move === 'kick') return action.tell({ code: 'kick', seat: p, choice: move }).awaits({ at: 'penalty-kick', x: phase.x });
      return action.tell({ code: 'play', seat: p, choice: move }).over(p, phase.x, true);
    case 'drop-or-fifty22':
      if (move === 'drop') return action.tell({ code: 'drop', seat: p, choice: move }).awaits({ at: 'charge-down' });
      return action.tell({ code: 'fifty22', seat: p, choice: move }).ends('fifty22');
    default:
      return illegalMove(move, allowed);
  }
}

export function roll(state: State, faces: readonly number[] | null): Stepped {
  const { phase } = state;
  if (faces === null) return { ok: true, state, facts: [] };
  const [die = 0, second = 0] = faces;
  switch (phase.at) {
    case 'roll-off':
      return throwForFirst(state, phase.rollOff, faces);
    case 'action':
      return throwAction(state, faces);
    case 'card':
      return throwCard(state, phase, faces);
    case 'kick-duel-q':
      return new Action(state).tell({ code: 'duel-die', seat: other(state.hand), die }).awaits({ at: 'kick-duel-p', die });
    case 'kick-duel-p':
      return settleKick(state, phase.die, die);
    case 'penalty-kick':
      return penaltyKick(state, phase.x, die);
    case 'charge-down':
      return chargeDown(state, die === second);
    case 'counter-duel-q':
      return new Action(state).tell({ code: 'duel-die', seat: other(state.hand), die }).awaits({ at: 'counter-duel-p', die });
    case 'counter-duel-p':
      return settleCounter(state, phase.die, die);
    case 'counter-video':
      return video(state, other(state.hand), die);
    case 'video':
      return video(state, state.hand, die);
    case 'conversion':
      return convert(state, phase, die);
    default:
      return { ok: true, state, facts: [] };
  }
}

function throwForFirst(state: State, rollOff: RollOff, faces: readonly number[]): Stepped {
  const { first, facts, rollOff: after } = throwRollOff(rollOff, faces);
  if (first === null) return { ok: true, state: withPhase(state, { at: 'roll-off', rollOff: after }), facts };
  return { ok: true, state: kickOff(state.frame, first), facts };
}

/** The two dice of an action: a double first, then a 3, then a 5, then the turnover. */
function throwAction(state: State, dice: readonly number[]): Stepped {
  const { half, minute, hand, cards } = state;
  const [one = 0, two = 0] = dice;
  const action = new Action(state);
  const cardsBefore = [countInForce(cards[0], minute), countInForce(cards[1], minute)] as const;
  action.tell({ code: 'action', seat: hand, half, minute, dice, cardsBefore });
  if (one === two) return throwDouble(action, one);
  if (one === PENALTY_DIE || two === PENALTY_DIE) return penaltyWon(action, one + two - PENALTY_DIE);
  if (one === TRY_DIE || two === TRY_DIE) return tryFor(action, one + two - TRY_DIE, cardsBefore[hand as 0 | 1]);
  const turnover = TURNOVERS[(Math.min(one, two) * 10 + Math.max(one, two)) as keyof typeof TURNOVERS];
  return action.tell({ code: turnover, seat: action.p, other: action.q }).ends('turnover');
}

function throwDouble(action: Action, face: number): Stepped {
  const { p, q } = action;
  const code = DOUBLES[face as keyof typeof DOUBLES];
  if (code === 'penalty-try') return action.scores(p, code).ends(code);
  action.tell({ code, seat: p, other: q });
  switch (code) {
    case 'penalty-conceded':
    case 'drop-or-fifty22':
      return action.awaits({ at: code });
    case 'penalty-and-card':
      return action.awaits({ at: 'card', seat: p, before: 'penalty-conceded' });
    case 'countered':
      return action.awaits({ at: 'counter-duel-q' });
    case 'penalty-try-and-card':
      return action.awaits({ at: 'card', seat: q, before: 'penalty-try' });
  }
}

/** A 3-x; a thrown 5-3 is one too (P7). */
function penaltyWon(action: Action, x: number): Stepped {
  const { p, q } = action;
  action.tell({ code: 'penalty-won', seat: p, other: q, x });
  return action.awaits(x === CARD_DIE ? { at: 'card', seat: q, before: 'penalty-won' } : { at: 'penalty-won', x });
}

/** A 5-x: the cards in force of the player with the hand are taken off x (P4, P5). */
function tryFor(action: Action, x: number, cards: number): Stepped {
  const { p, q } = action;
  const left = x - cards;
  if (cards > 0) action.tell({ code: 'short-handed', seat: p, cards, x, left });
  if (left < 1) return action.tell({ code: 'try-refused-by-cards', seat: p, other: q }).ends('try');
  if (left === 1) return action.tell({ code: 'video-called', seat: p, other: q }).awaits({ at: 'video' });
  return action.scores(p, 'try').awaits({ at: 'conversion', seat: p, against: left });
}

function throwCard(state: State, { seat, before }: At<'card'>, dice: readonly number[]): Stepped {
  const action = new Action(state).card(seat, dice);
  if (before === 'penalty-conceded') return action.awaits({ at: before });
  if (before === 'penalty-won') return action.awaits({ at: before, x: CARD_DIE });
  return action.scores(action.p, before).ends(before);
}

/** A penalty conceded and kicked: Q must throw more than P. */
function settleKick(state: State, theirs: number, ours: number): Stepped {
  const action = new Action(state);
  const { p, q } = action;
  action.tell({ code: 'duel-die', seat: p, die: ours });
  if (theirs > ours) action.scores(q, 'penalty-good');
  else action.tell({ code: 'penalty-missed', seat: q, other: p });
  return action.ends('conceded-kick');
}

/** A penalty won and kicked: the smaller x, the wider the angle. */
function penaltyKick(state: State, x: number, die: number): Stepped {
  const action = new Action(state);
  const { p, q } = action;
  if (die < x) action.scores(p, 'penalty-good');
  else action.tell({ code: 'penalty-missed', seat: p, other: q });
  return action.ends('penalty-kick');
}

function chargeDown(state: State, double: boolean): Stepped {
  const action = new Action(state);
  const { p, q } = action;
  if (double) action.tell({ code: 'drop-charged-down', seat: p, other: q });
  else action.scores(p, 'drop-good');
  return action.ends('drop');
}

function settleCounter(state: State, theirs: number, ours: number): Stepped {
  const action = new Action(state);
  const { p, q } = action;
  action.tell({ code: 'duel-die', seat: p, die: ours });
  if (theirs > ours) return action.scores(q, 'try').awaits({ at: 'conversion', seat: q, against: theirs });
  if (theirs === ours) return action.tell({ code: 'video-called', seat: q, other: p }).awaits({ at: 'counter-video' });
  return action.tell({ code: 'counter-stopped', seat: q, other: p }).ends('counter');
}

/** An even die is a try; the conversion is then against that die. */
function video(state: State, seat: Seat, die: number): Stepped {
  const action = new Action(state).tell({ code: 'video-die', seat, die });
  if (die % 2 === 0) return action.scores(seat, 'try').awaits({ at: 'conversion', seat, against: die });
  action.tell({ code: 'try-refused', seat, other: other(seat) });
  return action.ends(seat === action.p ? 'try' : 'counter');
}

function convert(state: State, { seat, against }: At<'conversion'>, die: number): Stepped {
  const action = new Action(state);
  if (die < against) action.scores(seat, 'conversion-good');
  else action.tell({ code: 'conversion-missed', seat, other: other(seat) });
  return action.ends(seat === action.p ? 'try' : 'counter');
}
