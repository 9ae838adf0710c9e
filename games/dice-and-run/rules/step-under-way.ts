import type { Outcome, Seat, Step } from '@pocket-stadium/kernel';
import { type Bases, countMen, EMPTY, runnersFree } from '../../_baseball/rules/diamond.ts';
import { endHalf, walksOff } from '../../_baseball/rules/innings.ts';
import { LIMITS } from '../../_baseball/rules/limits.ts';
import { PLAYS, type PlayCode, type Played, play } from './chart.ts';
import type { CountFact, DiceAndRunFact, PlayFact } from './facts.ts';
import { BAT, batter, type DiceAndRunState, type Phase, PITCH, type Pitch, pitcher } from './state.ts';

const { strikes: STRIKES, balls: BALLS, outs: OUTS } = LIMITS;

/** A play worked out once, with its fact for each seat that can be at bat, for either team. */
interface Ready {
  readonly played: Played;
  readonly facts: (PlayFact | undefined)[];
}
const READY: Readonly<Record<string, readonly Ready[]>> = Object.fromEntries(
  Object.keys(PLAYS).map((code) => [
    code,
    Array.from({ length: 8 * OUTS }, (_, at): Ready => ({ played: play(code as PlayCode, at % 8, Math.floor(at / 8)), facts: [] })),
  ]),
);

const NOBODY_MOVES = { outs: 0, runs: 0, hit: false, error: true, moves: [] } as const;

/** One roll or choice at work on a half-inning. It gathers what changes, then settles into the next state. */
export class StepUnderWay {
  readonly facts: DiceAndRunFact[] = [];
  readonly seat: Seat;
  private readonly side: number;
  private scored: number;
  private outs: number;
  private bases: Bases;
  private balls: number;
  private strikes: number;
  private batters: readonly [number, number];

  /** `seat` faced the pitch; at a steal its own turn at bat may be over already. */
  constructor(
    private readonly state: DiceAndRunState,
    seat: Seat = batter(state),
  ) {
    this.seat = seat;
    this.side = state.standing.side;
    this.scored = state.scored;
    this.outs = state.outs;
    this.bases = state.bases;
    this.balls = state.balls;
    this.strikes = state.strikes;
    this.batters = state.batters;
  }

  /** Whether the half-inning is over: three outs, or a walk-off. */
  get ended(): boolean {
    return this.outs >= OUTS || walksOff(this.state.frame, this.state.standing, this.scored);
  }

  tell(fact: DiceAndRunFact): void {
    this.facts.push(fact);
  }

  /** A play of the charts. */
  play(code: PlayCode): void {
    const rows = READY[code] as readonly Ready[];
    const { played, facts } = rows[this.outs * 8 + this.bases] as Ready;
    const who = 2 * this.seat + this.side;
    let fact = facts[who];
    if (!fact) {
      const { outs, runs, hit, error, moves } = played;
      fact = { code, seat: this.seat, side: this.side, outs, runs, hit, error, moves };
      facts[who] = fact;
    }
    this.apply(played, fact);
  }

  /** A play, from the chart or made up for the occasion (a steal). */
  apply(played: Played, fact: PlayFact): void {
    this.bases = played.bases;
    this.outs += played.outs;
    this.scored += played.runs;
    this.facts.push(fact);
  }

  /** A play that ends the batter's turn: the next of the team follows, with a clean count. */
  playAndNext(code: PlayCode): void {
    this.play(code);
    const side = this.side as 0 | 1;
    const next = (this.batters[side] + 1) % this.state.frame.teams[side].length;
    this.batters = side === 0 ? [next, this.batters[1]] : [this.batters[0], next];
    this.balls = 0;
    this.strikes = 0;
  }

  /**
   * The defence errs after a ball in play (D6): everybody on base goes a base further. E is charged even where the play
   * ended the half-inning, but then nobody moves; a walk-off is looked at afterwards.
   */
  error(): void {
    if (this.outs < OUTS) this.play('error');
    else this.apply({ ...NOBODY_MOVES, bases: this.bases }, { code: 'error', seat: this.seat, side: this.side, ...NOBODY_MOVES });
  }

  /** A ball; the fourth is a walk. */
  ball(): void {
    if (this.balls + 1 < BALLS) this.count('ball', 1, 0);
    else this.playAndNext('walk');
  }

  /** A strike; the third is a strike out. */
  strike(): void {
    if (this.strikes + 1 < STRIKES) this.count('strike', 0, 1);
    else this.playAndNext('strike-out');
  }

  /** A strike, but never the third. */
  foul(): void {
    if (this.strikes + 1 < STRIKES) this.count('foul-ball', 0, 1);
    else this.count('foul-again', 0, 0);
  }

  private count(code: CountFact['code'], balls: number, strikes: number): void {
    this.balls += balls;
    this.strikes += strikes;
    this.facts.push({ code, seat: this.seat, balls: this.balls, strikes: this.strikes });
  }

  /** The pitch is shown to all. A copy of the match that cannot see it yet says nothing. */
  show(faces: Pitch): void {
    if (!faces) return;
    const sum = faces.reduce((total, face) => total + face, 0);
    this.facts.push({ code: 'pitch-shown', seat: pitcher(this.state), faces, sum });
  }

  /** After a pitch the runners may try to steal, if there are any. */
  afterPitch(): Step<DiceAndRunState, DiceAndRunFact> {
    return this.settle(this.bases === EMPTY ? PITCH : { at: 'steal', seat: this.seat, tried: EMPTY });
  }

  /** After a steal the others may try, where each runner may and one can (D8). `tried` are those on base who did. */
  afterSteal(tried: Bases): Step<DiceAndRunState, DiceAndRunFact> {
    const more = this.state.frame.stealEach && runnersFree(this.bases, tried).length > 0;
    return this.settle(more ? { at: 'steal', seat: this.seat, tried } : PITCH);
  }

  /** Everything done: the half-inning ends, or goes on with `phase`. */
  settle(phase: Phase): Step<DiceAndRunState, DiceAndRunFact> {
    const { frame, standing } = this.state;
    const { scored, outs, bases, balls, strikes, batters, facts } = this;
    if (!this.ended) return { ok: true, state: { frame, standing, scored, outs, bases, balls, strikes, batters, phase }, facts };
    const end = endHalf(frame, standing, scored, countMen(bases));
    for (const fact of end.facts) facts.push(fact);
    const begin = frame.advanced ? PITCH : BAT;
    const after: Phase = end.winners ? { at: 'over', outcome: this.outcome(end.winners, end.standing.runs) } : begin;
    // D3: a batter who was cut short is still the next of the team, and the count is clean.
    return {
      ok: true,
      state: { frame, standing: end.standing, scored: 0, outs: 0, bases: EMPTY, balls: 0, strikes: 0, batters, phase: after },
      facts,
    };
  }

  private outcome(sides: readonly number[], score: readonly number[]): Outcome {
    const winners = sides.flatMap((side) => this.state.frame.teams[side as 0 | 1]).sort((a, b) => a - b);
    return { winners, sides, draw: sides.length > 1, score, by: 'play' };
  }
}
