import {
  type Entry,
  endsItself,
  type Fact,
  type Moment,
  type Move,
  type Next,
  type Play,
  type Problem,
  type Seat,
  type TakeBack,
  tell,
  tellNext,
  type Viewer,
} from '@pocket-stadium/kernel';
import type { LastStep } from '../../kit/board.ts';
import { lang, say } from '../../kit/lang.svelte.ts';
import { byKeyboard } from '../../kit/ui/by-keyboard.ts';
import * as w from '../../words/table.ts';
import type { ScreenBoard, Speech } from '../screen/screen-board.ts';
import { settings } from '../settings.svelte.ts';
import { playSound, pulse } from '../ui/sound.ts';
import { DisplayCursor } from './display-cursor.svelte.ts';
import { Draft } from './draft.svelte.ts';
import { dialogClosed, hold, pace } from './pace.ts';
import { followsChoice, type Intent, type SessionMatch } from './session-match.ts';

/**
 * A match on the screen, made of parts: the confirmed log of its match, the cursor that shows it entry by entry, and
 * the draft of the move that is being entered. The session asks the match for what people want, and goes on by itself
 * where nobody is asked. Everything that happened is in the match: a session may be dropped at any time.
 */
export class MatchSession {
  readonly cursor: DisplayCursor;
  readonly draft: Draft;
  /** What screen readers are told, one after the other. */
  said: Said = $state.raw({ number: 0, text: '' });
  /** The latest sentences, for a page that tells them a moment later. */
  lately: readonly Said[] = $state.raw([]);
  peeking = $state(false);
  readonly viewer: Viewer;
  /** The state while nothing is shown and nothing is sent. */
  private idle: 'still' | 'thinking' | 'pausing' = $state('still');
  /** The number of entries at which the session acts by itself. */
  private actingAt = -1;
  /** The entry at which the end was rung. */
  private rung = -1;
  private stopped = false;
  /** Somebody gave up while something else was under way: it is asked as soon as that has ended. */
  private resigning: Intent | null = null;
  /** Whether somebody here has played: from then on every step is told in full. */
  private touched = false;
  private telling: Promise<void> = Promise.resolve();
  /** Resolves when the last sentence has had its time; null from then on. */
  private listened: Promise<void> | null = null;
  /** How many facts were told part by part, of a move that ended by itself before its last part was told. */
  private toldParts = Number.POSITIVE_INFINITY;

  constructor(
    readonly match: SessionMatch,
    readonly board: ScreenBoard,
    /** What is said of whose move it is. */
    private readonly nextInWords: (session: MatchSession, next: Next) => string = usualWords,
  ) {
    this.viewer = match.seating.viewer;
    this.draft = new Draft(match.timeline.play.game);
    this.cursor = new DisplayCursor(match.timeline, {
      view: (state, moment) => this.viewAt(state, moment),
      duration: (facts) => board.duration?.(facts) ?? 0,
      begins: () => this.begins(),
      arrived: (moment, last) => this.arrived(moment, last),
      listening: (entry) => (this.isOwn(entry) ? null : this.listened),
    });
    this.idle = this.idleAt(this.cursor.moment);
    match.listen(() => void this.follow());
  }

  /** The match as it is confirmed; the screen may be behind it. */
  get play(): Play {
    return this.match.timeline.play;
  }

  get shown() {
    return this.cursor.shown;
  }

  get thrown() {
    return this.cursor.thrown;
  }

  get skipped(): boolean {
    return this.cursor.skipped;
  }

  get parts(): readonly string[] {
    return this.draft.parts;
  }

  get problem(): Problem | null {
    return this.draft.problem;
  }

  /** The position that is shown, with the parts made so far: they stay while the move is being sent. */
  get drawn(): unknown {
    const { progress, parts, shown, draft } = this;
    const held = this.phase === 'sending' ? draft.preview : null;
    return held ?? (progress && parts.length > 0 ? progress.preview : shown.state);
  }

