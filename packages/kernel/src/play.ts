import * as w from '../words/refusals.ts';
import { type Fact, type Game, type Next, type Outcome, type Seat, type Step, sideOf, type Viewer } from './game.ts';
import type { BackEntry, Entry, ForfeitEntry, Header, Match, MoveEntry, RollEntry } from './match.ts';
import { checkHeader } from './match.ts';
import { accept, atEntry, type Refused, type Result, refuse } from './problem.ts';
import { fill, inEveryLang, type Value, type Words } from './words.ts';

/** One entry in force, with what it led to. */
export interface Happened<S = unknown, F extends Fact = Fact> {
  /** From 1. */
  readonly number: number;
  readonly entry: Entry;
  readonly facts: readonly F[];
  readonly state: S;
}

/** A match as it stood after one of its entries. */
export interface Moment<S = unknown, F extends Fact = Fact> {
  /** The entries until then; 0 is the start. */
  readonly number: number;
  /** The latest of them; null at the start. */
  readonly entry: Entry | null;
  /** What that entry led to. */
  readonly facts: readonly F[];
  readonly state: S;
  readonly next: Next;
}

/** The latest roll, its faces entered by hand, as it can still be corrected. */
export interface Correction {
  /** The entry to go back to. */
  readonly to: number;
  /** The moves in force that were made since: they go with the faces. Whether they may is for the table to say. */
  readonly moves: readonly MoveEntry[];
}

/**
 * A match under way: its log, and the fold over it. `append` adds an entry or refuses it and
 * leaves everything as it was. States are immutable and may be kept.
 */
export class Play<S = unknown, F extends Fact = Fact> {
  readonly entries: Entry[] = [];
  /** Rolls so far, those taken back included: roll numbers are never used twice. */
  rolls = 0;
  state: S;
  next: Next;
  /** What each entry in force led to, in order. */
  private told: (readonly F[])[] = [];
  /** The seats that saw each secret roll, by entry index. */
  private secretSeats: Map<number, readonly Seat[]> | null = null;
  /** Secret rolls, by entry index, that were taken back after everybody had seen them. */
  private readonly shown = new Set<number>();

  private constructor(
    readonly game: Game<S, F>,
    readonly header: Header,
  ) {
    this.state = game.start(header.options, header.seats.length);
    this.next = game.next(this.state);
  }

  /** A match with a header from `newHeader`, so known to be good. */
  static start<S, F extends Fact>(game: Game<S, F>, header: Header): Play<S, F> {
    return new Play(game, header);
  }

  /** A match with a header of unknown origin. */
  static open<S, F extends Fact>(game: Game<S, F>, header: Header): Result<Play<S, F>> {
    const checked = checkHeader(game, header);
    return checked.ok ? accept(new Play(game, checked.value)) : checked;
  }

  /** Folds a whole match; a refusal names the entry. */
  static fold<S, F extends Fact>(game: Game<S, F>, match: Match): Result<Play<S, F>> {
    const opened = Play.open(game, match.header);
    if (!opened.ok) return opened;
    const play = opened.value;
    for (const entry of match.entries) {
      const refused = play.append(entry);
      if (refused) return atEntry(refused, play.entries.length + 1);
    }
    return opened;
  }

  get match(): Match {
    return { header: this.header, entries: this.entries };
  }

  get over(): boolean {
    return this.next.kind === 'over';
  }

  get outcome(): Outcome | null {
    return this.next.kind === 'over' ? this.next.outcome : null;
  }

  /** Every fact in force, in order. */
  facts(): readonly F[] {
    return this.told.flat() as F[];
  }

  /** What the latest entry in force led to. */
  lastFacts(): readonly F[] {
    return this.told.at(-1) ?? [];
  }

  sheet() {
    return this.game.sheet?.({ options: this.header.options, seats: this.header.seats.length }, this.told);
  }

  /** The move or roll in force that was made last. */
  lastMade(): MoveEntry | RollEntry | undefined {
    return this.entries[inForce(this.entries).at(-1) ?? -1] as MoveEntry | RollEntry | undefined;
  }

  /** What happened, entry by entry in force. */
  history(): readonly Happened<S, F>[] {
    let state = this.game.start(this.header.options, this.header.seats.length);
    return inForce(this.entries).map((index) => {
      const entry = this.entries[index] as MoveEntry | RollEntry;
      const step = entry.type === 'roll' ? this.game.roll(state, entry.faces) : this.game.choose(state, entry.move);
      if (!step.ok) throw new Error('an accepted entry no longer folds');
      state = step.state;
      return { number: index + 1, entry, facts: step.facts, state };
    });
  }

