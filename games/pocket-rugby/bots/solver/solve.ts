import type { Game, Move, OptionValues } from '@pocket-stadium/kernel';
import type { PocketRugbyState } from '../../rules/index.ts';
import { type Actions, allLeaves, deriveActions, type Leaf } from './action-program.ts';
import { type Balance, LEVEL, redsOf, yellowsOf } from './balance.ts';
import type { Blend, CardIndex } from './card-index.ts';
import { CardStates, emptyIndexes, type Lengths, type Path, tellApart } from './card-states.ts';
import { type Clock, deriveClock, goesOn } from './clock.ts';
import { type Plan, type Route, Routes } from './routes.ts';
import { Line, MOST_POINTS, Row, type Values } from './rows.ts';

export interface Precision {
  /** Cards that come up with a smaller probability are not told apart from simpler ones while values are worked out. */
  readonly rare: number;
  /** The same bound for the values that are kept. */
  readonly kept: number;
  /** Larger leads than this many points are counted as this one. */
  readonly mostLead: number;
}

export interface Work {
  readonly options: OptionValues;
  /** The version of the rules, where it is not today's. */
  readonly rules?: number;
  readonly precision: Precision;
  /** The moves that both sides play, where it is not the best ones. */
  readonly only?: (move: Move) => boolean;
  /** Hears of the work done, from 0 to 1. */
  readonly progress?: (done: number) => void;
}

/**
 * Values that are kept: for each state of the cards that the index of the moment tells apart a row over the leads of the
 * player with the hand, from the largest deficit on.
 */
export interface KeptRows {
  /** The probability of a win plus half that of a draw. */
  readonly value: Float32Array;
  /** The probability of a draw, in parts of `WHOLE`. */
  readonly draw: Uint16Array;
}
export const WHOLE = 65_535;

/** The values of a format at every moment. */
export interface Solution {
  readonly precision: Precision;
  readonly cards: CardStates;
  /** By moment; then, while a second half is to come, by whether the player with the hand begins it. */
  readonly rows: readonly (readonly KeptRows[])[];
}

/** What the rules say about a format. */
export interface Format {
  readonly actions: Actions;
  readonly clock: Clock;
  readonly lengths: Lengths;
}

export function deriveFormat(game: Game<PocketRugbyState>, options: OptionValues, rules?: number): Format {
  const start = game.start({ ...options, first: 0 }, 2, rules);
  const actions = deriveActions(game, start);
  // Cards make tries rarer and move the clock as ever: an action that led to another moment would find no rows there.
  const clock = deriveClock(game, start, allLeaves(actions.program(0)));
  const { yellowMinutes, redMinutes, cardsReturn } = start.frame;
  return { actions, clock, lengths: { yellow: yellowMinutes, red: redMinutes, cardsReturn } };
}

/** The length of a row that is kept. */
export const keptWidth = ({ mostLead }: Precision): number => 2 * mostLead + 1;

export function solveRugby(game: Game<PocketRugbyState>, work: Work): Solution {
  return new Solver(deriveFormat(game, work.options, work.rules), work).solve();
}

/** Works values out from the last moment back. */
class Solver {
  private readonly cards: CardStates;
  private readonly weights: Float64Array[];
  private readonly kept: CardStates;
  private readonly rows: Values[][];
  private readonly width: number;
  private readonly ended: EndRows;
  /** No action takes longer. */
  private readonly longest: number;

  constructor(
    private readonly format: Format,
    private readonly work: Work,
  ) {
    const { clock, actions, lengths } = format;
    this.cards = new CardStates(emptyIndexes(clock, lengths), lengths);
    this.weights = tellApart(this.cards, actions, work.precision.rare);
    this.kept = new CardStates(emptyIndexes(clock, lengths), lengths);
    this.width = 2 * (work.precision.mostLead + MOST_POINTS) + 1;
    this.rows = this.cards.moments.map(() => []);
    this.ended = new EndRows(clock, (this.width - 1) / 2);
    this.longest = Math.max(...allLeaves(actions.program(0)).map(({ minutes }) => minutes));
  }

  solve(): Solution {
    const { moments } = this.cards;
    const all = moments.reduce((sum, { size }) => sum + size, 0);
    const kept: KeptRows[][] = moments.map(() => []);
    let done = 0;
    for (let number = moments.length - 1; number >= 0; number--) {
      const index = moments[number] as CardIndex;
      for (const begins of this.toCome(index) ? [0, 1] : [0]) this.rows[number]?.push(this.solveMoment(number, begins));
      kept[number] = this.keep(number);
      this.release(number);
      done += index.size;
      this.work.progress?.(done / all);
    }
    return { precision: this.work.precision, cards: this.kept, rows: kept };
  }

  /** Whether a second half is to come. */
  private toCome({ half }: CardIndex): boolean {
    return half < (this.cards.moments.at(-1)?.half ?? 0);
  }

  private solveMoment(number: number, begins: number): Values {
    const index = this.cards.moments[number] as CardIndex;
    const { only = () => true, precision } = this.work;
    const values = { value: new Float32Array(index.size * this.width), draw: new Float32Array(index.size * this.width) };
    const row = new Row(precision.mostLead);
    const routes = new Routes((leaf) => this.route(number, begins, leaf));
    const plans: Plan[] = [];
    for (let state = 0; state < index.size; state++) {
      const cards = index.inForce(state);
      plans[cards] ??= routes.plan(this.format.actions.program(cards), only);
      const plan = plans[cards];
      for (const route of plan.routes) route.follow(state);
      row.begin();
      for (const end of plan.ends) row.add(end);
      for (const choice of plan.choices) row.choose(choice);
      row.end(values, state * this.width);
    }
    return values;
  }

