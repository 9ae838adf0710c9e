import type { JudgedTurn, Judgement, ReadBytes, Verdict } from '@pocket-stadium/bots/kit';
import * as w from '../../words/solver.ts';
import { type Block, BlockReader, readOpening } from './block-reader.ts';
import { type Formation, type Formations, makeFormations } from './formations.ts';
import { DRAWN, LOST, WON } from './layers.ts';
import {
  accept,
  CELL_BITS,
  type End,
  type FieldChart,
  generateList,
  MOVES,
  makeField,
  type Position,
  type Refused,
  type Result,
  refuse,
  TurnGenerator,
  type Words,
} from './rules.ts';
import { type Sight, Sights } from './sight.ts';
import { damaged, type Head } from './solution-file.ts';

/** Blocks kept unpacked: some 40 kB each on the pitch. */
const KEPT_BLOCKS = 200;
const NO_BALL: Words = w.no_ball;
const GOAL: Verdict = { value: 'W', depth: 1 };

/** A solved field: what every position and every turn is worth. */
export class Solution {
  readonly head: Head;
  private readonly sights: Sights;
  private readonly turns: TurnGenerator;

  private constructor(
    head: Head,
    formations: Formations,
    private readonly reader: BlockReader,
  ) {
    this.head = head;
    this.sights = new Sights(formations);
    this.turns = new TurnGenerator(formations.field);
  }

  /** Opens the file of a field, of which pieces are read as they are needed. */
  static open(chart: FieldChart, read: ReadBytes, kept: number = KEPT_BLOCKS): Result<Solution> {
    const opening = readOpening(chart, read);
    if (!opening.ok) return opening;
    const formations = makeFormations(makeField(chart));
    const reader = new BlockReader(formations, opening.value, read, kept);
    return reader.fits ? accept(new Solution(opening.value.head, formations, reader)) : damaged();
  }