  append(entry: Entry): Refused | null {
    switch (entry.type) {
      case 'roll':
        return this.roll(entry);
      case 'move':
        return this.choose(entry);
      case 'back':
        return this.back(entry);
      case 'forfeit':
        return this.forfeit(entry);
      case 'draw':
        return this.draw(entry);
    }
  }

  private roll(entry: RollEntry): Refused | null {
    const { next } = this;
    if (next.kind !== 'roll') return this.notDue(next, w.not_a_roll, 'not-a-roll');
    if (entry.seat !== next.seat) return this.wrongSeat(next.seat, entry.seat);
    const { faces } = entry;
    if (faces === null) {
      if (!next.secretTo) return refuse('missing-faces', w.not_secret);
    } else {
      const refused = badFaces(faces, next.dice);
      if (refused) return refused;
    }
    if (next.secretTo) {
      this.secretSeats ??= new Map();
      this.secretSeats.set(this.entries.length, next.secretTo);
    }
    this.rolls++;
    this.push(entry, this.game.roll(this.state, faces));
    return null;
  }

  private choose(entry: MoveEntry): Refused | null {
    const { next } = this;
    if (next.kind !== 'choice') return this.notDue(next, w.not_a_choice, 'not-a-choice');
    if (entry.seat !== next.seat) return this.wrongSeat(next.seat, entry.seat);
    const step = this.game.choose(this.state, entry.move);
    if (!step.ok) return step;
    this.push(entry, step);
    return null;
  }

  private push(entry: Entry, { state, facts }: Step<S, F>): void {
    this.entries.push(entry);
    this.told.push(facts);
    this.state = state;
    this.next = this.game.next(state);
  }

  private notDue(next: Next, words: Words, code: string): Refused {
    if (next.kind === 'over') return refuse('match-over', w.match_over);
    return refuse(code, words, { seat: next.seat, name: this.nameOf(next.seat), dice: next.kind === 'roll' ? next.dice : 0 });
  }

  private wrongSeat(seat: Seat, given: Seat): Refused {
    return refuse('wrong-seat', w.wrong_seat, { seat, given, name: this.nameOf(seat), givenName: this.nameOf(given) });
  }

  /** For people, who do not count seats from 0. */
  private nameOf(seat: Seat): Value {
    return this.header.seats[seat]?.name || inEveryLang((lang) => fill(w.seat_number, { seat: seat + 1 }, lang));
  }

  private forfeit(entry: ForfeitEntry): Refused | null {
    if (this.over) return refuse('match-over', w.match_over);
    const seats = this.header.seats.length;
    if (!Number.isInteger(entry.seat) || entry.seat < 0 || entry.seat >= seats) {
      return refuse('no-such-seat', w.no_such_seat, { given: entry.seat, seats });
    }
    const side = sideOf(this.game, entry.seat);
    const winners = seatsOf(seats).filter((seat) => sideOf(this.game, seat) !== side);
    const sides = new Set(winners.map((seat) => sideOf(this.game, seat)));
    this.end(entry, { winners, draw: sides.size > 1, score: [], by: 'forfeit' });
    return null;
  }

  private draw(entry: Entry): Refused | null {
    if (this.over) return refuse('match-over', w.match_over);
    if (!this.game.about.draws) return refuse('no-draws', w.no_draws, { game: this.game.about.names });
    this.end(entry, { winners: seatsOf(this.header.seats.length), draw: true, score: [], by: 'agreement' });
    return null;
  }

  private end(entry: Entry, outcome: Outcome): void {
    this.entries.push(entry);
    this.next = { kind: 'over', outcome };
  }

  /** The entry numbers that may be gone back to now, the nearest first. */
  backTargets(): number[] {
    if (this.outcome && this.outcome.by !== 'play') return [];
    const correction = this.correction();
    return [...this.moveTargets(), ...(correction ? [correction.to] : [])];
  }

  /** Faces entered by hand can be corrected until other dice have been seen, those that were taken back included. */
  correction(): Correction | null {
    if (this.outcome && this.outcome.by !== 'play') return null;
    const { dice } = this.header;
    // Under the second fair dice what was brought along goes into every roll: it stays as it is.
    if (dice.kind === 'fair' && dice.scheme === 2 && this.entries.length >= (dice.brought ?? 0)) return null;
    const live = inForce(this.entries);
    const step = live.findLastIndex((index) => this.entries[index]?.type === 'roll');
    const roll = this.entries[live[step] ?? -1];
    if (roll?.type !== 'roll' || roll.from !== 'hand') return null;
    const moves = live.slice(step + 1).map((index) => this.entries[index] as MoveEntry);
    if (moves.length > 0 && live[step] !== this.latestRoll()) return null;
    return { to: numberBefore(live, step), moves };
  }

