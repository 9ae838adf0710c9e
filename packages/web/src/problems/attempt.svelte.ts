import { chanceOf, type Judged, type Puzzle, type Puzzles } from '@pocket-stadium/bots';
import { endsItself, type Game, type Move, type Problem, type Progress, type Seat } from '@pocket-stadium/kernel';

/** A puzzle with its game, and its number in the list. */
export interface ShownPuzzle {
  readonly game: Game;
  readonly puzzles: Puzzles;
  readonly puzzle: Puzzle;
  readonly number: number;
  /** Judges a choice that is not listed, where the list is not all there is to know; null where that cannot be done here. */
  readonly judge?: (move: Move) => Promise<Judged | null>;
}

/** A choice that was made, and what it is worth; null where it is only known to be worse than the best. */
export interface Tried {
  readonly move: Move;
  readonly chance: number | null;
  readonly right: boolean;
  /** Nobody here knows what it is worth, so it is neither right nor wrong. */
  readonly unknown?: boolean;
}

/** Somebody's attempt at a puzzle: the parts put together, and the choices made. */
export class Attempt {
  readonly state: unknown;
  readonly seat: Seat;
  parts: readonly string[] = $state.raw([]);
  tried: readonly Tried[] = $state.raw([]);
  /** Whether the answer was asked for, or nothing is left to choose. */
  shown = $state(false);
  /** Whether the latest choice is being judged. */
  judging = $state(false);

  constructor(
    readonly of: ShownPuzzle,
    /** Called once, when it is over: whether it was solved, and after how many tries. */
    private readonly ended: (solved: boolean, tries: number) => void,
    /** Whether there is one try alone. */
    private readonly once = false,
  ) {
    const { game, puzzles, puzzle } = of;
    const read = puzzles.read(puzzle.position);
    if (!read.ok) throw new Error(read.problem.message.en);
    this.state = read.value;
    const next = game.next(read.value);
    this.seat = next.kind === 'choice' ? next.seat : 0;
  }

  readonly solved: boolean = $derived(this.tried.at(-1)?.right ?? false);
  readonly over: boolean = $derived(this.solved || this.shown);

  readonly progress: Progress<unknown> | null = $derived.by(() => {
    const followed = this.of.game.grammar?.follow(this.state, this.parts);
    return followed?.ok ? followed.value : null;
  });

  /** Adds one more part. Answers why not, where it cannot be. */
  add(text: string): Problem | null {
    const { grammar } = this.of.game;
    const parts = [...this.parts, text];
    const followed = this.over || this.judging ? null : grammar?.follow(this.state, parts);
    if (!grammar || !followed) return null;
    if (!followed.ok) return followed.problem;
    this.parts = parts;
    const move = endsItself(grammar, this.state, parts);
    if (move !== null) this.choose(move);
    return null;
  }

  undo(): void {
    if (!this.over && !this.judging) this.parts = this.parts.slice(0, -1);
  }

  choose(move: Move): void {
    if (this.over || this.judging || this.tried.some((before) => before.move === move)) return;
    const { game, puzzle, judge } = this.of;
    const chance = chanceOf(game, this.state, puzzle, move);
    if (chance === null && judge) void this.ask(move, judge);
    else this.note({ move, chance, right: chance !== null && chance === puzzle.choices[0]?.chance });
  }

  private async ask(move: Move, judge: (move: Move) => Promise<Judged | null>): Promise<void> {
    this.judging = true;
    const judged = await judge(move).catch(() => null);
    this.judging = false;
    if (this.over) return;
    if (judged) this.note({ move, chance: judged.chance, right: judged.right });
    else this.note({ move, chance: null, right: false, unknown: true });
  }

  private note(tried: Tried): void {
    this.tried = [...this.tried, tried];
    if (tried.right) this.ended(true, this.tried.length);
    else if (!tried.unknown && (this.once || this.noneLeft())) this.show();
    else this.parts = [];
  }

  /** Shows the answer. */
  show(): void {
    if (this.over) return;
    this.shown = true;
    this.ended(false, this.tried.length);
  }

  /** Of two choices the other one is the answer. */
  private noneLeft(): boolean {
    const { choices, others } = this.of.puzzle;
    return others === undefined && choices.length - this.tried.length < 2;
  }
}
