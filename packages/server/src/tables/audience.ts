import { type Entry, type Header, type Seat, viewOf } from '@pocket-stadium/kernel';
import type { FeedMessage, TableView } from '@pocket-stadium/protocol';
import type { Limits } from '../config.ts';
import type { Signer } from '../ids.ts';
import type { Elsewhere, Present } from '../nodes/presence.ts';
import type { Crowd } from './crowd.ts';
import { heldSeats, type Identity, type TableData } from './table.ts';
import type { UnderWay } from './under-way.ts';
import { no } from './words.ts';

/** Somebody who reads the feed, over whatever framing. */
export interface Listener {
  readonly identity: Identity;
  /** Where it comes from. */
  readonly address: string;
  /** Whether it wants `turn` messages. */
  readonly turns: boolean;
  /** Whether it knows the second fair dice. */
  readonly second: boolean;
  /** The round trip of the connection in milliseconds. */
  readonly lag: number;
  send(text: string): void;
  close(why: string): void;
}

/** What a listener has when it comes. */
export interface Since {
  readonly match?: string | undefined;
  readonly have?: number | undefined;
  readonly as?: readonly Seat[] | undefined;
}

/** What the audience looks at. */
export interface Viewed {
  readonly table: TableData;
  readonly match: UnderWay | null;
  view(you: readonly Seat[]): TableView;
}

/** Everybody who looks at one table: who is here, and what each of them is sent. */
export class Audience {
  private readonly seats = new Map<Listener, readonly Seat[]>();
  private readonly awaySince = new Map<Seat, number>();
  private presenceDue: NodeJS.Timeout | null = null;
  /** Who is here through other nodes; null when it cannot be known. */
  private elsewhere: Elsewhere | null = { seats: [], watchers: 0, away: new Map(), listening: false };
  /** How far everybody here has been told. */
  private lastNotice: { rev: number; match: string | null; entries: number; over: boolean };
  /** Called when somebody with a seat knows so many entries more than are stored. */
  onBehind: (missing: number) => void = () => {};
  /** Called when somebody came or went on this node. */
  onPresence: () => void = () => {};

  constructor(
    private readonly viewed: Viewed,
    private readonly signer: Signer,
    private readonly steady: () => number,
    private readonly crowd: Crowd,
    private readonly limits: Pick<Limits, 'watchers' | 'watchersFrom' | 'seatFeeds'>,
  ) {
    for (const seat of viewed.table.seats.keys()) this.awaySince.set(seat, steady());
    this.lastNotice = this.nowKnown();
  }

  get size(): number {
    return this.seats.size;
  }

  /** The seats that a listener acts for. The listener may be gone while its request waits for its turn. */
  seatsOf(listener: Listener): readonly Seat[] {
    return this.seats.get(listener) ?? heldSeats(this.viewed.table, listener.identity, this.signer);
  }

  /** Where a seat is connected from, here; null while it is away. */
  addressOf(seat: Seat): string | null {
    for (const [listener, seats] of this.seats) if (seats.includes(seat)) return listener.address;
    return null;
  }

  /** Whether there is room for a visitor. Seats always get in; spectators are counted, in all and by address. */
  welcomes({ identity, address }: Pick<Listener, 'identity' | 'address'>): boolean {
    if (heldSeats(this.viewed.table, identity, this.signer).length > 0) return true;
    if (!this.crowd.hasRoom(address) || this.watchers() < this.limits.watchersFrom) return this.crowd.hasRoom(address);
    let from = 0;
    for (const [listener, seats] of this.seats) if (seats.length === 0 && listener.address === address) from++;
    return from < this.limits.watchersFrom && this.watchers() < this.limits.watchers;
  }

  /** A seat that came and was not let in is not away: its absence counts from now. */
  excuse(seats: readonly Seat[]): void {
    for (const seat of seats) if (this.awaySince.has(seat)) this.awaySince.set(seat, this.steady());
  }

  /** Where the same seats are open on more devices than anybody owns, the oldest connection makes room. */
  private makeRoom(seats: readonly Seat[]): void {
    if (seats.length === 0) return;
    const same = [...this.seats].filter(([, held]) => sameSeats(held, seats));
    if (same.length >= this.limits.seatFeeds) same[0]?.[0].close('full-house');
  }

  /** Takes a listener in and sends what it lacks. */
  add(listener: Listener, since: Since): void {
    const seats = heldSeats(this.viewed.table, listener.identity, this.signer);
    this.makeRoom(seats);
    this.seats.set(listener, seats);
    if (seats.length === 0) this.crowd.enter(listener, listener.address);
    send(listener, { type: 'table', table: this.viewFor(listener, seats) });
    const { match } = this.viewed;
    if (match) {
      const same = since.match === match.play.header.id;
      const missing = same ? (since.have ?? 0) - match.entries : 0;
      if (missing > 0 && seats.length > 0) this.onBehind(missing);
      const have = same && sameSeats(seats, since.as ?? []) ? Math.min(since.have ?? 0, match.entries) : 0;
      this.sendMatch(listener, match, have, missing);
    }
    this.presenceChanged();
  }

