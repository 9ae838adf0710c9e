import {
  type Entry,
  type Fact,
  type Happened,
  type Move,
  type Next,
  type Play,
  type Problem,
  type Progress,
  type Refused,
  type Seat,
  tell,
  tellNext,
  type Viewer,
} from '@pocket-stadium/rules';
import type { BoardModule, LastStep } from '../../kit/board.ts';
import { lang } from '../../kit/lang.svelte.ts';
import { settings } from '../settings.svelte.ts';
import { playSound } from '../ui/sound.ts';
import { askBot } from './bots.ts';
import { pace, Waits } from './pace.ts';
import { facesOf, isBot, namesOf, type TakeBack, takeBack, viewerOf, whoMayPeek } from './seats.ts';

/** The match that a table shows: where it is kept and where its dice come from is its own affair. */
export interface TableMatch {
  readonly play: Play;
  /** The seats that people at this device decide for. */
  readonly here: readonly Seat[];
  /** False since it can no longer be kept. */
  readonly kept: boolean;
  /** Whether faces are typed in by people. */
  readonly byHand: boolean;
  /** The address where it can be gone through again; null where there is none. */
  readonly after: string | null;
  /** The address where it can go on at a table of the server; null where it cannot. */
  readonly online: string | null;
  append(entry: Entry): Refused | null;
  /** The faces of the roll that is due. */
  faces(count: number): readonly number[];
}

/** What the screen shows; it follows the match with the time that dice and runners take. */
interface Shown {
  readonly state: unknown;
  readonly next: Next;
  readonly last: LastStep | null;
  /** Entries shown. */
  readonly entries: number;
  /** What led here, entry by entry in force. */
  readonly steps: readonly Happened[];
  /** The facts of all of them. */
  readonly facts: readonly Fact[];
}

/** The latest throw on the table. */
export interface Thrown {
  /** Index of its entry. */
  readonly index: number;
  /** Which roll of the match it is. */
  readonly number: number;
  readonly seat: Seat;
  readonly count: number;
  readonly byHand: boolean;
}

/**
 * A match on the table: shows each entry in its time, throws and asks bots where nobody is asked,
 * and collects the parts of a move. Everything that happened is in the match; this may be dropped at any time.
 */
export class Table {
  shown: Shown = $state.raw() as Shown;
  phase: 'still' | 'rolling' | 'moving' | 'thinking' | 'pausing' | 'sending' = $state('still');
  thrown: Thrown | null = $state.raw(null);
  parts: readonly string[] = $state.raw([]);
  problem: Problem | null = $state.raw(null);
  /** What screen readers are told, one after the other. */
  said: { readonly number: number; readonly text: string } = $state.raw({ number: 0, text: '' });
  peeking = $state(false);
  /** Somebody asked for the end of what is moving now. */
  skipped = $state(false);
  /** The seat whose time ran out, where that is known. */
  flagged: Seat | null = $state(null);
  /** A position to show instead: with a move that is on its way. */
  held: unknown = $state.raw(null);
  readonly viewer: Viewer;
  /** Whether those who do not play here play elsewhere: there is no hurrying them. */
  readonly remote: boolean = false;
  protected readonly waits = new Waits();
  /** Raised when what is under way no longer matters. */
  protected turn = 0;

  constructor(
    readonly match: TableMatch,
    readonly board: BoardModule,
  ) {
    this.viewer = viewerOf(match.play, match.here);
    this.shown = this.snapshot(null, match.play.history());
    this.thrown = this.latestThrow();
  }

  get play() {
    return this.match.play;
  }

  protected isHere(seat: Seat): boolean {
    return this.match.here.includes(seat);
  }

  /** Whether a bot decides for a seat. */
  protected readonly isBot = (seat: Seat): boolean => isBot(this.play, seat);

  get names(): string[] {
    return namesOf(this.play);
  }

  /** The seat that somebody here decides for now. */
  readonly acting: Seat | null = $derived.by(() => {
    const { next } = this.shown;
    return next.kind === 'choice' && this.phase === 'still' && this.isHere(next.seat) ? next.seat : null;
  });