  /** What the seats are called here: "you" for somebody alone at this device. */
  get names(): readonly string[] {
    return this.match.seating.namesIn(lang.current);
  }

  get remote(): boolean {
    return this.match.remote;
  }

  /** What happens now: an entry is shown, one is being sent, or somebody is to act. */
  readonly phase: 'still' | 'rolling' | 'moving' | 'thinking' | 'pausing' | 'sending' = $derived.by(() => {
    const { showing } = this.cursor;
    if (showing) return showing.beat === 'dice' ? 'rolling' : 'moving';
    return this.match.sending ? 'sending' : this.idle;
  });

  /** The seat that somebody here decides for now. */
  readonly acting: Seat | null = $derived.by(() => {
    const { next } = this.shown;
    return next.kind === 'choice' && this.phase === 'still' && this.match.seating.isHere(next.seat) ? next.seat : null;
  });

  readonly progress = $derived.by(() => (this.acting === null ? null : this.draft.progress(this.shown.state)));

  /** The named moves of a game without a grammar. */
  readonly moves: readonly Move[] = $derived.by(() =>
    this.acting === null || this.play.game.grammar ? [] : this.play.game.moves(this.shown.state),
  );

  /** The roll that somebody here throws or types in now. */
  readonly rolling = $derived.by(() => {
    const { next } = this.shown;
    return next.kind === 'roll' && this.phase === 'still' ? next : null;
  });

  /** The person who may look at the hidden dice while holding the button. */
  readonly peeker: Seat | null = $derived.by(() => {
    const { shown, thrown } = this;
    const { seating } = this.match;
    const moment = this.momentFor(shown);
    if (!thrown || seating.faces(thrown.index, this.viewer, moment) !== null) return null;
    return seating.peekers(thrown.index, moment)[0] ?? null;
  });

  private readonly eyes: Viewer = $derived.by(() => (this.peeking && this.peeker !== null ? this.peeker : this.viewer));

  /** The latest faces as the viewer may see them: null where hidden. */
  readonly faces: readonly number[] | null = $derived.by(() => {
    const { shown, thrown } = this;
    return thrown ? this.match.seating.faces(thrown.index, this.eyes, this.momentFor(shown)) : null;
  });

  /** Online, one's own move may be asked back while the others think. */
  readonly takeBack: TakeBack | null = $derived.by(() => {
    void this.shown;
    const still = this.phase === 'still' || (this.remote && this.phase === 'thinking');
    return still && this.match.mayGoBack ? this.match.seating.takeBack() : null;
  });

  /** What the board draws: the viewer's view of the state. */
  view(state: unknown): unknown {
    return this.viewAt(state, this.shown.moment);
  }

  /** Sets the session going: bots and rolls that nobody is asked about. */
  start(): void {
    this.say(this.nextInWords(this, this.shown.next));
    this.giveTime();
    void this.follow();
  }

  /** Ends this session: nothing more happens in it. */
  stop(): void {
    this.stopped = true;
    this.cursor.stop();
  }

  /** Shows the end of what is moving now. Where nothing is left to show or to hear, it is said who is waited for. */
  skip(): void {
    if (this.remote && this.phase === 'thinking' && !this.listened) this.sayWhoIsWaitedFor();
    this.cursor.skip();
  }

  private sayWhoIsWaitedFor(): void {
    const { next } = this.shown;
    if (next.kind !== 'over') this.say(say(w.waiting_for, { name: this.names[next.seat] ?? '' }));
  }

  roll(): void {
    if (this.play.next.kind !== 'roll' || this.match.byHand) return;
    pulse('press');
    this.wish({ do: 'roll' });
  }

  /** Faces of real dice. */
  enterFaces(faces: readonly number[]): void {
    if (this.play.next.kind === 'roll') this.wish({ do: 'roll', faces });
  }

  choose(move: Move): void {
    if (this.play.next.kind !== 'choice') return;
    pulse('press');
    this.wish({ do: 'move', move });
  }

