import type { Game, Problem, Progress } from '@pocket-stadium/kernel';

/** A move that somebody here is putting together, part by part, until it is asked for. */
export class Draft {
  parts: readonly string[] = $state.raw([]);
  /** Why the latest part, or the move, was refused. */
  problem: Problem | null = $state.raw(null);
  /** The position with the parts made, while the move is being sent. */
  preview: unknown = $state.raw(null);
  /** How many facts of that move the board has shown already. */
  private shown = 0;

  constructor(private readonly game: Game) {}

  /** What was entered and what may follow, at a choice. */
  progress(state: unknown): Progress<unknown> | null {
    const followed = this.game.grammar?.follow(state, this.parts);
    return followed?.ok ? followed.value : null;
  }

  /** One more part, or why not. */
  add(state: unknown, text: string): Problem | null {
    const followed = this.game.grammar?.follow(state, [...this.parts, text]);
    if (!followed) return null;
    this.problem = followed.ok ? null : followed.problem;
    if (followed.ok) this.parts = followed.value.parts;
    return this.problem;
  }

  undo(): void {
    this.parts = this.parts.slice(0, -1);
    this.problem = null;
  }

  /** The move is asked for. Until it is confirmed the board shows what was entered. */
  send(progress: Progress<unknown> | null): void {
    this.problem = null;
    const entered = this.parts.length > 0 ? progress : null;
    this.preview = entered?.preview ?? null;
    this.shown = entered?.facts?.length ?? 0;
  }

  refuse(problem: Problem): void {
    this.problem = problem;
    this.preview = null;
    this.shown = 0;
  }

  /** An entry is shown now, so the draft is done. Answers how many of its facts the board has shown already. */
  clear(): number {
    const { shown } = this;
    this.parts = [];
    this.problem = null;
    this.preview = null;
    this.shown = 0;
    return shown;
  }
}
