import {
  type Fact,
  facesOf,
  type Game,
  type Happened,
  type Move,
  type Next,
  namesOf,
  type Play,
  startOf,
  tell,
  tellWinners,
  viewerOf,
  viewIn,
} from '@pocket-stadium/kernel';
import { tick } from 'svelte';
import type { BoardModule, BoardProps, LastStep } from '../../kit/board.ts';
import { lang } from '../../kit/lang.svelte.ts';
import { pace } from '../match/pace.ts';

/** Another way a step could have gone, shown on the board in its stead. */
export interface Instead {
  /** The step that the move is made from. */
  readonly from: number;
  readonly move: Move;
}

/** How long a step stands that plays by itself. */
const READ_MS = 1100;
const nothing = () => undefined;

/** A match shown step by step, back and forth: what a board and the words beside it need. */
export class Replay {
  /** Steps shown: 0 is the start. */
  at = $state(0);
  instead: Instead | null = $state.raw(null);
  /** The step shown before. One step forward is animated, any other change is not. */
  private before = $state(0);
  readonly steps: readonly Happened[];
  readonly names: readonly string[];
  private readonly start: unknown;

  constructor(
    readonly play: Play,
    readonly board: BoardModule,
  ) {
    this.steps = play.history();
    this.start = startOf(play.game, play.header);
    this.names = namesOf(play);
    this.at = this.steps.length;
    this.before = this.at;
  }

  get game(): Game {
    return this.play.game;
  }

  get last(): number {
    return this.steps.length;
  }

  /** Whether it plays by itself. */
  playing = $state(false);
  /** Whether what is shown is not for those who listen. */
  unheard = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Plays on by itself, or from the beginning where it stands at the end. */
  watch(): void {
    if (this.at === this.last) this.turnTo(0);
    this.playing = true;
    this.timer = setTimeout(() => this.onward(), READ_MS);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private onward(): void {
    if (!this.playing) return;
    this.turnTo(this.at + 1);
    if (this.at === this.last) {
      this.pause();
      return;
    }
    const moving = pace().motion ? (this.board.duration?.(this.factsIn(this.at)) ?? 0) : 0;
    this.timer = setTimeout(() => this.onward(), READ_MS + moving);
  }

  /** Goes to a step by hand. */
  go(step: number): void {
    this.pause();
    this.turnTo(step);
  }

  private turnTo(step: number): void {
    const to = Math.max(0, Math.min(this.last, step));
    if (to === this.at && !this.instead) return;
    this.before = this.instead ? to : this.at;
    this.instead = null;
    this.at = to;
  }

  /** Shows the end while it is drawn, then comes back. Nobody is told of that. */
  async atTheEnd<T>(draw: () => T): Promise<T> {
    const { at, instead } = this;
    this.unheard = true;
    this.go(this.last);
    // Nothing moves there: the drawing is of the end, not of the way to it.
    this.before = this.last;
    await tick();
    try {
      return draw();
    } finally {
      this.go(at);
      this.instead = instead;
      await tick();
      this.unheard = false;
    }
  }

  /** Shows what a move would have done from a step: first the step, then the move. */
  async show(instead: Instead): Promise<void> {
    this.go(instead.from);
    await tick();
    if (this.at === instead.from) this.instead = instead;
  }

  /** The faces of the step shown, where it is a roll that may be seen. */
  readonly faces: readonly number[] | null = $derived.by(() => {
    const step = this.steps[this.at - 1];
    if (!step || this.instead) return null;
    return facesOf(this.play.seenBy(viewerOf(this.play))[step.number - 1]);
  });

  /** What happened in the step shown, in words. */
  readonly told: string = $derived.by(() => this.wordsOf(this.at));

  wordsOf(step: number): string {
    const { game, names } = this;
    return this.factsIn(step)
      .map((fact) => tell(game, fact, names, lang.current))
      .join(' ');
  }

  factsIn(step: number): readonly Fact[] {
    return this.steps[step - 1]?.facts ?? [];
  }

  stateAt(step: number): unknown {
    return step === 0 ? this.start : this.steps[step - 1]?.state;
  }

  /** How the match ended, said at the last step. */
  readonly ending: string | null = $derived.by(() => {
    const { outcome } = this.play;
    return outcome && this.at === this.last && !this.instead ? tellWinners(this.game, outcome, this.names, lang.current) : null;
  });

  /** What the board draws. */
  readonly given: BoardProps = $derived.by(() => {
    const { play, game, at, instead } = this;
    const viewer = viewerOf(play);
    const see = (state: unknown) => viewIn(play, state, viewer);
    const before = this.stateAt(Math.max(0, at - 1));
    const shown = this.stateAt(at);
    const facts = this.steps.slice(0, at).flatMap((step) => step.facts);
    const made = instead ? game.choose(shown, instead.move) : null;
    const other = made?.ok ? made : null;
    const step = this.steps[at - 1];
    const forth: LastStep | null =
      step && at === this.before + 1
        ? { number: step.number, entry: step.entry, facts: step.facts, entered: 0, before: see(before) }
        : null;
    const last: LastStep | null =
      other && instead
        ? { number: -1 - at, entry: { type: 'move', seat: 0, move: instead.move }, facts: other.facts, entered: 0, before: see(shown) }
        : forth;
    const state = see(other ? other.state : shown);
    const all = other ? [...facts, ...other.facts] : facts;
    return {
      game,
      options: play.header.options,
      names: this.names,
      lang: lang.current,
      state,
      base: state,
      last,
      next: this.nextAt(at, other?.state ?? shown),
      viewer,
      acting: null,
      progress: null,
      moves: [],
      sheet: game.sheet?.({ options: play.header.options, seats: play.header.seats.length }, [all]),
      facts: all,
      motion: pace().motion,
      onPart: nothing,
      onUndo: nothing,
      back: null,
      onMove: nothing,
      onSay: nothing,
      onSkip: nothing,
    };
  });

  /** What is next. At the end a match may be over without the state saying so. */
  private nextAt(at: number, state: unknown): Next {
    return at === this.last && !this.instead ? this.play.next : this.game.next(state);
  }
}