  readonly progress: Progress<unknown> | null = $derived.by(() => {
    if (this.acting === null) return null;
    const follow = this.play.game.grammar?.follow(this.shown.state, this.parts);
    return follow?.ok ? follow.value : null;
  });

  /** The named moves of a game without a grammar. */
  readonly moves: readonly string[] = $derived.by(() =>
    this.acting === null || this.play.game.grammar ? [] : this.play.game.moves(this.shown.state),
  );

  /** The roll that somebody here throws or types in now. */
  readonly rolling = $derived.by(() => {
    const { next } = this.shown;
    if (next.kind !== 'roll' || this.phase !== 'still') return null;
    return this.match.byHand || !this.throwsItself(next.why, next.seat) ? next : null;
  });

  /** The faces on the table as the viewer may see them: null where hidden. */
  readonly faces: readonly number[] | null = $derived.by(() => {
    if (!this.thrown) return null;
    void this.shown;
    const { index } = this.thrown;
    const as = this.peeking && this.peeker !== null ? this.peeker : this.viewer;
    return facesOf(this.play.seenBy(as)[index]);
  });

  /** The person who may look at the hidden dice while holding the button. */
  readonly peeker: Seat | null = $derived.by(() => {
    void this.shown;
    return this.thrown ? whoMayPeek(this.play, this.match.here, this.viewer, this.thrown.index) : null;
  });

  readonly takeBack: TakeBack | null = $derived.by(() => {
    const { steps } = this.shown;
    return this.phase === 'still' ? takeBack(this.play, this.match.here, this.isBot, steps.at(-1)?.entry) : null;
  });

  /** What the board draws: the viewer's view of the state. */
  view(state: unknown): unknown {
    const { game } = this.play;
    const as = this.peeking && this.peeker !== null ? this.peeker : this.viewer;
    return game.view && !this.play.over ? game.view(state, as) : state;
  }

  /** Sets the table going: bots and rolls that nobody is asked about. */
  start(): void {
    this.tellNext();
    void this.run();
  }

  /** Nothing more happens on this table. */
  stop(): void {
    this.turn++;
    this.waits.skip();
  }

  /** Shows the end of what is moving now. */
  skip(): void {
    this.skipped = true;
    this.waits.skip();
  }

  roll(): void {
    const { next } = this.play;
    if (next.kind !== 'roll' || this.match.byHand) return;
    void this.enter({ type: 'roll', seat: next.seat, faces: this.match.faces(next.dice), from: 'seed' });
  }

  /** Faces of real dice. */
  enterFaces(faces: readonly number[]): void {
    const { next } = this.play;
    if (next.kind === 'roll') void this.enter({ type: 'roll', seat: next.seat, faces, from: 'hand' });
  }

  choose(move: string): void {
    const { next } = this.play;
    if (next.kind === 'choice') void this.enter({ type: 'move', seat: next.seat, move });
  }

  addPart(text: string): void {
    const followed = this.play.game.grammar?.follow(this.shown.state, [...this.parts, text]);
    if (!followed) return;
    this.problem = followed.ok ? null : followed.problem;
    if (followed.ok) this.parts = followed.value.parts;
    else this.say(followed.problem.message[lang.current]);
  }

  undoPart(): void {
    this.parts = this.parts.slice(0, -1);
    this.problem = null;
  }

  /** Takes back the latest move, or the faces entered last; bots then decide anew. */
  goBack(): void {
    if (this.takeBack) void this.enter({ type: 'back', to: this.takeBack.to });
  }

  forfeit(seat: Seat): void {
    void this.enter({ type: 'forfeit', seat });
  }

  agreeDraw(): void {
    void this.enter({ type: 'draw' });
  }

  say(text: string): void {
    this.said = { number: this.said.number + 1, text };
  }

  protected async enter(entry: Entry): Promise<void> {
    const turn = ++this.turn;
    this.waits.skip();
    const before = this.play.state;
    const entered = this.parts.length > 0 ? (this.progress?.facts?.length ?? 0) : 0;
    const refused = this.match.append(entry);
    if (refused) return this.refuse(refused);
    this.problem = null;
    this.parts = [];
    this.peeking = false;
    this.skipped = false;
    await this.show(entry, before, entered, turn);
    if (turn === this.turn) await this.run();
  }