  /** Opens a file that is in memory as a whole. */
  static fromBytes(chart: FieldChart, bytes: ArrayBuffer | Uint8Array, kept: number = KEPT_BLOCKS): Result<Solution> {
    const whole = bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes);
    return Solution.open(chart, (from, to) => whole.subarray(from, to), kept);
  }

  /** Every value, unpacked, at `(mine * formations + theirs) * 7 + holder`, for whoever goes through all of them. */
  whole(): Result<Uint8Array> {
    return this.reader.whole();
  }

  /** What a position is worth. Won and drawn ones take a block or two, lost ones with fewer moves than three many. */
  verdict(position: Position): Result<Verdict> {
    const sight = this.sights.of(position);
    if (this.sights.holder(sight.mine, sight.theirs, sight.ball) < 0) return refuse('no-ball', NO_BALL);
    return this.judge(sight);
  }

  /** What a position and every turn from it is worth; `losses` asks for the depths of losing turns too, from hundreds of blocks. */
  judgement(position: Position, losses = true): Result<Judgement> {
    const sight = this.sights.of(position);
    if (this.sights.holder(sight.mine, sight.theirs, sight.ball) < 0) return refuse('no-ball', NO_BALL);
    const listed = this.list(position);
    const ends = listed.map(({ end }) => (end === null ? null : position.turn === 0 ? end : this.sights.turnedEnd(end)));
    const judged = this.judgeEnds(
      sight,
      ends.filter((end) => end !== null),
      losses,
    );
    if (!judged.ok) return judged;
    const turns = listed.map(({ move }, i): JudgedTurn => {
      const end = ends[i] ?? null;
      return { move, ...(end === null ? GOAL : (judged.value.get(end) ?? { value: 'D', depth: null })) };
    });
    if (losses) return accept({ ...best(turns), turns });
    const verdict = this.judge(sight);
    return verdict.ok ? accept({ ...verdict.value, turns }) : verdict;
  }

  /** What ends of turns are worth to the side to play, as it sees them; distances of wins alone. */
  worthOf(position: Position, ends: readonly End[]): Result<ReadonlyMap<End, Verdict>> {
    return this.judgeEnds(this.sights.of(position), ends, false);
  }

  /** The end that puts the goal off longest among ends that all lose, and for how many turns. */
  longest(position: Position, ends: readonly End[]): Result<{ readonly end: End; readonly depth: number } | null> {
    const sight = this.sights.of(position);
    const entry = sight.moves === MOVES ? this.sights.entry(sight) : null;
    const block = entry && this.reader.block(entry.mine);
    if (block && !block.ok) return block;
    // The value of the position says how long the defence can last. The search ends when it finds that.
    const possible = entry && block ? turnsOf(this.reader.valueIn(block.value, entry.mine, entry.theirs, entry.holder)) : null;
    let longest: { readonly end: End; readonly depth: number } | null = null;
    let refused: Refused | null = null;
    for (const end of [...ends].sort((a, b) => a - b)) {
      const turns = this.turnsToWin(this.sights.after(sight, end, MOVES), end >> CELL_BITS);
      if (!turns.ok) refused ??= turns;
      else if (!longest || turns.value + 1 > longest.depth) longest = { end, depth: turns.value + 1 };
      if (possible !== null && longest?.depth === possible) return accept(longest);
    }
    return refused ?? accept(longest);
  }

  /** After an end that keeps a draw: how many of the opponents' turns lose. */
  traps(position: Position, end: End): Result<number> {
    const after = this.sights.after(this.sights.of(position), end, MOVES);
    const count = this.turns.generate(0, after.mine, after.theirs, after.ball, after.moves);
    const judged = this.judgeEnds(after, Array.from(this.turns.ends.subarray(0, count)), false);
    if (!judged.ok) return judged;
    return accept([...judged.value.values()].filter(({ value }) => value === 'L').length);
  }

  /** The turns in the order of the list of moves, with their ends; a goal has none. */
  private list(position: Position): { readonly move: string; readonly end: End | null }[] {
    const { turns } = this;
    const count = generateList(turns, position);
    const listed = Array.from({ length: count }, (_, i) => ({ move: turns.textTo(i), end: turns.ends[i] as End | null }));
    if (turns.goal) listed.splice(turns.goalAt, 0, { move: turns.textToGoal(), end: null });
    return listed;
  }

  private judge(sight: Sight): Result<Verdict> {
    const { mine, theirs, ball, moves } = sight;
    const count = this.turns.generate(0, mine, theirs, ball, moves);
    if (this.turns.goal) return accept(GOAL);
    const ends = Array.from(this.turns.ends.subarray(0, count));
    const entry = moves === MOVES ? this.sights.entry(sight) : null;
    if (entry) {
      const block = this.reader.block(entry.mine);
      if (!block.ok) return block;
      const value = this.reader.valueIn(block.value, entry.mine, entry.theirs, entry.holder);
      if (value === DRAWN) return accept({ value: 'D', depth: null });
      if (value !== WON) return accept({ value: 'L', depth: turnsOf(value) });
    }
    const judged = this.judgeEnds(sight, ends, false);
    if (!judged.ok) return judged;
    const verdict = best([...judged.value.values()]);
    if (verdict.value !== 'L' || count === 0) return accept(verdict);
    const lost = this.judgeEnds(sight, ends, true);
    return lost.ok ? accept(best([...lost.value.values()])) : lost;
  }

  /** What ends of turns are worth to the side that made them. The others stand still: one block has them all. */
  private judgeEnds(sight: Sight, ends: readonly End[], losses: boolean): Result<Map<End, Verdict>> {
    const verdicts = new Map<End, Verdict>();
    const mine = this.sights.formation(this.sights.turned(sight.theirs));
    if (ends.length === 0) return accept(verdicts);
    const block = this.reader.block(mine);
    if (!block.ok) return block;
    const lost: End[] = [];
    for (const end of ends) {
      const value = this.valueAfter(block.value, mine, sight, end);
      if (value === WON) lost.push(end);
      verdicts.set(
        end,
        value === WON
          ? { value: 'L', depth: null }
          : value === DRAWN
            ? { value: 'D', depth: null }
            : { value: 'W', depth: turnsOf(value) + 1 },
      );
    }
    if (!losses) return accept(verdicts);
    // The winners of each end look at one block for each formation their turn can end in. The ends are taken in order,
    // so that each block is unpacked once.
    let refused: Result<Map<End, Verdict>> | null = null;
    for (const end of lost.sort((a, b) => a - b)) {
      const depth = this.turnsToWin(this.sights.after(sight, end, MOVES), end >> CELL_BITS);
      // The loop goes on after a refusal, so that all missing blocks can be fetched at once.
      if (depth.ok) verdicts.set(end, { value: 'L', depth: depth.value + 1 });
      else refused ??= depth;
    }
    return refused ?? accept(verdicts);
  }

  private valueAfter(block: Block, mine: Formation, sight: Sight, end: End): number {
    const entry = this.sights.entry(this.sights.after(sight, end, MOVES));
    // The rules let no turn end anywhere else.
    if (!entry) throw new Error('a turn ends outside the solution');
    return this.reader.valueIn(block, mine, entry.theirs, entry.holder);
  }

  /** In how many turns a won position is won. `still` are the opponents, turned to play. */
  private turnsToWin(sight: Sight, still: number): Result<number> {
    const count = this.turns.generate(0, sight.mine, sight.theirs, sight.ball, sight.moves);
    if (this.turns.goal) return accept(1);
    const ends = this.turns.ends.slice(0, count);
    const mine = this.sights.formation(still);
    const block = this.reader.block(mine);
    if (!block.ok) return block;
    let least = Number.POSITIVE_INFINITY;
    for (const end of ends) {
      const value = this.valueAfter(block.value, mine, sight, end);
      if (value !== WON && value !== DRAWN) least = Math.min(least, turnsOf(value));
    }
    return Number.isFinite(least) ? accept(least + 1) : damaged();
  }
}

function turnsOf(value: number): number {
  return 2 * (value - LOST);
}

/** The best of what turns lead to: the shortest win, a draw, the longest defence. Without a turn the side is stuck (K4). */
function best(verdicts: readonly Verdict[]): Verdict {
  const wins = verdicts.filter(({ value }) => value === 'W').map(({ depth }) => depth ?? 0);
  if (wins.length > 0) return { value: 'W', depth: Math.min(...wins) };
  if (verdicts.some(({ value }) => value === 'D')) return { value: 'D', depth: null };
  if (verdicts.length === 0) return { value: 'L', depth: 0 };
  if (verdicts.some(({ depth }) => depth === null)) return { value: 'L', depth: null };
  return { value: 'L', depth: Math.max(...verdicts.map(({ depth }) => depth ?? 0)) };
}
