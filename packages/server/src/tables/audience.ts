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
  /** Wants `turn` messages. */
  readonly turns: boolean;
  /** Knows the second fair dice. */
  readonly second: boolean;
  /** Round trip of the connection in milliseconds. */
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

/** What is shown. */
export interface Scene {
  readonly table: TableData;
  readonly match: UnderWay | null;
  view(you: readonly Seat[]): TableView;
}

/** Everybody who looks at one table: who is here, and what each of them is sent. */
export class Audience {
  private readonly seats = new Map<Listener, readonly Seat[]>();
  private readonly awaySince = new Map<Seat, number>();
  private presenceDue: NodeJS.Timeout | null = null;
  /** Who is here through other nodes; null when nobody knows. */
  private elsewhere: Elsewhere | null = { seats: [], watchers: 0, away: new Map() };
  /** What everybody here has been told. */
  private told: { rev: number; match: string | null; entries: number; over: boolean };
  /** Somebody with a seat knows so many entries more than are stored. */
  onBehind: (missing: number) => void = () => {};
  /** Somebody came or went on this node. */
  onPresence: () => void = () => {};

  constructor(
    private readonly scene: Scene,
    private readonly signer: Signer,
    private readonly steady: () => number,
    private readonly crowd: Crowd,
    private readonly limits: Pick<Limits, 'watchers' | 'watchersFrom' | 'seatFeeds'>,
  ) {
    for (const seat of scene.table.seats.keys()) this.awaySince.set(seat, steady());
    this.told = this.standing();
  }

  get size(): number {
    return this.seats.size;
  }

  /** The seats that a listener acts for; also one that is gone, whose request may still wait for its turn. */
  seatsOf(listener: Listener): readonly Seat[] {
    return this.seats.get(listener) ?? heldSeats(this.scene.table, listener.identity, this.signer);
  }

  /** Whether there is room for a visitor. Seats always get in; who watches is counted, in all and by address. */
  welcomes({ identity, address }: Pick<Listener, 'identity' | 'address'>): boolean {
    if (heldSeats(this.scene.table, identity, this.signer).length > 0) return true;
    if (!this.crowd.hasRoom(address) || this.watchers() < this.limits.watchersFrom) return this.crowd.hasRoom(address);
    let from = 0;
    for (const [listener, seats] of this.seats) if (seats.length === 0 && listener.address === address) from++;
    return from < this.limits.watchersFrom && this.watchers() < this.limits.watchers;
  }

  /** A seat that came and was not let in is not away: its absence counts from now. */
  excuse(seats: readonly Seat[]): void {
    for (const seat of seats) if (this.awaySince.has(seat)) this.awaySince.set(seat, this.steady());
  }

  /** Who has the seats of a listener open already on more devices than anybody owns: the oldest makes room. */
  private makeRoom(seats: readonly Seat[]): void {
    if (seats.length === 0) return;
    const same = [...this.seats].filter(([, held]) => sameSeats(held, seats));
    if (same.length >= this.limits.seatFeeds) same[0]?.[0].close('full-house');
  }

