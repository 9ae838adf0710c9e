import type { Game, Move, Problem, Progress, Result } from '@pocket-stadium/kernel';
import { refuse } from '@pocket-stadium/kernel';
import * as w from '../../words/book.ts';
import { type BookPath, bookAddress, pathIn } from './address.ts';
import type { BookAnswer } from './ask-book.ts';
import { askBook } from './ask-book.ts';

/** A turn that was walked, and what stood before and after it. */
interface Walked {
  readonly move: Move;
  readonly state: unknown;
  /** Whether the round ended with it. */
  readonly over: boolean;
}

/** A walk through the book: a position, and the turns made from it. */
export class BookWalk {
  path: BookPath = $state.raw({ position: '', moves: [] });
  /** Parts of a turn that are being put together on the board. */
  parts: readonly string[] = $state.raw([]);
  answer: BookAnswer | null = $state.raw(null);
  line: readonly Move[] = $state.raw([]);

  constructor(
    private readonly game: Game,
    usual: string,
  ) {
    const path = pathIn(location.hash);
    this.path = path.position === '' ? { position: usual, moves: [] } : path;
    void this.look();
  }

  /** The states from the position on; refused where the address names nothing that can be played. */
  readonly walked: Result<{ readonly start: unknown; readonly turns: readonly Walked[] }> = $derived.by(() => {
    const { game, path } = this;
    const start = game.position?.parse(path.position) ?? refuse('no-position', w.no_position);
    if (!start.ok) return start;
    const turns: Walked[] = [];
    for (const move of path.moves) {
      const step = game.choose(turns.at(-1)?.state ?? start.value, move);
      if (!step.ok) return step;
      turns.push({
        move,
        state: step.state,
        over: step.facts.some(({ code }) => code === 'round') || game.next(step.state).kind === 'over',
      });
    }
    return { ok: true, value: { start: start.value, turns } };
  });

  readonly state: unknown = $derived(this.walked.ok ? (this.walked.value.turns.at(-1)?.state ?? this.walked.value.start) : null);
  readonly over: boolean = $derived(this.walked.ok && (this.walked.value.turns.at(-1)?.over ?? false));

  readonly progress: Progress<unknown> | null = $derived.by(() => {
    if (this.state === null || this.over) return null;
    const followed = this.game.grammar?.follow(this.state, this.parts);
    return followed?.ok ? followed.value : null;
  });

  /** One more part; why not, where it cannot be. */
  add(text: string): Problem | null {
    const followed = this.game.grammar?.follow(this.state, [...this.parts, text]);
    if (followed?.ok) this.parts = [...this.parts, text];
    return followed && !followed.ok ? followed.problem : null;
  }

  undo(): void {
    this.parts = this.parts.slice(0, -1);
  }

  /** Walks one turn on. */
  walk(move: Move): void {
    this.go({ ...this.path, moves: [...this.path.moves, move] });
  }

  /** Goes back to after so many turns. */
  back(turns: number): void {
    this.go({ ...this.path, moves: this.path.moves.slice(0, turns) });
  }

  go(path: BookPath): void {
    this.path = path;
    this.parts = [];
    history.pushState(null, '', bookAddress(this.game.about.id, path));
    void this.look();
  }

  /** Asks the book. Values come first; distances of losing turns and best play follow. */
  private async look(): Promise<void> {
    const { path, game } = this;
    this.answer = null;
    this.line = [];
    if (this.state === null || this.over) return;
    const position = game.position?.make(this.state) ?? '';
    for (const ask of ['values', 'line', 'distances'] as const) {
      const answer = await askBook({ gameId: game.about.id, position, ask });
      if (this.path !== path) return;
      if (answer.kind === 'line') this.line = answer.moves;
      else this.answer = answer;
      if (answer.kind === 'no-book' || answer.kind === 'refused') return;
    }
  }
}