  addPart(text: string): void {
    const told = this.progress?.facts?.length ?? 0;
    const problem = this.draft.add(this.shown.state, text);
    if (problem) this.say(problem.message[lang.current]);
    // A goal ends the turn by itself: nothing is left to decide.
    const { grammar } = this.play.game;
    const move = grammar && !problem ? endsItself(grammar, this.shown.state, this.parts) : null;
    if (move === null) return;
    this.toldParts = told;
    this.choose(move);
  }

  undoPart(): void {
    this.draft.undo();
  }

  /** Whether a tap on this move throws the dice that follow it, too. */
  rollsAfter(move: Move): boolean {
    const { game } = this.play;
    const step = settings.throws === 'chosen' && !this.match.byHand ? game.choose(this.shown.state, move) : null;
    const next = step?.ok ? game.next(step.state) : null;
    if (next?.kind !== 'roll' || next.seat !== this.acting) return false;
    return this.board.ownRolls === undefined || this.board.ownRolls.includes(next.why);
  }

  /** Takes back the latest move, or the faces entered last; bots then decide anew. */
  goBack(): void {
    if (this.takeBack) void this.ask({ do: 'back', to: this.takeBack.to });
  }

  forfeit(seat: Seat): void {
    void this.ask({ do: 'resign', seat });
  }

  agreeDraw(): void {
    void this.ask({ do: 'draw' });
  }

  say(text: string): void {
    this.said = { number: this.said.number + 1, text };
    this.lately = [...this.lately.slice(1 - LATELY), this.said];
  }

  /** Takes what somebody here wants. */
  private wish(intent: Intent): void {
    this.touched = true;
    void this.ask(intent);
  }

  /** Asks the match for something. What it leads to is shown when the log has it. */
  private async ask(intent: Intent): Promise<void> {
    // A sentence that came meanwhile is heard first.
    if (this.cursor.behind > 0) this.cursor.skip();
    if (this.stopped) return;
    if (this.cursor.behind > 0 || this.match.sending) {
      if (intent.do === 'resign') this.resigning = intent;
      return;
    }
    this.cursor.hurry();
    this.draft.send(intent.do === 'move' ? this.progress : null);
    const refused = await this.match.ask(intent);
    if (this.stopped) return;
    if (refused) this.refuse(refused.problem);
    void this.follow();
  }

  private refuse(problem: Problem): void {
    this.draft.refuse(problem);
    this.idle = 'still';
    this.say(problem.message[lang.current]);
  }

  /** Shows what is confirmed, then goes on where nobody at this device is asked. */
  private async follow(): Promise<void> {
    await this.cursor.follow(this.match.timeline);
    if (this.stopped || this.cursor.behind > 0 || this.match.sending) return;
    const { resigning } = this;
    this.resigning = null;
    await (resigning && !this.play.over ? this.ask(resigning) : this.goOn());
  }

  private async goOn(): Promise<void> {
    const { next, number } = this.cursor.moment;
    if (next.kind === 'over') return this.ring(number);
    if (this.actingAt === number) return;
    this.idle = this.idleAt(this.cursor.moment);
    const move = next.kind === 'choice' && this.idle === 'thinking' ? this.match.botMove(next.seat) : null;
    if (!move && this.idle !== 'pausing') return;
    this.actingAt = number;
    try {
      const [chosen] = await Promise.all([move, this.paused(next)]);
      // Meanwhile somebody gave up, or something else is being sent. What is due is looked at again.
      if (this.stopped || this.play.entries.length !== number || this.match.sending) this.actingAt = -1;
      else void this.ask(chosen === null ? { do: 'roll' } : { do: 'move', move: chosen });
    } catch (error) {
      reportError(error);
      this.idle = 'still';
    }
  }

  /**
   * Dice that only follow a choice of somebody here are thrown at once: the choice and its dice are one tap. Beneath a
   * dialog nothing goes on.
   */
  private async paused(next: Next): Promise<void> {
    const atOnce = next.kind === 'roll' && this.match.seating.isHere(next.seat) && followsChoice(this.play, next.seat);
    if (!atOnce) await Promise.all([this.cursor.wait(pace().pause), this.listened]);
    await dialogClosed();
  }

