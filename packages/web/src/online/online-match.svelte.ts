import type { Review } from '@pocket-stadium/bots';
import { type Refused, type RollNext, type Seat, Seating, type Timeline } from '@pocket-stadium/kernel';
import type { Answer, TableState, TableView, Wish } from '@pocket-stadium/protocol';
import { type Intent, needsTap, type SessionMatch, type Thrower } from '../match/session-match.ts';
import { untilThere } from '../until-there.ts';
import { calledHere } from './hidden-names.svelte.ts';

/** How often giving up is asked again. */
const RESIGN_AGAIN = 3;

type Send = (wish: Wish) => Promise<Answer>;

/** What is known of a table at which a match is played. */
export type Known = Pick<TableState, 'sending' | 'clocks'> & { readonly table: TableView; readonly timeline: Timeline };

/** A match at a table of the server: the server confirms its entries, this asks for them and passes on what the feed tells. */
export class OnlineMatch implements SessionMatch {
  readonly remote = true;
  readonly kept = true;
  /** The match is online already. */
  readonly online = null;
  readonly seating: Seating;
  timeline: Timeline;
  sending = $state(false);
  flagged: Seat | null = $state(null);
  private seats: TableView['seats'] = $state.raw([]);
  private offer: TableView['offer'] = $state.raw(null);
  private heard: () => void = () => undefined;

  constructor(
    known: Known,
    private readonly send: Send,
    /** Where a match can be gone through again. */
    private readonly page: (match: string) => string,
  ) {
    this.timeline = known.timeline;
    this.seating = new Seating(
      this,
      known.table.you,
      (seat) => this.isBot(seat),
      (seat) => (known.table.you.includes(seat) ? null : calledHere(known.table.id, seat, this.seats[seat])),
    );
    this.take(known);
  }

  get play() {
    return this.timeline.play;
  }

  get byHand(): boolean {
    return this.play.header.dice.kind === 'hand';
  }

  /** The permanent page of the match, once it is over. */
  get after(): string | null {
    const { id } = this.play.header;
    return this.play.over && id !== undefined ? this.page(id) : null;
  }

  async learn(review: Review): Promise<void> {
    const { id } = this.play.header;
    if (id === undefined || this.seating.here.length === 0) return;
    const { learnFrom } = await untilThere(() => import('../journey/learn.ts'));
    await learnFrom(id, this.play, review);
  }

  /** A step back that was asked for is not asked for again. */
  get mayGoBack(): boolean {
    return this.seating.here.length > 0 && this.offer?.kind !== 'back';
  }

  listen(heard: () => void): void {
    this.heard = heard;
  }

  /** The feed told something, or something was sent. */
  hear(known: Known): void {
    this.take(known);
    this.heard();
  }

  async ask(intent: Intent): Promise<Refused | null> {
    if (intent.do === 'move') {
      // Named moves are listed as legal already. What they lead to may depend on faces that are hidden here.
      const { game, state } = this.play;
      const step = game.grammar ? game.choose(state, intent.move) : null;
      if (step && !step.ok) return step;
    }
    const answers = await Promise.all(this.wishes(intent).map((wish) => (wish.do === 'resign' ? this.resign(wish) : this.send(wish))));
    const problem = answers.find(({ ok }) => !ok)?.problem;
    return problem ? { ok: false, problem } : null;
  }

  /** Bots play on the server. */
  botMove(): null {
    return null;
  }

  throws(next: RollNext, own: boolean): Thrower {
    const { seating } = this;
    const { seat } = next;
    if (seating.here.length === 0) return 'elsewhere';
    // Somebody here types in real dice for a bot.
    if (this.byHand) return seating.isHere(seat) || seating.isBot(seat) ? 'asked' : 'elsewhere';
    if (!seating.isHere(seat)) return 'elsewhere';
    return own && needsTap(this.timeline.play, next) ? 'asked' : 'itself';
  }

  private take({ table, timeline, sending, clocks }: Known): void {
    this.timeline = timeline;
    this.sending = sending;
    this.seats = table.seats;
    this.offer = table.offer;
    const flagged = clocks?.left.indexOf(0) ?? -1;
    this.flagged = flagged < 0 ? null : flagged;
  }

  private isBot(seat: Seat): boolean {
    const { kind, standIn } = this.seats[seat] ?? {};
    return kind === 'bot' || standIn !== undefined;
  }

  /** Giving up depends on no position: where an entry of somebody else came first, it is asked again. */
  private async resign(wish: Wish): Promise<Answer> {
    let answer = await this.send(wish);
    for (let again = 0; again < RESIGN_AGAIN && answer.problem?.code === 'not-next' && !this.play.over; again++)
      answer = await this.send(wish);
    return answer;
  }

  private wishes(intent: Intent): Wish[] {
    const { next } = this.play;
    const { here } = this.seating;
    const due = next.kind === 'over' ? 0 : next.seat;
    switch (intent.do) {
      case 'move':
        return [{ do: 'move', seat: due, move: intent.move }];
      case 'roll':
        return [{ do: 'roll', seat: this.speakerFor(due), ...(intent.faces ? { faces: [...intent.faces] } : {}) }];
      case 'resign':
        return [{ do: 'resign', seat: intent.seat }];
      case 'draw':
        return here.map((seat): Wish => ({ do: 'draw', seat }));
      case 'back':
        return this.wishesBack(intent.to);
    }
  }

  /** Faces are corrected at once. For a move all who sit here agree to what one of them asks. */
  private wishesBack(to: number): Wish[] {
    const { here } = this.seating;
    const asker = this.speakerFor(this.play.lastInForce()?.seat ?? 0);
    const seats = to === this.play.correction()?.to ? [asker] : [asker, ...here.filter((seat) => seat !== asker)];
    return seats.map((seat): Wish => ({ do: 'back', seat, to }));
  }

  /** Who speaks for a seat: itself, or somebody here for a bot. */
  private speakerFor(seat: Seat): Seat {
    return this.seating.isHere(seat) ? seat : (this.seating.here[0] ?? seat);
  }
}
