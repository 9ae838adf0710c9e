import {
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
import type { BoardModule, LastStep } from '../../kit/board.ts';
import { lang } from '../../kit/lang.svelte.ts';
import { playSound } from '../ui/sound.ts';
import { DisplayCursor } from './display-cursor.svelte.ts';
import { Draft } from './draft.svelte.ts';
import { pace } from './pace.ts';
import type { Intent, SessionMatch } from './session-match.ts';

/**
 * A match on the screen, made of parts: the confirmed log of its match, the cursor that shows it entry by entry, and
 * the draft of the move that is being entered. What people want is asked of the match; where nobody is asked the
 * session goes on by itself. Everything that happened is in the match: a session may be dropped at any time.
 */
export class MatchSession {
  readonly cursor: DisplayCursor;
  readonly draft: Draft;
  /** What screen readers are told, one after the other. */
  said: { readonly number: number; readonly text: string } = $state.raw({ number: 0, text: '' });
  peeking = $state(false);
  readonly viewer: Viewer;
  /** What happens while nothing is shown and nothing is sent. */
  private idle: 'still' | 'thinking' | 'pausing' = $state('still');
  /** The entry before which the session acts by itself. */
  private actingAt = -1;
  /** The end that was rung. */
  private rung = -1;
  private stopped = false;

  constructor(
    readonly match: SessionMatch,
    readonly board: BoardModule,
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

  /** A position to show instead: with a move that is on its way. */
  get held(): unknown {
    return this.phase === 'sending' ? this.draft.preview : null;
  }

  get names(): readonly string[] {
    return this.match.seating.names;
  }

  get remote(): boolean {
    return this.match.remote;
  }

  /** What happens now: an entry is shown, or one is on its way, or somebody is to act. */
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

  /** The faces on the table as the viewer may see them: null where hidden. */
  readonly faces: readonly number[] | null = $derived.by(() => {
    const { shown, thrown } = this;
    return thrown ? this.match.seating.faces(thrown.index, this.eyes, this.momentFor(shown)) : null;
  });

  /** Online, an own move may be asked back while the others think. */
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
    void this.follow();
  }

  /** Nothing more happens in this session. */
  stop(): void {
    this.stopped = true;
    this.cursor.stop();
  }

  /** Shows the end of what is moving now. */
  skip(): void {
    this.cursor.skip();
  }

  roll(): void {
    if (this.play.next.kind === 'roll' && !this.match.byHand) void this.ask({ do: 'roll' });
  }

  /** Faces of real dice. */
  enterFaces(faces: readonly number[]): void {
    if (this.play.next.kind === 'roll') void this.ask({ do: 'roll', faces });
  }

  choose(move: Move): void {
    if (this.play.next.kind === 'choice') void this.ask({ do: 'move', move });
  }

  addPart(text: string): void {
    const problem = this.draft.add(this.shown.state, text);
    if (problem) this.say(problem.message[lang.current]);
  }

  undoPart(): void {
    this.draft.undo();
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
  }

  /** Asks the match for something. What it leads to is shown when the log has it. */
  private async ask(intent: Intent): Promise<void> {
    if (this.stopped || this.cursor.behind > 0 || this.match.sending) return;
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
    if (!this.stopped && this.cursor.behind === 0 && !this.match.sending) await this.goOn();
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
      const [chosen] = await Promise.all([move, this.cursor.wait(pace().pause)]);
      // Meanwhile somebody gave up, or something else is on its way: then whatever is due is looked at again.
      if (this.stopped || this.play.entries.length !== number || this.match.sending) this.actingAt = -1;
      else void this.ask(chosen === null ? { do: 'roll' } : { do: 'move', move: chosen });
    } catch (error) {
      reportError(error);
      this.idle = 'still';
    }
  }

  /** The end is heard once. */
  private ring(number: number): void {
    this.idle = 'still';
    if (this.rung !== number) playSound('end');
    this.rung = number;
  }

  /** What happens at a moment when it has been shown. */
  private idleAt({ next }: Moment): 'still' | 'thinking' | 'pausing' {
    const { seating } = this.match;
    if (next.kind === 'over') return 'still';
    if (next.kind === 'choice') return seating.isHere(next.seat) ? 'still' : 'thinking';
    const own = this.board.ownRolls;
    const thrower = this.match.throws(next, own === undefined || own.includes(next.why));
    return thrower === 'asked' ? 'still' : thrower === 'itself' ? 'pausing' : 'thinking';
  }

  private begins(): number {
    this.peeking = false;
    return this.draft.clear();
  }

  private arrived(moment: Moment, last: LastStep | null): void {
    this.idle = this.idleAt(moment);
    const facts = last?.facts ?? [];
    const told = facts.map((fact) => tell(this.play.game, fact, this.names, lang.current));
    this.say([...told, this.nextInWords(this, moment.next)].join(' '));
  }

  /** While the dice tumble, the moment of their throw. */
  private momentFor({ moment }: { readonly moment: Moment }): Moment {
    const { thrown } = this;
    return thrown && thrown.index >= moment.number ? this.cursor.moment : moment;
  }

  private viewAt(state: unknown, moment: Moment): unknown {
    return this.match.seating.view(state, this.eyes, moment);
  }
}

function usualWords({ play, names }: MatchSession, next: Next): string {
  return tellNext(play.game, next, names, lang.current);
}
