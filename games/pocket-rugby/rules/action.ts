import type { Outcome, Seat, Step } from '@pocket-stadium/kernel';
import { AFTER, type Ending, POINTS, type Scored } from './chart.ts';
import type { PocketRugbyFact } from './facts.ts';
import { ACTION, inForce, lastMinute, other, type Pair, type Phase, type PocketRugbyState, type SeatCards } from './state.ts';

type Stepped = Step<PocketRugbyState, PocketRugbyFact>;

/** One roll or choice at work on an action: gathers what it changes, then awaits the next or moves the clock on. */
export class Action {
  readonly facts: PocketRugbyFact[] = [];
  /** The player with the hand. */
  readonly p: Seat;
  readonly q: Seat;
  private score: Pair<number>;
  private cards: Pair<SeatCards>;

  constructor(private readonly state: PocketRugbyState) {
    this.p = state.hand;
    this.q = other(state.hand);
    this.score = state.score;
    this.cards = state.cards;
  }

  tell(fact: PocketRugbyFact): this {
    this.facts.push(fact);
    return this;
  }

  scores(seat: Seat, code: Scored): this {
    const points = POINTS[code];
    const [zero, one] = this.score;
    this.score = seat === 0 ? [zero + points, one] : [zero, one + points];
    return this.tell({ code, seat, points });
  }

  /** A double is a red card, anything else a yellow one (P4). */
  card(seat: Seat, [die, second]: readonly number[]): this {
    const { minute, frame } = this.state;
    const [zero, one] = this.cards;
    const before = seat === 0 ? zero : one;
    const until = minute + frame.yellowMinutes;
    const red = die === second;
    const after: SeatCards = red
      ? { yellowUntil: before.yellowUntil, yellow: before.yellow, red: before.red + 1 }
      : { yellowUntil: [...before.yellowUntil, until], yellow: before.yellow + 1, red: before.red };
    this.cards = seat === 0 ? [after, one] : [zero, after];
    return this.tell(red ? { code: 'red-card', seat, minute } : { code: 'yellow-card', seat, minute, until });
  }

  /** The action goes on. */
  awaits(phase: Phase): Stepped {
    const { frame, half, minute, hand, secondHalf } = this.state;
    const { score, cards, facts } = this;
    return { ok: true, state: { frame, half, minute, hand, score, cards, secondHalf, phase }, facts };
  }

  ends(ending: Ending): Stepped {
    const { hand, minutes } = AFTER[ending];
    return this.over(hand === 'P' ? this.p : this.q, minutes);
  }

  /** The action is over: the clock moves, unless it was the last of its period (P3). */
  over(nextHand: Seat, minutes: number): Stepped {
    const { frame, half, minute, secondHalf } = this.state;
    const { score, facts } = this;
    const next = minute + minutes;
    const line = { score, cards: this.cardsInForce(), next, nextHand };
    if (minute < lastMinute(frame, half)) {
      facts.push({ code: nextHand === this.p ? 'hand-kept' : 'hand-over', seat: nextHand, minute: next, ...line });
      const cards = this.cardsLeft(secondHalf === null ? next : Math.min(next, lastMinute(frame, half) + 1));
      return { ok: true, state: { frame, half, minute: next, hand: nextHand, score, cards, secondHalf, phase: ACTION }, facts };
    }
    if (secondHalf !== null) {
      const restart = lastMinute(frame, half) + 1;
      facts.push({ code: 'half-time', seat: secondHalf, minute: restart, ...line });
      const cards = this.cardsLeft(restart);
      const state = { frame, half: half + 1, minute: restart, hand: secondHalf, score, cards, secondHalf: null, phase: ACTION };
      return { ok: true, state, facts };
    }
    facts.push({ code: 'full-time', seat: this.p, minute, ...line });
    return this.awaits({ at: 'over', outcome: this.outcome() });
  }

  private cardsInForce() {
    const [zero, one] = this.cards;
    const { minute } = this.state;
    return [inForce(zero, minute), inForce(one, minute)] as const;
  }

  /** Yellow cards that have run out for good are forgotten; `earliest` is the lowest minute still to come. */
  private cardsLeft(earliest: number): Pair<SeatCards> {
    const [zero, one] = this.cards;
    const keep = (cards: SeatCards): SeatCards => {
      if (cards.yellowUntil.every((until) => until >= earliest)) return cards;
      return { yellowUntil: cards.yellowUntil.filter((until) => until >= earliest), yellow: cards.yellow, red: cards.red };
    };
    return zero.yellowUntil.length + one.yellowUntil.length === 0 ? this.cards : [keep(zero), keep(one)];
  }

  /** P6: more points, else fewer red cards, else fewer yellow cards, else a draw. */
  private outcome(): Outcome {
    const { score } = this;
    const [zero, one] = this.cards;
    const lead = score[0] - score[1] || one.red - zero.red || one.yellow - zero.yellow;
    return { winners: lead > 0 ? [0] : lead < 0 ? [1] : [0, 1], draw: lead === 0, score, by: 'play' };
  }
}