  /** What somebody here did is shown at once, and so is what is no play of a match. */
  private isOwn(entry: Entry): boolean {
    return (entry.type !== 'roll' && entry.type !== 'move') || this.match.seating.isHere(entry.seat);
  }

  /** The last sentence gets its time: as much as it takes, or until somebody asks to go on. */
  private giveTime(): void {
    if (settings.voice === 'off') {
      this.listened = null;
      return;
    }
    const listened = this.telling
      .then(() => this.cursor.wait(hold(this.said.text)))
      .then(() => {
        if (this.listened === listened) this.listened = null;
      });
    this.listened = listened;
  }

  /** The end is heard once. */
  private ring(number: number): void {
    this.idle = 'still';
    if (this.rung !== number) void playSound('end');
    this.rung = number;
  }

  /** What happens at a moment when it has been shown. */
  private idleAt({ next }: Moment): 'still' | 'thinking' | 'pausing' {
    const { seating } = this.match;
    if (next.kind === 'over') return 'still';
    if (next.kind === 'choice') return seating.isHere(next.seat) ? 'still' : 'thinking';
    const own = this.board.ownRolls;
    // Those who like to throw are asked for every throw of their seat.
    const thrower = this.match.throws(next, settings.throws === 'each' || own === undefined || own.includes(next.why));
    return thrower === 'asked' ? 'still' : thrower === 'itself' ? 'pausing' : 'thinking';
  }

  private begins(): number {
    this.peeking = false;
    return this.draft.clear();
  }

  private arrived(moment: Moment, last: LastStep | null): void {
    this.idle = this.idleAt(moment);
    const facts = last?.facts ?? [];
    // Facts that were told part by part are not told again.
    const told = Math.min(last?.entered ?? 0, this.toldParts);
    this.toldParts = Number.POSITIVE_INFINITY;
    this.sound(facts, last?.entered ?? 0);
    const next = this.nextInWords(this, moment.next);
    const listens = this.touched || byKeyboard() || settings.voice !== 'off';
    if (last && this.board.speech && listens) this.tellInFull(this.board.speech(), { ...last, entered: told }, next);
    else this.say([...facts.slice(told).map((fact) => tell(this.play.game, fact, this.names, lang.current)), next].join(' '));
    this.giveTime();
  }

  /** What a step sounds like is heard when its stamp falls: a net when the ball is in. Without motion, at once. */
  private sound(facts: readonly Fact[], entered: number): void {
    const sound = this.board.sound?.(facts);
    if (!sound) return;
    const after = pace().motion ? (this.board.stampAfter?.(facts.slice(entered)) ?? 0) : 0;
    void this.cursor.wait(after).then(() => (this.stopped ? undefined : playSound(sound)));
  }

  /** The code that tells steps in full is fetched when it is needed. Sentences keep their order. */
  private tellInFull(speech: Promise<Speech>, last: LastStep, next: string): void {
    const { shown } = this;
    this.telling = this.telling
      .then(async () => {
        const inWords = await speech;
        if (!this.stopped) this.say(inWords(this, shown, last, next));
      })
      .catch((error: unknown) => {
        // Whatever cannot be told in full does not silence the rest of the match.
        reportError(error);
        this.say(next);
      });
  }

  /** The moment to draw: while the dice tumble, the moment of their throw. */
  private momentFor({ moment }: { readonly moment: Moment }): Moment {
    const { thrown } = this;
    return thrown && thrown.index >= moment.number ? this.cursor.moment : moment;
  }

  private viewAt(state: unknown, moment: Moment): unknown {
    return this.match.seating.view(state, this.eyes, moment);
  }
}

/** A sentence for those who listen. */
export interface Said {
  readonly number: number;
  readonly text: string;
}

/** How many sentences may wait to be told. */
const LATELY = 6;

function usualWords({ play, names }: MatchSession, next: Next): string {
  return tellNext(play.game, next, names, lang.current);
}