  /** Where a leaf leads at a moment, whatever the cards before it. */
  private route(number: number, begins: number, leaf: Leaf): Route {
    const index = this.cards.moments[number] as CardIndex;
    const { follows } = index;
    const on = goesOn(follows, leaf);
    if (follows.kind === 'full-time' && !on) return new EndRoute(this.ended, index, leaf.card);
    const restarts = follows.kind === 'half-time' && !on ? follows : null;
    const keeps = restarts ? (begins === 1 ? restarts.keeps.P : restarts.keeps.Q) : leaf.keeps;
    const to = this.cards.numberOf(restarts ? restarts.at : { half: index.half, minute: index.minute + leaf.minutes });
    const begun = !this.toCome(this.cards.moments[to] as CardIndex);
    const rows = this.rows[to] as Values[];
    const values = rows[begun ? 0 : keeps ? begins : 1 - begins] as Values;
    const path = this.cards.path(number, leaf.card, to, keeps);
    return new RowRoute(values, this.width, keeps ? 1 : -1, path, this.cards.moments[to] as CardIndex);
  }

  /** The rows of a moment that are kept for good. */
  private keep(number: number): KeptRows[] {
    const index = this.cards.moments[number] as CardIndex;
    const stored = this.kept.moments[number] as CardIndex;
    const chosen = [0];
    for (let state = 1; state < index.size; state++) {
      if ((this.weights[number]?.[state] as number) < this.work.precision.kept) continue;
      chosen.push(state);
      stored.keep(stored.id(index.timelines[index.timelineOf[state] as number] ?? NOTHING), index.balanceOf[state] as Balance);
    }
    const width = keptWidth(this.work.precision);
    return (this.rows[number] ?? []).map((rows) => {
      const value = new Float32Array(chosen.length * width);
      const draw = new Uint16Array(chosen.length * width);
      for (const [i, state] of chosen.entries()) {
        const from = state * this.width + MOST_POINTS;
        value.set(rows.value.subarray(from, from + width), i * width);
        for (let lead = 0; lead < width; lead++) draw[i * width + lead] = Math.round(WHOLE * (rows.draw[from + lead] as number));
      }
      return { value, draw };
    });
  }

  /** Forgets how a moment came about, and the moments to which nothing leads any more. */
  private release(number: number): void {
    const { moments } = this.cards;
    this.cards.forget(number);
    this.weights[number] = new Float64Array();
    const index = moments[number] as CardIndex;
    for (const [i, later] of moments.entries()) {
      const needed = index.half < later.half ? later.minute === this.format.clock.restart : later.minute < index.minute + this.longest;
      if (i <= number || needed) continue;
      this.rows[i] = [];
      later.forget();
    }
  }
}

const NOTHING = { own: [], others: [], ownReds: 0, othersReds: 0 };

/** A route to a later moment. Where several rows stand for the one after a state, it leads to a mixture of them. */
class RowRoute implements Route {
  readonly line: Line;
  private mixture: Values | null = null;

  constructor(
    private readonly values: Values,
    private readonly width: number,
    turn: 1 | -1,
    private readonly path: Path,
    private readonly index: CardIndex,
  ) {
    this.line = new Line(values.value, values.draw, turn);
  }

  follow(state: number): void {
    const found = this.path.after(state);
    const values = found >= 0 ? this.values : this.mix(this.index.blend(found));
    this.line.point(values, (this.width - 1) / 2 + Math.max(0, found) * this.width);
  }

  private mix(blend: Blend): Values {
    const { values, width } = this;
    this.mixture ??= { value: new Float32Array(width), draw: new Float32Array(width) };
    const { value, draw } = this.mixture;
    value.fill(0);
    draw.fill(0);
    for (const { state, share } of blend) {
      const from = state * width;
      for (let i = 0; i < width; i++) {
        value[i] = (value[i] as number) + share * (values.value[from + i] as number);
        draw[i] = (draw[i] as number) + share * (values.draw[from + i] as number);
      }
    }
    return this.mixture;
  }
}

/** A route to the end of the match. */
class EndRoute implements Route {
  readonly line: Line;

  constructor(
    private readonly ended: EndRows,
    private readonly index: CardIndex,
    private readonly card: Leaf['card'],
  ) {
    const { value, draw } = ended.after(LEVEL, null);
    this.line = new Line(value, draw, 1);
  }

  follow(state: number): void {
    this.line.point(this.ended.after(this.index.balanceOf[state] as Balance, this.card), this.ended.reach);
  }
}

/** Rows of matches that have ended: by lead, for every way the cards can compare. */
class EndRows {
  private readonly rows = new Map<number, Values>();

  constructor(
    private readonly clock: Clock,
    readonly reach: number,
  ) {}

  after(balance: Balance, card: Leaf['card']): Values {
    const more = card?.side === 'P' ? 1 : -1;
    const reds = redsOf(balance) + (card?.colour === 'red' ? more : 0);
    const yellows = yellowsOf(balance) + (card?.colour === 'yellow' ? more : 0);
    return this.row(Math.sign(reds), Math.sign(yellows));
  }

  private row(reds: number, yellows: number): Values {
    const key = reds * 3 + yellows;
    const known = this.rows.get(key);
    if (known) return known;
    const value = Float32Array.from({ length: 2 * this.reach + 1 }, (_, i) => this.clock.value(i - this.reach, reds, yellows));
    const row = { value, draw: value.map((share) => (share === 0.5 ? 1 : 0)) };
    this.rows.set(key, row);
    return row;
  }
}
