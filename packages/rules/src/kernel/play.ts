import { type Fact, type Game, type Next, type Outcome, type Seat, type Step, sideOf, type Viewer } from './game.ts';
import type { BackEntry, Entry, ForfeitEntry, Header, Match, MoveEntry, RollEntry } from './match.ts';
import { checkHeader } from './match.ts';
import { accept, atEntry, type Refused, type Result, refuse } from './problem.ts';
import type { Words } from './words.ts';

const MATCH_OVER: Words = { fr: 'La partie est finie.', en: 'The match is over.' };
const NOT_A_ROLL: Words = {
  fr: 'On attend un choix de la place {seat}, pas un lancer.',
  en: 'Seat {seat} has a choice to make; no dice are due.',
};
const NOT_A_CHOICE: Words = {
  fr: 'La place {seat} doit lancer {dice|0 dé|un dé|# dés} ; il n’y a rien à choisir.',
  en: 'Seat {seat} is to roll {dice|no dice|one die|# dice}; there is nothing to choose.',
};
const WRONG_SEAT: Words = {
  fr: 'C’est à la place {seat}, pas à la place {given}.',
  en: 'It is seat {seat}’s turn, not seat {given}’s.',
};
const DICE_COUNT: Words = {
  fr: 'Il faut {dice|0 dé|un dé|# dés} ; {given} donnés.',
  en: '{dice|No dice are|One die is|# dice are} needed; {given} given.',
};
const BAD_FACE: Words = {
  fr: 'Un dé montre 1, 2, 3, 4, 5 ou 6, pas {given}.',
  en: 'A die shows 1, 2, 3, 4, 5 or 6, not {given}.',
};
const NOT_SECRET: Words = { fr: 'Ce lancer n’est pas secret : il manque ses dés.', en: 'This roll is no secret: its faces are missing.' };
const NO_SUCH_SEAT: Words = { fr: 'Il n’y a pas de place {given}.', en: 'There is no seat {given}.' };
const NO_DRAWS: Words = { fr: 'On ne joue pas le nul à {game}.', en: 'There are no draws in {game}.' };
const BACK_NOWHERE: Words = {
  fr: 'On ne peut pas revenir à l’entrée {to} : elle n’est pas en jeu.',
  en: 'There is no going back to entry {to}: it is not in force.',
};
const BACK_TOO_FAR: Words = {
  fr: 'On ne reprend que ses propres coups, jusqu’au dernier lancer, secret dévoilé ou coup d’une autre place.',
  en: 'Only one’s own moves can be taken back, as far as the latest roll, revealed secret or move of another seat.',
};

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
  /** The entries in force: what each led to, and its index in `entries`. */
  private readonly steps: Step<S, F>[] = [];
  private readonly marks: number[] = [];
  private readonly first: S;
  /** The seats that saw each secret roll, by entry index. */
  private readonly secretSeats = new Map<number, readonly Seat[]>();

  private constructor(
    readonly game: Game<S, F>,
    readonly header: Header,
  ) {
    this.first = game.start(header.options, header.seats.length);
    this.state = this.first;
    this.next = game.next(this.first);
  }

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

  /** What happened, entry by entry in force. */
  history(): readonly { readonly number: number; readonly entry: Entry; readonly facts: readonly F[]; readonly state: S }[] {
    return this.steps.map(({ state, facts }, i) => {
      const index = this.marks[i] as number;
      return { number: index + 1, entry: this.entries[index] as Entry, facts, state };
    });
  }

  /** Every fact in force, in order. */
  *facts(): Generator<F> {
    for (const step of this.steps) yield* step.facts;
  }

  /** What the latest entry in force led to. */
  lastFacts(): readonly F[] {
    return this.steps.at(-1)?.facts ?? [];
  }

  sheet() {
    return this.game.sheet?.({ options: this.header.options, seats: this.header.seats.length }, this.facts());
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
    if (next.kind !== 'roll') return this.notDue(next, NOT_A_ROLL, 'not-a-roll');
    if (entry.seat !== next.seat) return refuse('wrong-seat', WRONG_SEAT, { seat: next.seat, given: entry.seat });
    const { faces } = entry;
    if (faces === null) {
      if (!next.secretTo) return refuse('missing-faces', NOT_SECRET);
    } else {
      const refused = badFaces(faces, next.dice);
      if (refused) return refused;
    }
    if (next.secretTo) this.secretSeats.set(this.entries.length, next.secretTo);
    this.rolls++;
    this.push(entry, this.game.roll(this.state, faces));
    return null;
  }

  private choose(entry: MoveEntry): Refused | null {
    const { next } = this;
    if (next.kind !== 'choice') return this.notDue(next, NOT_A_CHOICE, 'not-a-choice');
    if (entry.seat !== next.seat) return refuse('wrong-seat', WRONG_SEAT, { seat: next.seat, given: entry.seat });
    const step = this.game.choose(this.state, entry.move);
    if (!step.ok) return step;
    this.push(entry, step);
    return null;
  }

  private push(entry: Entry, step: Step<S, F>): void {
    this.marks.push(this.entries.length);
    this.entries.push(entry);
    this.steps.push(step);
    this.state = step.state;
    this.next = this.game.next(step.state);
  }

  private notDue(next: Next, words: Words, code: string): Refused {
    if (next.kind === 'over') return refuse('match-over', MATCH_OVER);
    return refuse(code, words, { seat: next.seat, dice: next.kind === 'roll' ? next.dice : 0 });
  }

  private forfeit(entry: ForfeitEntry): Refused | null {
    if (this.over) return refuse('match-over', MATCH_OVER);
    const seats = this.header.seats.length;
    if (!Number.isInteger(entry.seat) || entry.seat < 0 || entry.seat >= seats) {
      return refuse('no-such-seat', NO_SUCH_SEAT, { given: entry.seat });
    }
    const side = sideOf(this.game, entry.seat);
    const winners = seatsOf(seats).filter((seat) => sideOf(this.game, seat) !== side);
    const sides = new Set(winners.map((seat) => sideOf(this.game, seat)));
    this.end(entry, { winners, draw: sides.size > 1, score: [], by: 'forfeit' });
    return null;
  }

  private draw(entry: Entry): Refused | null {
    if (this.over) return refuse('match-over', MATCH_OVER);
    if (!this.game.about.draws) return refuse('no-draws', NO_DRAWS, { game: this.game.about.names });
    this.end(entry, { winners: seatsOf(this.header.seats.length), draw: true, score: [], by: 'agreement' });
    return null;
  }

  private end(entry: Entry, outcome: Outcome): void {
    this.entries.push(entry);
    this.next = { kind: 'over', outcome };
  }

  /** The entry numbers that may be gone back to now, the nearest first. */
  backTargets(): number[] {
    const targets: number[] = [];
    for (let keep = this.steps.length - 1; keep >= 0; keep--) {
      if (!this.mayUndo(keep)) break;
      targets.push(this.numberAt(keep));
    }
    return targets;
  }

  private back(entry: BackEntry): Refused | null {
    if (this.outcome && this.outcome.by !== 'play') return refuse('match-over', MATCH_OVER);
    const { to } = entry;
    const keep = to === 0 ? 0 : this.marks.indexOf(to - 1) + 1;
    if ((to !== 0 && keep === 0) || keep >= this.steps.length) return refuse('back-nowhere', BACK_NOWHERE, { to });
    if (!this.mayUndo(keep)) return refuse('back-too-far', BACK_TOO_FAR, { to });
    this.entries.push(entry);
    this.steps.length = keep;
    this.marks.length = keep;
    this.state = this.stateAfter(keep);
    this.next = this.game.next(this.state);
    return null;
  }

  /** Whether all steps from `keep` on may be undone: one seat's moves, or faces entered by hand. */
  private mayUndo(keep: number): boolean {
    const undone = this.marks.slice(keep).map((index) => this.entries[index] as Entry);
    const [only] = undone;
    if (undone.length === 1 && only?.type === 'roll') return only.from === 'hand';
    if (this.over) return false;
    return undone.every((entry, i) => {
      if (entry.type !== 'move' || only?.type !== 'move' || entry.seat !== only.seat) return false;
      return this.secretsAfter(keep + i + 1) >= this.secretsAfter(keep + i);
    });
  }

  private stateAfter(steps: number): S {
    return steps === 0 ? this.first : (this.steps[steps - 1] as Step<S, F>).state;
  }

  private secretsAfter(steps: number): number {
    return this.game.secrets?.(this.stateAfter(steps)) ?? 0;
  }

  private numberAt(steps: number): number {
    return steps === 0 ? 0 : (this.marks[steps - 1] as number) + 1;
  }

  /** The log as a viewer may see it now: secret faces are `null` until the rules show them. */
  seenBy(viewer: Viewer): readonly Entry[] {
    if (!this.game.secrets || this.over) return this.entries;
    let hidden = this.game.secrets(this.state);
    const entries = [...this.entries];
    const live = new Set(this.marks);
    for (let index = entries.length - 1; index >= 0; index--) {
      const seats = this.secretSeats.get(index);
      if (!seats) continue;
      // A secret roll that was taken back by hand was never shown: it stays with those who threw it.
      const concealed = live.has(index) ? hidden-- > 0 : true;
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

/** What is wrong with faces for a throw of `dice` dice, or null. */
export function badFaces(faces: readonly number[], dice: number): Refused | null {
  if (faces.length !== dice) return refuse('wrong-number-of-dice', DICE_COUNT, { dice, given: faces.length });
  for (let i = 0; i < dice; i++) {
    const face = faces[i] as number;
    if (!(face >= 1 && face <= 6 && (face | 0) === face)) return refuse('bad-face', BAD_FACE, { given: String(face).slice(0, 20) });
  }
  return null;
}

function seatsOf(count: number): Seat[] {
  return Array.from({ length: count }, (_, seat) => seat);
}
