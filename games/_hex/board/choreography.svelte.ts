import type { Fact } from '@pocket-stadium/kernel';
import type { LastStep } from '@pocket-stadium/web/kit/board.ts';
import { type Beat, glide, REST_MS } from './beats.ts';
import { cast, type Piece, type Stood } from './pieces.ts';

/** How a game is shown: who stands where, and what its facts look like. */
export interface Script<S, F extends Fact> {
  stood(state: S): readonly Stood[];
  /** One beat for each fact that can be seen; `end` is who stands where after all of them. */
  beats(pieces: readonly Piece[], facts: readonly F[], end: readonly Stood[]): readonly Beat[];
  /** How far apart two cells are, for keeping pieces apart. */
  distance(a: string, b: string): number;
}

/** What the choreography is to show. */
export interface Show<S, F extends Fact> {
  readonly base: S;
  readonly last: LastStep<S, F> | null;
  /** The state with the parts entered so far, and what those parts led to. */
  readonly state: S;
  readonly parts: readonly F[];
  readonly motion: boolean;
}

const GLIDE_MS = 160;

/** The pieces as they are drawn now; they follow the match beat by beat. */
export class Choreography<S, F extends Fact> {
  pieces: readonly Piece[] = $state.raw([]);
  /** What is happening; null when all stand still. */
  beat: Beat | null = $state.raw(null);

  private base: S | null = null;
  private state: S | null = null;
  private lastNumber = 0;
  /** The pieces where the turn began, and where they will be when all is shown. */
  private settled: readonly Piece[] = [];
  private final: readonly Piece[] = [];
  private partsShown: readonly F[] = [];
  private coming: readonly Beat[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `known` are the pieces whose numbers were given before this screen was opened. */
  constructor(
    private readonly script: Script<S, F>,
    known: readonly Piece[] = [],
  ) {
    this.pieces = known;
  }

  follow(show: Show<S, F>): void {
    if (show.base !== this.base) this.turn(show);
    else if (show.state !== this.state) this.part(show);
    if (!show.motion) this.finish();
  }

  /** Shows the end of what is moving, at once. */
  finish(): void {
    clearTimeout(this.timer);
    this.coming = [];
    this.beat = null;
    this.pieces = this.final;
  }

  /** Begins another turn: shows what happened in it that was not shown while it was entered. */
  private turn({ base, last, state, parts }: Show<S, F>): void {
    const end = this.script.stood(base);
    const first = this.base === null;
    const fresh = !first && last !== null && last.number !== this.lastNumber;
    const beats = fresh ? this.script.beats(this.settled, last.facts, end) : [];
    const shown = fresh ? this.script.beats(this.settled, last.facts.slice(0, last.entered), end).length : 0;
    const before = fresh ? (beats.at(-1)?.pieces ?? this.settled) : this.pieces;
    this.base = base;
    this.state = state;
    this.lastNumber = last?.number ?? 0;
    this.settled = cast(end, before, this.script.distance);
    this.partsShown = parts;
    const now = state === base ? this.settled : this.withParts(parts, state);
    if (first) this.final = now;
    if (first) this.finish();
    else if (fresh && shown > 0 && beats.length > shown && this.beat) this.playOn(beats.slice(shown), now);
    else this.play(fresh ? beats.slice(shown) : [glide(this.pieces, now, GLIDE_MS)], now);
  }

  /** Shows one part more, or one taken back. */
  private part({ state, parts }: Show<S, F>): void {
    const known = this.partsShown;
    const more = parts.length > known.length && known.every((fact, i) => same(fact, parts[i]));
    const stood = this.script.stood(state);
    const beats = this.script.beats(this.settled, parts, stood);
    const before = this.script.beats(this.settled, known, stood).length;
    const now = this.withParts(parts, state);
    this.finish();
    this.state = state;
    this.partsShown = parts;
    this.play(more ? beats.slice(before) : [glide(this.pieces, now, GLIDE_MS)], now);
  }

  private withParts(parts: readonly F[], state: S): readonly Piece[] {
    const stood = this.script.stood(state);
    return cast(stood, this.script.beats(this.settled, parts, stood).at(-1)?.pieces ?? this.settled, this.script.distance);
  }

  private play(beats: readonly Beat[], final: readonly Piece[]): void {
    clearTimeout(this.timer);
    this.final = final;
    this.coming = beats;
    this.nextBeat();
  }

  /** The part entered last is seen to its end before what it led to. */
  private playOn(beats: readonly Beat[], final: readonly Piece[]): void {
    this.final = final;
    this.coming = [...this.coming, ...beats];
  }

  private nextBeat(): void {
    const [beat, ...coming] = this.coming;
    if (!beat) {
      this.finish();
      return;
    }
    this.coming = coming;
    this.pieces = beat.pieces;
    this.beat = beat;
    this.timer = setTimeout(() => this.nextBeat(), beat.ms + REST_MS);
  }
}

function same(a: Fact, b: Fact | undefined): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
