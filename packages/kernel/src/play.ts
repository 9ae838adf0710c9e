import * as w from '../words/refusals.ts';
import { type Fact, type Game, type Next, type Outcome, type Seat, type Step, sideOf, type Viewer } from './game.ts';
import { rankIn } from './in-force.ts';
import type { BackEntry, Entry, ForfeitEntry, Header, Match, MoveEntry, RollEntry } from './match.ts';
import { checkHeader } from './match.ts';
import { accept, atEntry, type Refused, type Result, refuse } from './problem.ts';
import { SecretRolls } from './secret-rolls.ts';
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
  /** The moves in force that were made since: they go with the faces. The host of the match decides whether they may. */
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
  /** The indexes of the entries in force: moves and rolls that were not taken back. */
  private readonly live: number[] = [];
  /** What each of them led to. */
  private readonly factsByEntry: (readonly F[])[] = [];
  /**
   * No step of `live` before this one can be taken back, whatever comes: dice that a program threw stay thrown. From
   * there on the state before each step is kept, so that going back costs what it undoes and no more.
   */
  private floor = 0;
  private readonly before: S[] = [];
  /** The index of the latest roll, in force or not. */
  private latestRoll = -1;
  private readonly secret = new SecretRolls();

  private constructor(
    readonly game: Game<S, F>,
    readonly header: Header,
  ) {
    this.state = startOf(game, header);
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
    return this.factsByEntry.flat() as F[];
  }

  /** The same, entry by entry in force. */
  factsInForce(): readonly (readonly F[])[] {
    return this.factsByEntry;
  }

  /** What the latest entry in force led to. */
  lastFacts(): readonly F[] {
    return this.factsByEntry.at(-1) ?? [];
  }

  sheet() {
    return this.game.sheet?.({ options: this.header.options, seats: this.header.seats.length }, this.factsByEntry);
  }

  /** The latest entry in force. */
  lastInForce(): MoveEntry | RollEntry | null {
    return this.entryAt(this.live.length - 1);
  }

  private entryAt(step: number): MoveEntry | RollEntry | null {
    const index = this.live[step];
    return index === undefined ? null : (this.entries[index] as MoveEntry | RollEntry);
  }

  /** What happened, entry by entry in force. */
  history(): readonly Happened<S, F>[] {
    let state = startOf(this.game, this.header);
    return this.live.map((index) => {
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
    if (next.secretTo) this.secret.add(this.entries.length, next.secretTo);
    this.rolls++;
    this.latestRoll = this.entries.length;
    const step = this.game.roll(this.state, faces);
    if (entry.from === 'hand') this.before.push(this.state);
    this.push(entry, step);
    if (entry.from !== 'hand') this.settle();
    return null;
  }

  private choose(entry: MoveEntry): Refused | null {
    const { next } = this;
    if (next.kind !== 'choice') return this.notDue(next, w.not_a_choice, 'not-a-choice');
    if (entry.seat !== next.seat) return this.wrongSeat(next.seat, entry.seat);
    const step = this.game.choose(this.state, entry.move);
    if (!step.ok) return step;
    this.before.push(this.state);
    this.push(entry, step);
    return null;
  }

  /** Raises the floor to where the match stands. */
  private settle(): void {
    this.floor = this.live.length;
    // Emptying an empty list costs as much as a roll, so it is asked first.
    if (this.before.length > 0) this.before.length = 0;
  }

  private push(entry: Entry, { state, facts }: Step<S, F>): void {
    this.live.push(this.entries.length);
    this.entries.push(entry);
    this.factsByEntry.push(facts);
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

  /** What people call a seat: they do not count from 0. */
  private nameOf(seat: Seat): Value {
    return this.header.seats[seat]?.name || inEveryLang((lang) => fill(w.seat_number, { seat: seat + 1 }, lang));
  }

  private forfeit(entry: ForfeitEntry): Refused | null {
    if (this.over) return refuse('match-over', w.match_over);
    const { options, seats: sitting } = this.header;
    const seats = sitting.length;
    if (!Number.isInteger(entry.seat) || entry.seat < 0 || entry.seat >= seats) {
      return refuse('no-such-seat', w.no_such_seat, { given: entry.seat, seats });
    }
    const side = sideOf(this.game, entry.seat, options);
    const winners = seatsOf(seats).filter((seat) => sideOf(this.game, seat, options) !== side);
    this.end(entry, { ...this.wonBy(winners), score: [], by: 'forfeit' });
    return null;
  }

  private draw(entry: Entry): Refused | null {
    if (this.over) return refuse('match-over', w.match_over);
    if (!this.game.about.draws) return refuse('no-draws', w.no_draws, { game: this.game.about.names });
    this.end(entry, { ...this.wonBy(seatsOf(this.header.seats.length)), score: [], by: 'agreement' });
    return null;
  }

  /** The winners and their sides; several sides share a draw. */
  private wonBy(winners: readonly Seat[]): Pick<Outcome, 'winners' | 'sides' | 'draw'> {
    const sides = [...new Set(winners.map((seat) => sideOf(this.game, seat, this.header.options)))];
    return { winners, ...(this.game.side && { sides }), draw: sides.length > 1 };
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
    const step = this.correctable();
    if (step === null) return null;
    const moves = this.live.slice(step + 1).map((index) => this.entries[index] as MoveEntry);
    return { to: this.numberBefore(step), moves };
  }

  /** The step that `correction` goes back over first. */
  private correctable(): number | null {
    if (this.outcome && this.outcome.by !== 'play') return null;
    const { dice } = this.header;
    // Under the second fair dice what was brought along goes into every roll, so it stays as it is.
    if (dice.kind === 'fair' && dice.scheme === 2 && this.entries.length >= (dice.brought ?? 0)) return null;
    const last = this.live.length - 1;
    const step = this.entryAt(last)?.type === 'roll' ? last : rankIn(this.live, this.latestRoll);
    const roll = this.entryAt(step);
    return roll?.type === 'roll' && roll.from === 'hand' ? step : null;
  }

  /** Where the seat that moved last may go back to, the nearest first. */
  moveTargets(): number[] {
    const targets: number[] = [];
    const last = this.movedLast();
    for (let step = this.live.length - 1; last && this.isOwnMove(step, last); step--) targets.push(this.numberBefore(step));
    return targets;
  }

  private movedLast(): MoveEntry | null {
    const last = this.lastInForce();
    return last?.type === 'move' && !this.over ? last : null;
  }

  /** Whether the seat that moved last may take this step back, once all after it are taken back. */
  private isOwnMove(step: number, last: MoveEntry): boolean {
    const entry = this.entryAt(step);
    // A corrected roll has been seen all the same: the move before it stays made.
    if (entry?.type !== 'move' || entry.seat !== last.seat || (this.live[step] as number) < this.latestRoll) return false;
    return this.secretsIn(this.stateBefore(step + 1)) >= this.secretsIn(this.stateBefore(step));
  }

  /** The state before a step from the floor on; after the last one it is the present state. */
  private stateBefore(step: number): S {
    return step === this.live.length ? this.state : (this.before[step - this.floor] as S);
  }

  private secretsIn(state: S): number {
    return this.game.secrets?.(state) ?? 0;
  }

  /** The number of the entry in force before a step; 0 is the start. */
  private numberBefore(step: number): number {
    return step === 0 ? 0 : (this.live[step - 1] as number) + 1;
  }

  private back(entry: BackEntry): Refused | null {
    if (this.outcome && this.outcome.by !== 'play') return refuse('match-over', w.match_over);
    const { to } = entry;
    const first = to === 0 ? 0 : rankIn(this.live, to - 1) + 1;
    if ((to !== 0 && first === 0) || first === this.live.length) return refuse('back-nowhere', w.back_nowhere, { to });
    if (!this.mayUndo(first)) return refuse('back-too-far', w.back_too_far, { to });
    this.secret.goBack(to, this.over ? 0 : this.secretsIn(this.state));
    this.entries.push(entry);
    this.state = this.stateBefore(first);
    this.live.length = first;
    this.before.length = first - this.floor;
    this.factsByEntry.length = first;
    this.next = this.game.next(this.state);
    return null;
  }

  /** Whether the steps from `first` on may be taken back now. It looks at these steps alone, not at the whole match. */
  private mayUndo(first: number): boolean {
    if (first === this.correctable()) return true;
    const last = this.movedLast();
    if (!last || first < this.floor) return false;
    for (let step = this.live.length - 1; step >= first; step--) if (!this.isOwnMove(step, last)) return false;
    return true;
  }

  /** Whether the faces of an entry are still kept from those who did not see them fall. */
  conceals(index: number): boolean {
    return !this.over && this.secret.conceals(index, this.secretsIn(this.state));
  }

  /** Whether a secret roll is in force. One that was taken back comes out only with the end of the match. */
  hasSecret(index: number): boolean {
    return this.secret.has(index);
  }

  /**
   * The log as a viewer may see it now, or as it stood at an earlier moment: secret faces are `null` until the rules
   * show them.
   */
  seenBy(viewer: Viewer, moment?: Moment<S, F>): readonly Entry[] {
    const earlier = moment && moment.number < this.entries.length ? moment : null;
    const log = earlier ? this.entries.slice(0, earlier.number) : this.entries;
    if (this.secret.none || (moment?.next ?? this.next).kind === 'over') return log;
    return this.secret.mask(log, viewer, this.secretsIn((earlier ?? this).state), earlier !== null);
  }

  /** The header as everybody may see it now: no seed before the end. */
  seenHeader(): Header {
    const { dice } = this.header;
    if (this.over || dice.kind === 'hand') return this.header;
    const { seed: _, ...open } = dice;
    return { ...this.header, dice: open };
  }
}

/** What is wrong with faces for a throw of `dice` dice, or null. */
export function badFaces(faces: readonly number[], dice: number): Refused | null {
  if (faces.length !== dice) return refuse('wrong-number-of-dice', w.dice_count, { dice, given: faces.length });
  for (let i = 0; i < dice; i++) if (!isFace(faces[i] as number)) return badFace(faces[i]);
  return null;
}

const isFace = (face: number) => face >= 1 && face <= 6 && (face | 0) === face;

const badFace = (given: unknown) => refuse('bad-face', w.bad_face, { given: String(given).slice(0, 20) });

/** The first state of a match, by the rules it began with. */
export function startOf<S, F extends Fact>(game: Game<S, F>, { options, seats, rules }: Header): S {
  return game.start(options, seats.length, rules);
}

function seatsOf(count: number): Seat[] {
  return Array.from({ length: count }, (_, seat) => seat);
}