  remove(listener: Listener): void {
    this.crowd.leave(listener, listener.address);
    if (this.seats.delete(listener)) this.presenceChanged();
  }

  closeAll(why: string): void {
    for (const listener of [...this.seats.keys()]) listener.close(why);
  }

  /** Hangs up on everybody who comes from one of these addresses. */
  closeFrom(addresses: ReadonlySet<string>, why: string): void {
    for (const listener of [...this.seats.keys()]) if (addresses.has(listener.address)) listener.close(why);
  }

  isHere(seat: Seat): boolean {
    for (const seats of this.seats.values()) if (seats.includes(seat)) return true;
    return this.elsewhere?.seats.includes(seat) ?? false;
  }

  /** How many seats are here, where some are here through this node, and where the first of these comes from. */
  waiting(): { readonly people: number; readonly address: string } | null {
    const seated = [...this.seats].filter(([, seats]) => seats.length > 0);
    const [first] = seated;
    if (!first) return null;
    const here = [...seated.flatMap(([, seats]) => seats), ...(this.elsewhere?.seats ?? [])];
    return { people: new Set(here).size, address: first[0].address };
  }

  /** How long a seat has been away, in milliseconds; 0 when it is here, or when it cannot be known. */
  awayFor(seat: Seat): number {
    const since = this.awaySince.get(seat);
    return since === undefined || this.elsewhere === null ? 0 : this.steady() - since;
  }

  /** Who is here through this node, and since when the others are away. */
  present(): { readonly here: Present; readonly away: ReadonlyMap<Seat, number> } {
    const seats = [...new Set([...this.seats.values()].flat())];
    return { here: { seats, watchers: this.watchers() }, away: this.awaySince };
  }

  /** Who is here through the other nodes. */
  seeElsewhere(elsewhere: Elsewhere | null): void {
    this.elsewhere = elsewhere;
    this.noteAbsence();
    for (const [seat, since] of elsewhere?.away ?? []) {
      // What all nodes know together counts more than what this one remembers.
      if (this.awaySince.has(seat)) this.awaySince.set(seat, since);
    }
    this.tellPresence();
  }

  tell(message: FeedMessage): void {
    this.pass(JSON.stringify(message));
  }

  /** Passes on a message that was made elsewhere. */
  pass(text: string): void {
    for (const listener of this.seats.keys()) listener.send(text);
  }

  /** Tells everybody what they lack, after the table was read again: other nodes may have gone on with it. */
  catchUp(): void {
    const { match } = this.viewed;
    const now = this.nowKnown();
    const same = now.match === this.lastNotice.match;
    if (match && same && now.entries > this.lastNotice.entries) this.entriesStored(match, this.lastNotice.entries);
    if (now.rev !== this.lastNotice.rev) this.tableChanged();
    if (!same) this.matchBegan();
    if (now.over && !this.lastNotice.over) this.matchEnded();
    this.lastNotice = now;
  }

  private nowKnown() {
    const { table, match } = this.viewed;
    return {
      rev: table.rev,
      match: match?.play.header.id ?? null,
      entries: match?.entries ?? 0,
      over: table.status === 'over' && match !== null,
    };
  }

  /** The table changed. Everybody gets it, and those who sit elsewhere now see the match from there. */
  tableChanged(): void {
    this.lastNotice.rev = this.viewed.table.rev;
    const texts = new Map<string, string>();
    for (const [listener, before] of this.seats) {
      const seats = heldSeats(this.viewed.table, listener.identity, this.signer);
      const key = `${seats.join()} ${listener.second}`;
      const text = texts.get(key) ?? JSON.stringify({ type: 'table', table: this.viewFor(listener, seats) } satisfies FeedMessage);
      texts.set(key, text);
      listener.send(text);
      if (sameSeats(seats, before)) continue;
      this.seats.set(listener, seats);
      if (seats.length === 0) this.crowd.enter(listener, listener.address);
      else this.crowd.leave(listener, listener.address);
      if (this.viewed.match) this.sendMatch(listener, this.viewed.match, 0);
      this.presenceChanged();
    }
  }

  /** A reader that knows only the first fair dice is an old page in a browser's cache. It is told to load the new one. */
  private viewFor({ second }: Listener, seats: readonly Seat[]): TableView {
    const view = this.viewed.view(seats);
    return second || view.fair === null || view.notice ? view : { ...view, notice: no('reload').problem };
  }

  matchBegan(): void {
    const { match } = this.viewed;
    this.lastNotice = { ...this.nowKnown(), rev: this.lastNotice.rev };
    if (match) for (const listener of this.seats.keys()) this.sendMatch(listener, match, 0);
  }