  /** Takes a listener in and sends what it lacks. */
  add(listener: Listener, since: Since): void {
    const seats = heldSeats(this.scene.table, listener.identity, this.signer);
    this.makeRoom(seats);
    this.seats.set(listener, seats);
    if (seats.length === 0) this.crowd.enter(listener, listener.address);
    send(listener, { type: 'table', table: this.viewFor(listener, seats) });
    const { match } = this.scene;
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

  isHere(seat: Seat): boolean {
    for (const seats of this.seats.values()) if (seats.includes(seat)) return true;
    return this.elsewhere?.seats.includes(seat) ?? false;
  }

  /** Of those here through this node who hold seats: how many, and where the first of them comes from. */
  waiting(): { readonly people: number; readonly address: string } | null {
    const seated = [...this.seats].filter(([, seats]) => seats.length > 0);
    const [first] = seated;
    return first ? { people: new Set(seated.flatMap(([, seats]) => seats)).size, address: first[0].address } : null;
  }

  /** How long a seat has been away, in milliseconds; 0 when it is here, or when nobody knows. */
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
      // What all nodes know together goes before what this one remembers.
      if (this.awaySince.has(seat)) this.awaySince.set(seat, since);
    }
    this.tellPresence();
  }

  tell(message: FeedMessage): void {
    this.pass(JSON.stringify(message));
  }

  /** A message that was made elsewhere. */
  pass(text: string): void {
    for (const listener of this.seats.keys()) listener.send(text);
  }

  /** Tells everybody what they lack: the scene was read again, and others may have gone on with it. */
  catchUp(): void {
    const { match } = this.scene;
    const now = this.standing();
    const same = now.match === this.told.match;
    if (match && same && now.entries > this.told.entries) this.entriesStored(match, this.told.entries);
    if (now.rev !== this.told.rev) this.tableChanged();
    if (!same) this.matchBegan();
    if (now.over && !this.told.over) this.matchEnded();
    this.told = now;
  }

  private standing() {
    const { table, match } = this.scene;
    return {
      rev: table.rev,
      match: match?.play.header.id ?? null,
      entries: match?.entries ?? 0,
      over: table.status === 'over' && match !== null,
    };
  }

  /** The table changed: everybody gets it, and whoever sits elsewhere now sees the match from there. */
  tableChanged(): void {
    this.told.rev = this.scene.table.rev;
    const texts = new Map<string, string>();
    for (const [listener, before] of this.seats) {
      const seats = heldSeats(this.scene.table, listener.identity, this.signer);
      const key = `${seats.join()} ${listener.second}`;
      const text = texts.get(key) ?? JSON.stringify({ type: 'table', table: this.viewFor(listener, seats) } satisfies FeedMessage);
      texts.set(key, text);
      listener.send(text);
      if (sameSeats(seats, before)) continue;
      this.seats.set(listener, seats);
      if (seats.length === 0) this.crowd.enter(listener, listener.address);
      else this.crowd.leave(listener, listener.address);
      if (this.scene.match) this.sendMatch(listener, this.scene.match, 0);
      this.presenceChanged();
    }
  }

  /** Who knows only the first fair dice, an old page in a browser's cache, is told to load the new one. */
  private viewFor({ second }: Listener, seats: readonly Seat[]): TableView {
    const view = this.scene.view(seats);
    return second || view.fair === null || view.notice ? view : { ...view, notice: no('reload').problem };
  }

  matchBegan(): void {
    const { match } = this.scene;
    this.told = { ...this.standing(), rev: this.told.rev };
    if (match) for (const listener of this.seats.keys()) this.sendMatch(listener, match, 0);
  }

  /** The seed is out: the header once more. */
  matchEnded(): void {
    const { match } = this.scene;
    this.told.over = true;
    if (match) this.tell(matchMessage(match.play.seenHeader(), match.entries));
  }

  /** The latest entry, which revealed the entries `revealed`, masked for each reader. */
  entryStored(match: UnderWay, revealed: readonly number[]): void {
    const { play, sight, clock } = match;
    const n = match.entries;
    this.told.entries = n;
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

  /** Everything after entry `have`, masked for each reader. */
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
    for (const seat of this.scene.table.seats.keys()) {
      if (this.isHere(seat)) this.awaySince.delete(seat);
      else if (!this.awaySince.has(seat)) this.awaySince.set(seat, this.steady());
    }
  }

  /** People come and go in bursts: one notice for all. */
  private tellPresence(): void {
    this.presenceDue ??= setTimeout(() => {
      this.presenceDue = null;
      this.tell(this.presence());
    }, 50).unref();
  }

  private watchers(): number {
    let count = 0;
    for (const seats of this.seats.values()) if (seats.length === 0) count++;
    return count;
  }

  private presence(): FeedMessage {
    const here: Seat[] = [];
    const away: { seat: Seat; for: number }[] = [];
    for (const [seat, { holder }] of this.scene.table.seats.entries()) {
      if (holder.kind !== 'person') continue;
      if (this.isHere(seat)) here.push(seat);
      else away.push({ seat, for: Math.round(this.awayFor(seat)) });
    }
    return { type: 'presence', here, away, watchers: this.watchers() + (this.elsewhere?.watchers ?? 0) };
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