  protected refuse({ problem }: Refused): void {
    this.problem = problem;
    this.phase = 'still';
    this.say(problem.message[lang.current]);
  }

  protected async show(entry: Entry, before: unknown, entered: number, turn: number): Promise<void> {
    const { tumble, motion } = pace();
    if (entry.type !== 'roll' && entry.type !== 'move') {
      this.shown = this.snapshot(null, this.play.history());
      this.thrown = this.latestThrow();
      this.phase = 'still';
      this.held = null;
      this.tellNext();
      return;
    }
    const number = this.play.entries.length;
    const facts = this.play.lastFacts();
    const steps = [...this.shown.steps, { number, entry, facts, state: this.play.state }];
    if (entry.type === 'roll') {
      this.thrown = this.throwAt(number - 1);
      this.phase = 'rolling';
      if (!this.match.byHand) {
        playSound('dice');
        await this.waits.wait(tumble);
      }
      if (turn !== this.turn) return;
    }
    this.shown = this.snapshot({ number, entry, facts, entered, before: this.view(before) }, steps);
    this.held = null;
    this.tellFacts(facts);
    this.phase = 'moving';
    if (motion) await this.waits.wait(this.board.duration?.(facts.slice(entered)) ?? 0);
    if (turn === this.turn) this.phase = 'still';
  }

  /** Goes on where nobody at this device is asked. */
  private async run(): Promise<void> {
    const turn = this.turn;
    const { next } = this.play;
    if (next.kind === 'over') return playSound('end');
    if (next.kind === 'choice') {
      if (!this.isHere(next.seat)) await this.think(next.seat, turn);
      return;
    }
    if (this.match.byHand || !this.throwsItself(next.why, next.seat)) return;
    this.phase = 'pausing';
    await this.waits.wait(pace().pause);
    if (turn === this.turn) this.roll();
  }

  private async think(seat: Seat, turn: number): Promise<void> {
    this.phase = 'thinking';
    const level = this.play.header.seats[seat]?.bot ?? '';
    try {
      const [move] = await Promise.all([this.ask(seat, level), this.waits.wait(pace().pause)]);
      if (turn === this.turn) this.choose(move);
    } catch {
      if (turn === this.turn) this.phase = 'still';
    }
  }

  /** The move of a seat that nobody here decides for. */
  protected ask(seat: Seat, level: string): Promise<Move> {
    return askBot(this.play, seat, level);
  }

  /** Whether a roll is thrown without asking anybody. */
  protected throwsItself(why: string, seat: Seat): boolean {
    const own = this.board.ownRolls;
    return !this.isHere(seat) || settings.autoRoll || (own !== undefined && !own.includes(why));
  }

  protected snapshot(last: LastStep | null, steps: readonly Happened[]): Shown {
    const { state, next, entries } = this.play;
    return { state, next, last, entries: entries.length, steps, facts: [...this.play.facts()] };
  }

  private throwAt(index: number): Thrown | null {
    const entry = this.play.entries[index];
    if (entry?.type !== 'roll') return null;
    const number = this.play.entries.slice(0, index + 1).filter(({ type }) => type === 'roll').length;
    return { index, number, seat: entry.seat, count: entry.faces?.length ?? 2, byHand: entry.from === 'hand' };
  }

  protected latestThrow(): Thrown | null {
    const number = this.shown.steps.findLast(({ entry }) => entry.type === 'roll')?.number;
    return number === undefined ? null : this.throwAt(number - 1);
  }

  private tellFacts(facts: readonly Fact[]): void {
    const told = facts.map((fact) => tell(this.play.game, fact, this.names, lang.current));
    this.say([...told, this.nextInWords()].join(' '));
  }

  protected tellNext(): void {
    this.say(this.nextInWords());
  }

  protected nextInWords(): string {
    return tellNext(this.play.game, this.play.next, this.names, lang.current);
  }
}
