import {
  type Entry,
  type Game,
  type Move,
  moveName,
  type Play,
  type Seat,
  shares,
  sideOf,
  startOf,
  type Words,
} from '@pocket-stadium/kernel';
import type { Oracle, Remark, Source, Weighed } from '../../kit/index.ts';

/** What one entry of a match did to the expectations of the seats. */
export interface ReviewEntry {
  /** The number of the entry in the record. */
  readonly number: number;
  readonly type: Entry['type'];
  /** Who rolled, chose or forfeited. */
  readonly seat?: Seat;
  /** What each seat can expect after it. */
  readonly expect: readonly number[];
  /** What the dice gave each seat, against the mean over all faces: with a roll, or with a move that shows a secret roll. */
  readonly luck: readonly number[];
  /** With a choice: what each seat lost by it against the best one; less than 0 for those who gained. */
  readonly cost?: readonly number[];
  /** The better choice, where there was one. */
  readonly better?: { readonly move: Move; readonly name: Words };
  readonly remarks: readonly Remark[];
}

/** How a seat's match adds up: `start + luck - cost + gained = end`. */
export interface ReviewTotals {
  readonly start: number;
  readonly luck: number;
  /** What the choices of its side cost. */
  readonly cost: number;
  /** What the choices of the others brought. */
  readonly gained: number;
  readonly end: number;
}

export interface Review {
  readonly source: Source;
  /** How far a value may be off. */
  readonly error: number;
  readonly entries: readonly ReviewEntry[];
  /** By seat. */
  readonly totals: readonly ReviewTotals[];
}

/** Hears how much is done, from 0 to 1. */
type Report = (done: number) => void;

/** A choice that is as good as the best up to this costs nothing. */
const NOTHING = 1e-9;

/**
 * Goes through a match and tells luck and decisions apart. Every entry takes the expectations from what they were to what
 * they are: what a roll changes is luck, what a choice falls short of the best one is its cost. So they add up to the result.
 * Where positions are searched this takes a while; `report` hears how far it is.
 */
export function review<S>(play: Play<S>, oracle: Oracle<S>, report: Report = () => undefined): Review {
  const { game, header } = play;
  const seats = header.seats.length;
  const walk = new Walk(game, oracle, seats);
  const start = startOf(game, header);
  const history = play.history();
  const states = [start, ...history.map(({ state }) => state)];
  const moves = history.map(({ entry }) => (entry.type === 'move' ? entry.move : null));
  const values = walk.values(states, moves, report);
  const entries = history.map(({ number, entry }, i): ReviewEntry => {
    const [before, after] = [states[i] as S, states[i + 1] as S];
    const from = values[i] as Expectation;
    const expect = (values[i + 1] as Expectation).expect;
    if (entry.type !== 'move') {
      const seat = entry.type === 'roll' ? { seat: entry.seat } : {};
      return { number, type: entry.type, ...seat, expect, luck: minus(expect, from.expect), remarks: [] };
    }
    const made = oracle.source === 'exact' ? (find(from.weighed, entry.move)?.expect ?? expect) : expect;
    const cost = minus(from.expect, made);
    const better =
      (cost[entry.seat] as number) > NOTHING && from.best ? { better: { move: from.best, name: moveName(game, from.best) } } : {};
    const remarks = oracle.remarks?.(before, entry.move, after) ?? [];
    return { number, type: 'move', seat: entry.seat, expect, luck: minus(expect, made), cost, ...better, remarks };
  });
  const last = (values.at(-1) as Expectation).expect;
  const ended = endedOtherwise(play, last, seats);
  if (ended) entries.push(ended);
  const sides = header.seats.map((_, seat) => sideOf(game as Game, seat, header.options));
  const totals = Array.from({ length: seats }, (_, seat) => addUp(sides, entries, (values[0] as Expectation).expect, seat));
  return { source: oracle.source, error: oracle.error, entries, totals };
}

/** What can be expected of a state and, at a choice, of its moves. */
interface Expectation {
  readonly expect: readonly number[];
  readonly weighed: readonly Weighed[];
  readonly best: Move | null;
}

class Walk<S> {
  constructor(
    private readonly game: Game<S>,
    private readonly oracle: Oracle<S>,
    private readonly seats: number,
  ) {}

  /** Works from the end back, because an estimate of a choice is at least what the move made led to. */
  values(states: readonly S[], moves: readonly (Move | null)[], report: Report): Expectation[] {
    const values: Expectation[] = [];
    for (let i = states.length - 1; i >= 0; i--) {
      values.unshift(this.value(states[i] as S, moves[i] ?? null, values[0]?.expect));
      report(values.length / states.length);
    }
    return values;
  }

  private value(state: S, move: Move | null, ledTo: readonly number[] | undefined): Expectation {
    const { game, oracle, seats } = this;
    const next = game.next(state);
    if (next.kind === 'over') return { expect: shares(next.outcome, seats), weighed: [], best: null };
    if (next.kind === 'roll' || move === null) return { expect: oracle.expect(state), weighed: [], best: null };
    const { seat } = next;
    const weighed = oracle.weigh(state);
    const [first, ...others] = weighed;
    if (!first) return { expect: ledTo ?? oracle.expect(state), weighed, best: null };
    const best = others.reduce((top, other) => ((other.expect[seat] as number) > (top.expect[seat] as number) ? other : top), first);
    if (oracle.source !== 'exact' && ledTo && (ledTo[seat] as number) >= (best.expect[seat] as number)) {
      return { expect: ledTo, weighed, best: null };
    }
    return { expect: best.expect, weighed, best: best.move };
  }
}

function find(weighed: readonly Weighed[], move: Move): Weighed | undefined {
  return weighed.find((other) => other.move === move);
}

/** The last entry of a match that was given up or agreed to be a draw. What it changed is nobody's luck. */
function endedOtherwise<S>(play: Play<S>, before: readonly number[], seats: number): ReviewEntry | null {
  const number = play.entries.findLastIndex(({ type }) => type === 'forfeit' || type === 'draw');
  const entry = play.entries[number];
  if (!entry || !play.outcome || play.outcome.by === 'play') return null;
  const expect = shares(play.outcome, seats);
  const seat = entry.type === 'forfeit' ? { seat: entry.seat } : {};
  return { number: number + 1, type: entry.type, ...seat, expect, luck: expect.map(() => 0), cost: minus(before, expect), remarks: [] };
}

function addUp(sides: readonly number[], entries: readonly ReviewEntry[], start: readonly number[], seat: Seat): ReviewTotals {
  let luck = 0;
  let cost = 0;
  let gained = 0;
  for (const entry of entries) {
    luck += entry.luck[seat] as number;
    const change = entry.cost?.[seat] ?? 0;
    // Everybody chose an agreed draw.
    if (entry.seat === undefined || sides[entry.seat] === sides[seat]) cost += change;
    else gained -= change;
  }
  const begin = start[seat] as number;
  return { start: begin, luck, cost, gained, end: entries.at(-1)?.expect[seat] ?? begin };
}

function minus(a: readonly number[], b: readonly number[]): number[] {
  return a.map((value, seat) => value - (b[seat] as number));
}
