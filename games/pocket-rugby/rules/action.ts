import type { Seat, Step } from '@pocket-stadium/kernel';
import { AFTER, type After, type Ending, POINTS, type Scored } from './chart.ts';
import type { PocketRugbyFact, TieBreakFact } from './facts.ts';
import { ACTION, inForce, lastMinute, other, type Pair, type Phase, type PocketRugbyState, type SeatCards, TO_THE_END } from './state.ts';

type Stepped = Step<PocketRugbyState, PocketRugbyFact>;

/** One roll or choice at work on an action. It gathers what changes, then awaits the next or moves the clock on. */
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
    const red = die === second;
    const lasts = red ? frame.redMinutes : frame.yellowMinutes;
    const until = lasts === 0 ? TO_THE_END : minute + lasts;
    const after: SeatCards = red
      ? { ...before, redUntil: [...before.redUntil, until], red: before.red + 1 }
      : { ...before, yellowUntil: [...before.yellowUntil, until], yellow: before.yellow + 1 };
    this.cards = seat === 0 ? [after, one] : [zero, after];
    return this.tell({ code: red ? 'red-card' : 'yellow-card', seat, minute, ...(lasts > 0 && { until }) });
  }

  /** The action goes on and waits for what this phase asks. */
  awaits(phase: Phase): Stepped {
    const { frame, half, minute, hand, secondHalf } = this.state;
    const { score, cards, facts } = this;
    return { ok: true, state: { frame, half, minute, hand, score, cards, secondHalf, phase }, facts };
  }

  ends(ending: Ending): Stepped {
    const { hand, minutes, playedOn = false }: After = AFTER[ending];
    return this.over(hand === 'P' ? this.p : this.q, minutes, playedOn);
  }

  /** The action is over: the clock moves, unless it was the last of its period (P3). */
  over(nextHand: Seat, minutes: number, playedOn: boolean): Stepped {
    const { frame, half, minute, secondHalf } = this.state;
    const { score, facts } = this;
    const next = minute + minutes;
    const line = { score, cards: this.cardsInForce(), next, nextHand };
    if (minute < lastMinute(frame, half) || (frame.playsOn && playedOn)) {
      facts.push({ code: nextHand === this.p ? 'hand-kept' : 'hand-over', seat: nextHand, minute: next, ...line });
      const back = secondHalf !== null && frame.cardsReturn;
      const cards = this.cardsLeft(back ? Math.min(next, lastMinute(frame, half) + 1) : next);
      return { ok: true, state: { frame, half, minute: next, hand: nextHand, score, cards, secondHalf, phase: ACTION }, facts };
    }
    if (secondHalf !== null) {
      const restart = lastMinute(frame, half) + 1;
      facts.push({ code: 'half-time', seat: secondHalf, minute: restart, ...line });
      // The clock goes back, but cards do not come back.
      const cards = this.cardsLeft(frame.cardsReturn ? restart : Math.max(minute, restart));
      const state = { frame, half: half + 1, minute: restart, hand: secondHalf, score, cards, secondHalf: null, phase: ACTION };
      return { ok: true, state, facts };
    }
    facts.push({ code: 'full-time', seat: this.p, minute, ...line });
    const { lead, reason } = this.lead();
    const winners = lead > 0 ? [0] : lead < 0 ? [1] : [0, 1];
    if (reason) facts.push({ code: reason, seat: lead > 0 ? 0 : 1 });
    return this.awaits({ at: 'over', outcome: { winners, draw: lead === 0, score, by: 'play', ...(reason && { reason }) } });
  }

  private cardsInForce() {
    const [zero, one] = this.cards;
    const { minute } = this.state;
    return [inForce(zero, minute), inForce(one, minute)] as const;
  }

  /** Cards that have run out for good are forgotten: those whose last minute is before `earliest` (P4). */
  private cardsLeft(earliest: number): Pair<SeatCards> {
    const counts = (until: number) => until >= earliest;
    const keep = (cards: SeatCards): SeatCards => {
      const { yellowUntil, redUntil } = cards;
      if (yellowUntil.every(counts) && redUntil.every(counts)) return cards;
      return { ...cards, yellowUntil: yellowUntil.filter(counts), redUntil: redUntil.filter(counts) };
    };
    const [zero, one] = this.cards;
    return [keep(zero), keep(one)];
  }

  /** By how much seat 0 is ahead, and what broke a tie. P6: more points, else fewer red cards, else fewer yellow cards. */
  private lead(): { readonly lead: number; readonly reason?: TieBreakFact['code'] } {
    const { score } = this;
    const [zero, one] = this.cards;
    if (score[0] !== score[1]) return { lead: score[0] - score[1] };
    if (zero.red !== one.red) return { lead: one.red - zero.red, reason: 'fewer-reds' };
    return zero.yellow === one.yellow ? { lead: 0 } : { lead: one.yellow - zero.yellow, reason: 'fewer-yellows' };
  }
}