  /** The seed is out, so the header is sent once more. */
  matchEnded(): void {
    const { match } = this.viewed;
    this.lastNotice.over = true;
    if (match) this.tell(matchMessage(match.play.seenHeader(), match.entries));
  }

  /** Sends the latest entry, which revealed the entries `revealed`, masked for each reader. */
  entryStored(match: UnderWay, revealed: readonly number[]): void {
    const { play, sight, clock } = match;
    const n = match.entries;
    this.lastNotice.entries = n;
    const clocks = clock?.view(this.steady());
    const link = match.second?.news() ?? null;
    const texts = new Map<string, string>();
    for (const [listener, seats] of this.seats) {
      const key = sight.open ? '' : seats.join();
      let text = texts.get(key);
      if (text === undefined) {
        const entries = sight.open ? [play.entries[n - 1] as Entry] : sight.entries(seats, n);
        const reveals = revealed.length === 0 ? [] : sight.reveals(seats, revealed);
        text = JSON.stringify({
          type: 'entries',
          match: play.header.id as string,
          first: n,
          entries,
          reveals,
          ...(link ? { link } : {}),
          ...(clocks ? { clocks } : {}),
        } satisfies FeedMessage);
        texts.set(key, text);
      }
      listener.send(text);
      if (listener.turns) this.sendTurn(listener, seats, match);
    }
  }

  /** Sends everything after entry `have`, masked for each reader. */
  private entriesStored(match: UnderWay, have: number): void {
    for (const [listener, seats] of this.seats) this.sendEntries(listener, seats, match, have);
  }

  private sendMatch(listener: Listener, match: UnderWay, have: number, missing = 0): void {
    send(listener, matchMessage(match.play.seenHeader(), have, missing));
    this.sendEntries(listener, this.seatsOf(listener), match, have);
  }

  private sendEntries(listener: Listener, seats: readonly Seat[], match: UnderWay, have: number): void {
    const { play, sight, clock } = match;
    const entries = sight.entries(seats, have + 1);
    const reveals = sight.revealedSince(seats, have);
    if (entries.length > 0 || reveals.length > 0) {
      const clocks = clock ? { clocks: clock.view(this.steady()) } : {};
      const link = match.second?.newest() ?? null;
      const news = { entries, reveals, ...(link ? { link } : {}), ...clocks };
      send(listener, { type: 'entries', match: play.header.id as string, first: have + 1, ...news });
    }
    if (listener.turns) this.sendTurn(listener, seats, match);
  }

  private sendTurn(listener: Listener, seats: readonly Seat[], { play, entries }: UnderWay): void {
    const { next, game, state } = play;
    if (next.kind === 'over' || !seats.includes(next.seat)) return;
    const moves = next.kind === 'choice' ? [...game.moves(viewOf(game, state, next.seat))] : [];
    send(listener, { type: 'turn', n: entries + 1, next, moves });
  }

  private presenceChanged(): void {
    this.noteAbsence();
    this.tellPresence();
    this.onPresence();
  }

  private noteAbsence(): void {
    for (const seat of this.viewed.table.seats.keys()) {
      if (this.isHere(seat)) this.awaySince.delete(seat);
      else if (!this.awaySince.has(seat)) this.awaySince.set(seat, this.steady());
    }
  }

  /** People come and go in bursts, so one notice is sent for all. */
  private tellPresence(): void {
    this.presenceDue ??= setTimeout(() => {
      this.presenceDue = null;
      this.tell(this.presence());
    }, 50).unref();
  }

  watchers(): number {
    let count = 0;
    for (const seats of this.seats.values()) if (seats.length === 0) count++;
    return count;
  }

  /** The same over all nodes. */
  watchersInAll(): number {
    return this.watchers() + (this.elsewhere?.watchers ?? 0);
  }

  private presence(): FeedMessage {
    const here: Seat[] = [];
    const away: { seat: Seat; for: number }[] = [];
    for (const [seat, { holder }] of this.viewed.table.seats.entries()) {
      if (holder.kind !== 'person') continue;
      if (this.isHere(seat)) here.push(seat);
      else away.push({ seat, for: Math.round(this.awayFor(seat)) });
    }
    return { type: 'presence', here, away, watchers: this.watchersInAll() };
  }
}

function matchMessage(header: Header, keep: number, missing = 0): FeedMessage {
  return { type: 'match', match: header.id as string, header, keep, ...(missing > 0 ? { missing } : {}) };
}

function send(listener: Listener, message: FeedMessage): void {
  listener.send(JSON.stringify(message));
}

function sameSeats(a: readonly Seat[], b: readonly Seat[]): boolean {
  return a.length === b.length && a.every((seat, i) => seat === b[i]);
}
