import * as w from '../../words/solver.ts';
import { type Block, BlockReader, type ReadBytes, readOpening } from './block-reader.ts';
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
  type Result,
  refuse,
  TurnGenerator,
  type Words,
} from './rules.ts';
import { type Sight, Sights } from './sight.ts';
import { damaged, type Head } from './solution-file.ts';

/** For the side to play, or the side that made a turn, with best play on both sides: won, lost, drawn (endless). */
export interface Verdict {
  readonly value: 'W' | 'L' | 'D';
  /** Turns of both sides until the goal, this one counted; null where there is none, or nobody asked. */
  readonly depth: number | null;
}

/** A turn, and what it leads to for the side that makes it. */
export interface JudgedTurn extends Verdict {
  readonly text: string;
}

export interface Judgement extends Verdict {
  readonly turns: readonly JudgedTurn[];
}

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
  static async open(table: FieldChart, read: ReadBytes, kept: number = KEPT_BLOCKS): Promise<Result<Solution>> {
    const opening = await readOpening(table, read).catch(() => damaged());
    if (!opening.ok) return opening;
    const formations = makeFormations(makeField(table));
    const reader = new BlockReader(formations, opening.value, read, kept);
    return reader.fits ? accept(new Solution(opening.value.head, formations, reader)) : damaged();
  }

  /** Opens a file that is in memory as a whole. */
  static fromBytes(table: FieldChart, bytes: ArrayBuffer | Uint8Array, kept: number = KEPT_BLOCKS): Promise<Result<Solution>> {
    const whole = bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes);
    return Solution.open(table, async (from, to) => whole.subarray(from, to), kept);
  }

  /** Every value, unpacked, at `(mine * formations + theirs) * 7 + holder`: for whoever goes through all of them. */
  whole(): Promise<Result<Uint8Array>> {
    return this.reader.whole();
  }

  /** What a position is worth. Won and drawn ones take a block or two, lost ones with fewer moves than three many. */
  async verdict(position: Position): Promise<Result<Verdict>> {
    const sight = this.sights.of(position);
    if (this.sights.holder(sight.mine, sight.theirs, sight.ball) < 0) return refuse('no-ball', NO_BALL);
    return this.judge(sight);
  }

  /** What a position and every turn from it is worth; `losses` asks for the depths of losing turns too, from hundreds of blocks. */
  async judgement(position: Position, losses = true): Promise<Result<Judgement>> {
    const sight = this.sights.of(position);
    if (this.sights.holder(sight.mine, sight.theirs, sight.ball) < 0) return refuse('no-ball', NO_BALL);
    const listed = this.list(position);
    const ends = listed.map(({ end }) => (end === null ? null : position.turn === 0 ? end : this.sights.turnedEnd(end)));
    const judged = await this.judgeEnds(
      sight,
      ends.filter((end) => end !== null),
      losses,
    );
    if (!judged.ok) return judged;
    const turns = listed.map(({ text }, i): JudgedTurn => {
      const end = ends[i] ?? null;
      return { text, ...(end === null ? GOAL : (judged.value.get(end) ?? { value: 'D', depth: null })) };
    });
    if (losses) return accept({ ...best(turns), turns });
    const verdict = await this.judge(sight);
    return verdict.ok ? accept({ ...verdict.value, turns }) : verdict;
  }

  /** The turns in the order of the list of moves, with their ends; a goal has none. */
  private list(position: Position): { readonly text: string; readonly end: End | null }[] {
    const { turns } = this;
    const count = generateList(turns, position);
    const listed = Array.from({ length: count }, (_, i) => ({ text: turns.textTo(i), end: turns.ends[i] as End | null }));
    if (turns.goal) listed.splice(turns.goalAt, 0, { text: turns.textToGoal(), end: null });
    return listed;
  }

  private async judge(sight: Sight): Promise<Result<Verdict>> {
    const { mine, theirs, ball, moves } = sight;
    const count = this.turns.generate(0, mine, theirs, ball, moves);
    if (this.turns.goal) return accept(GOAL);
    const ends = Array.from(this.turns.ends.subarray(0, count));
    const entry = moves === MOVES ? this.sights.entry(sight) : null;
    if (entry) {
      const block = await this.reader.block(entry.mine);
      if (!block.ok) return block;
      const value = this.reader.valueIn(block.value, entry.mine, entry.theirs, entry.holder);
      if (value === DRAWN) return accept({ value: 'D', depth: null });
      if (value !== WON) return accept({ value: 'L', depth: turnsOf(value) });
    }
    const judged = await this.judgeEnds(sight, ends, false);
    if (!judged.ok) return judged;
    const verdict = best([...judged.value.values()]);
    if (verdict.value !== 'L' || count === 0) return accept(verdict);
    const lost = await this.judgeEnds(sight, ends, true);
    return lost.ok ? accept(best([...lost.value.values()])) : lost;
  }

  /** What ends of turns are worth to the side that made them. The others stand still: one block has them all. */
  private async judgeEnds(sight: Sight, ends: readonly End[], losses: boolean): Promise<Result<Map<End, Verdict>>> {
    const verdicts = new Map<End, Verdict>();
    const mine = this.sights.formation(this.sights.turned(sight.theirs));
    if (ends.length === 0) return accept(verdicts);
    const block = await this.reader.block(mine);
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
    // Those who win now look at one block for each formation that the turn can end in: in order, so that each is unpacked once.
    for (const end of lost.sort((a, b) => a - b)) {
      const depth = await this.turnsToWin(this.sights.after(sight, end, MOVES), end >> CELL_BITS);
      if (!depth.ok) return depth;
      verdicts.set(end, { value: 'L', depth: depth.value + 1 });
    }
    return accept(verdicts);
  }

  private valueAfter(block: Block, mine: Formation, sight: Sight, end: End): number {
    const entry = this.sights.entry(this.sights.after(sight, end, MOVES));
    // The rules let no turn end anywhere else.
    if (!entry) throw new Error('a turn ends outside the table');
    return this.reader.valueIn(block, mine, entry.theirs, entry.holder);
  }

  /** In how many turns a won position is won; `still` are the opponents, turned to play. */
  private async turnsToWin(sight: Sight, still: number): Promise<Result<number>> {
    const count = this.turns.generate(0, sight.mine, sight.theirs, sight.ball, sight.moves);
    if (this.turns.goal) return accept(1);
    const ends = this.turns.ends.slice(0, count);
    const mine = this.sights.formation(still);
    const block = await this.reader.block(mine);
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

/** The best of what turns lead to: the shortest win, a draw, the longest defence; without a turn the side is stuck (K4). */
function best(verdicts: readonly Verdict[]): Verdict {
  const wins = verdicts.filter(({ value }) => value === 'W').map(({ depth }) => depth ?? 0);
  if (wins.length > 0) return { value: 'W', depth: Math.min(...wins) };
  if (verdicts.some(({ value }) => value === 'D')) return { value: 'D', depth: null };
  if (verdicts.length === 0) return { value: 'L', depth: 0 };
  if (verdicts.some(({ depth }) => depth === null)) return { value: 'L', depth: null };
  return { value: 'L', depth: Math.max(...verdicts.map(({ depth }) => depth ?? 0)) };
}
