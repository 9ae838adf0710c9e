import type { Answer, Command, TableView, Wish } from '@pocket-stadium/protocol';
import type { Entry, Play, Seat } from '@pocket-stadium/rules';
import type { BoardModule } from '../../kit/board.ts';
import { pace } from '../match/pace.ts';
import { type TakeBack, takeBack } from '../match/seats.ts';
import { Table } from '../match/table.svelte.ts';
import { settings } from '../settings.svelte.ts';
import { playSound } from '../ui/sound.ts';
import type { OnlineMatch } from './online-match.ts';

type Send = (wish: Wish) => Promise<Answer>;

/** Further behind than this, the screen leaps to what happened last. */
const MOST_BEHIND = 4;

/**
 * A table of the server: shows what was told, one entry after the other, and asks the server where a local table
 * would decide itself. What was asked and not answered yet keeps the table in the phase `sending`.
 */
export class OnlineTable extends Table {
  override readonly remote = true;
  private following = false;
  /** What is shown was told anew meanwhile. */
  private stale = false;
  private rung = false;
  /** Facts of the move on its way that the board has shown already. */
  private entered = 0;
  private pending: readonly Command[] = [];
  /** The entry that the server acknowledged last: over plain HTTP it may be told a little later. */
  private acknowledged = 0;
  private seats: TableView['seats'];
  private offer: TableView['offer'] = $state.raw(null);

  constructor(
    override readonly match: OnlineMatch,
    board: BoardModule,
    private readonly send: Send,
    { seats, offer }: TableView,
  ) {
    super(match, board);
    this.seats = seats;
    this.offer = offer;
  }

  /** Own moves can be asked back while the others think, once. */
  override readonly takeBack: TakeBack | null = $derived.by(() => {
    const { steps } = this.shown;
    const still = (this.phase === 'still' || this.phase === 'thinking') && this.offer?.kind !== 'back';
    return still && this.match.here.length > 0 ? takeBack(this.play, this.match.here, this.isBot, steps.at(-1)?.entry) : null;
  });

  override start(): void {
    this.tellNext();
    void this.follow();
  }

  /** What the server told now, and what it has not answered. */
  hear(play: Play, { seats, offer }: TableView, pending: readonly Command[]): void {
    this.pending = pending;
    this.seats = seats;
    this.offer = offer;
    if (this.match.hear(play)) this.stale = true;
    void this.follow();
  }

  /** The server has stored an entry of ours. */
  acknowledge(n: number): void {
    this.acknowledged = n;
  }

  override roll(): void {
    const { next } = this.play;
    if (next.kind === 'roll' && !this.match.byHand) void this.enter({ type: 'roll', seat: next.seat, faces: null, from: 'fair' });
  }

  /** Asks for an entry; it is shown when the server tells it. */
  protected override async enter(entry: Entry): Promise<void> {
    if (this.match.behind > 0 || this.phase === 'sending') return;
    if (entry.type === 'move') {
      // Named moves are handed out as legal; what they lead to may hang on faces that are hidden here.
      const step = this.play.game.grammar ? this.play.game.choose(this.play.state, entry.move) : null;
      if (step && !step.ok) return this.refuse(step);
      this.held = this.parts.length > 0 ? (this.progress?.preview ?? null) : null;
      this.entered = this.parts.length > 0 ? (this.progress?.facts?.length ?? 0) : 0;
    }
    this.problem = null;
    this.phase = 'sending';
    const answers = await Promise.all(this.wishes(entry).map((wish) => this.send(wish)));
    const problem = answers.find(({ ok }) => !ok)?.problem;
    if (problem) {
      this.held = null;
      this.refuse({ ok: false, problem });
    }
    void this.follow();
  }

  private wishes(entry: Entry): Wish[] {
    const { here } = this.match;
    switch (entry.type) {
      case 'move':
        return [{ do: 'move', seat: entry.seat, move: entry.move }];
      case 'roll':
        return [{ do: 'roll', seat: this.thrower(entry.seat), ...(entry.faces ? { faces: [...entry.faces] } : {}) }];
      case 'forfeit':
        return [{ do: 'resign', seat: entry.seat }];
      case 'draw':
        return here.map((seat): Wish => ({ do: 'draw', seat }));
      case 'back': {
        const last = this.shown.steps.at(-1)?.entry;
        const asker = last && 'seat' in last && this.isHere(last.seat) ? last.seat : this.thrower(0);
        if (entry.to === this.play.correction()?.to) return [{ do: 'back', seat: asker, to: entry.to }];
        return [asker, ...here.filter((seat) => seat !== asker)].map((seat): Wish => ({ do: 'back', seat, to: entry.to }));
      }
    }
  }

  /** Who speaks for the dice on the table: the seat itself, or somebody here for a bot. */
  private thrower(seat: Seat): Seat {
    return this.isHere(seat) ? seat : (this.match.here[0] ?? seat);
  }

  /** Shows what is behind, then waits for whoever is to act. */
  private async follow(): Promise<void> {
    if (this.following) return;
    this.following = true;
    const { turn } = this;
    this.refresh();
    while (turn === this.turn && this.match.behind > 0) {
      if (this.match.behind > MOST_BEHIND) {
        this.match.leap(1);
        this.stale = true;
      }
      this.refresh();
      const before = this.play.state;
      const entry = this.match.advance();
      if (!entry) break;
      this.problem = null;
      this.parts = [];
      this.peeking = false;
      this.skipped = false;
      const { entered } = this;
      this.entered = 0;
      await this.show(entry, before, entered, turn);
      this.refresh();
    }
    this.following = false;
    if (turn === this.turn) this.wait();
  }

  /** Everything up to date: who acts now? */
  private wait(): void {
    const { next } = this.play;
    if (this.acknowledged > this.play.entries.length || this.pending.some((command) => 'n' in command)) {
      this.phase = 'sending';
      return;
    }
    if (this.phase === 'pausing') return;
    if (this.phase === 'sending') this.held = null;
    if (next.kind === 'over') {
      this.phase = 'still';
      if (!this.rung) playSound('end');
      this.rung = true;
      return;
    }
    const mine = this.isHere(next.seat) || (next.kind === 'roll' && this.match.byHand && this.isBot(next.seat));
    this.phase = mine && this.match.here.length > 0 ? 'still' : 'thinking';
    if (mine && next.kind === 'roll' && !this.match.byHand && this.throwsItself(next.why, next.seat)) void this.throwSoon();
  }

  private async throwSoon(): Promise<void> {
    const { turn } = this;
    const { length } = this.play.entries;
    this.phase = 'pausing';
    await this.waits.wait(pace().pause);
    if (turn !== this.turn || this.phase !== 'pausing') return;
    this.phase = 'still';
    if (length === this.play.entries.length) this.roll();
  }

  protected override readonly isBot = (seat: Seat): boolean => {
    const { kind, standIn } = this.seats[seat] ?? {};
    return kind === 'bot' || standIn !== undefined;
  };

  protected override throwsItself(why: string, seat: Seat): boolean {
    const own = this.board.ownRolls;
    return this.isHere(seat) && (settings.autoRoll || (own !== undefined && !own.includes(why)));
  }

  /** Draws what was told anew: faces that came out, or what others did meanwhile. */
  private refresh(): void {
    if (!this.stale) return;
    this.stale = false;
    const { last, entries } = this.shown;
    this.shown = this.snapshot(entries === this.play.entries.length ? last : null, this.play.history());
    this.thrown = this.latestThrow();
  }
}