  /** Where the seat that moved last may go back to, the nearest first. */
  moveTargets(): number[] {
    const live = inForce(this.entries);
    const last = this.entries[live.at(-1) ?? -1];
    if (last?.type !== 'move' || this.over) return [];
    const history = this.game.secrets ? this.history() : null;
    // A roll that was corrected has been seen all the same: the move before it stays made.
    const latestRoll = this.latestRoll();
    const targets: number[] = [];
    for (let step = live.length - 1; step >= 0; step--) {
      const index = live[step] as number;
      const entry = this.entries[index] as Entry;
      if (entry.type !== 'move' || entry.seat !== last.seat || index < latestRoll) break;
      if (history && this.secretsAt(history[step]) < this.secretsAt(history[step - 1])) break;
      targets.push(numberBefore(live, step));
    }
    return targets;
  }

  private latestRoll(): number {
    return this.entries.findLastIndex(({ type }) => type === 'roll');
  }

  private secretsAt(happened: Happened<S, F> | undefined): number {
    return (happened && this.game.secrets?.(happened.state)) ?? 0;
  }

  private back(entry: BackEntry): Refused | null {
    if (this.outcome && this.outcome.by !== 'play') return refuse('match-over', w.match_over);
    const { to } = entry;
    const live = inForce(this.entries);
    if ((to !== 0 && !live.includes(to - 1)) || live.at(-1) === to - 1) return refuse('back-nowhere', w.back_nowhere, { to });
    if (!this.backTargets().includes(to)) return refuse('back-too-far', w.back_too_far, { to });
    this.noteShown(to);
    this.entries.push(entry);
    const history = this.history();
    this.state = history.at(-1)?.state ?? this.game.start(this.header.options, this.header.seats.length);
    this.next = this.game.next(this.state);
    this.told = history.map(({ facts }) => facts);
    return null;
  }

  /** Remembers the secret rolls that going back undoes although everybody has seen them. */
  private noteShown(to: number): void {
    if (!this.secretSeats) return;
    let hidden = this.over ? 0 : (this.game.secrets?.(this.state) ?? 0);
    for (const index of inForce(this.entries).reverse()) {
      if (index < to) return;
      if (this.secretSeats.has(index) && hidden-- <= 0) this.shown.add(index);
    }
  }

  /**
   * The log as a viewer may see it now, or as it stood at an earlier moment: secret faces are `null` until the rules
   * show them.
   */
  seenBy(viewer: Viewer, moment?: Moment<S, F>): readonly Entry[] {
    const { number, state, next } = moment ?? { number: this.entries.length, state: this.state, next: this.next };
    const log = number === this.entries.length ? this.entries : this.entries.slice(0, number);
    if (!this.secretSeats || next.kind === 'over') return log;
    let hidden = this.game.secrets?.(state) ?? 0;
    const entries = [...log];
    const live = new Set(inForce(log));
    for (let index = entries.length - 1; index >= 0; index--) {
      const seats = this.secretSeats.get(index);
      if (!seats) continue;
      // A secret roll that was taken back before it was shown stays with those who saw it.
      const concealed = live.has(index) ? hidden-- > 0 : !this.shown.has(index);
      if (concealed && !seats.includes(viewer as Seat)) entries[index] = { ...(entries[index] as RollEntry), faces: null };
    }
    return entries;
  }

  /** The header as everybody may see it now: no seed before the end. */
  seenHeader(): Header {
    const { dice } = this.header;
    if (this.over || dice.kind === 'hand') return this.header;
    const { seed: _, ...open } = dice;
    return { ...this.header, dice: open };
  }
}

/** The indexes of the entries in force: moves and rolls that were not taken back. */
export function inForce(entries: readonly Entry[]): number[] {
  const live: number[] = [];
  for (const [index, entry] of entries.entries()) {
    if (entry.type === 'move' || entry.type === 'roll') live.push(index);
    else if (entry.type === 'back') while (live.length > 0 && (live.at(-1) as number) >= entry.to) live.pop();
  }
  return live;
}

/** The number of the entry in force before one of them; 0 is the start. */
const numberBefore = (live: readonly number[], step: number): number => (step === 0 ? 0 : (live[step - 1] as number) + 1);

/** What is wrong with faces for a throw of `dice` dice, or null. */
export function badFaces(faces: readonly number[], dice: number): Refused | null {
  if (faces.length !== dice) return refuse('wrong-number-of-dice', w.dice_count, { dice, given: faces.length });
  for (let i = 0; i < dice; i++) if (!isFace(faces[i] as number)) return badFace(faces[i]);
  return null;
}

const isFace = (face: number) => face >= 1 && face <= 6 && (face | 0) === face;

const badFace = (given: unknown) => refuse('bad-face', w.bad_face, { given: String(given).slice(0, 20) });

function seatsOf(count: number): Seat[] {
  return Array.from({ length: count }, (_, seat) => seat);
}
