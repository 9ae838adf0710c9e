import { puzzleOf } from '@pocket-stadium/bots';
import type { BoardModule } from '../../kit/board.ts';
import { Attempt, type Tried } from './attempt.svelte.ts';
import { noteRun } from './kept.ts';
import type { LoadedList } from './load.ts';

export const RUN_MS = 3 * 60 * 1000;
export const MOST_MISTAKES = 3;
/** After so many problems of a grade harder ones follow. */
const PER_GRADE = 6;
const HARDEST = 3;

/** How the latest problem of a run went. */
export interface Latest {
  readonly right: boolean;
  readonly attempt: Attempt;
  readonly tried: Tried | undefined;
}

/** As many problems as somebody can in three minutes, or until three mistakes. */
export class Run {
  solved = $state(0);
  mistakes = $state(0);
  left = $state(RUN_MS);
  over = $state(false);
  latest: Latest | null = $state.raw(null);
  attempt: Attempt | null = $state.raw(null);
  board: BoardModule | null = $state.raw(null);
  private readonly seen = new Set<string>();
  private readonly end: number;

  constructor(
    private readonly lists: readonly LoadedList[],
    private readonly now: () => number = Date.now,
    private readonly random: (below: number) => number = (below) => Math.floor(Math.random() * below),
  ) {
    this.end = now() + RUN_MS;
    this.next();
  }

  /** Looks at the clock. */
  tick(): void {
    if (this.over) return;
    this.left = Math.max(0, this.end - this.now());
    if (this.left === 0) this.finish();
  }

  private next(): void {
    const asked = this.solved + this.mistakes;
    const grade = Math.min(HARDEST, 1 + Math.floor(asked / PER_GRADE));
    const list = this.lists[this.random(this.lists.length)] as LoadedList;
    const open = list.lines.map((line, number) => ({ line, number })).filter(({ line }) => !this.seen.has(line));
    const fitting = open.filter(({ line }) => puzzleOf(line).grade === grade);
    const from = fitting.length > 0 ? fitting : open;
    const chosen = from[this.random(from.length)];
    if (!chosen) {
      this.finish();
      return;
    }
    this.seen.add(chosen.line);
    const { game, puzzles } = list;
    this.board = list.board;
    this.attempt = new Attempt({ game, puzzles, puzzle: puzzleOf(chosen.line), number: chosen.number }, (right) => this.note(right), true);
  }

  private note(right: boolean): void {
    const { attempt } = this;
    if (this.over || !attempt) return;
    this.latest = { right, attempt, tried: attempt.tried.at(-1) };
    if (right) this.solved++;
    else this.mistakes++;
    if (this.mistakes >= MOST_MISTAKES) this.finish();
    else this.next();
  }

  private finish(): void {
    this.over = true;
    noteRun(this.solved);
  }
}
