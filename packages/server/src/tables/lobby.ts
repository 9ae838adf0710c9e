import { accept, findGame, type Game, type Result, type Seat } from '@pocket-stadium/kernel';
import type { NewTable, Sit } from '@pocket-stadium/protocol';
import { newId } from '../ids.ts';
import type { Pinned } from '../nodes/listing-board.ts';
import type { News } from '../nodes/news.ts';
import type { Services } from '../services.ts';
import { tablesOf } from '../store/chairs.ts';
import { FORGOTTEN, forgetGuest } from '../store/guests.ts';
import type { TableRow } from '../store/schema.ts';
import { findTable, noteDue, timedTables, waitingTables } from '../store/tables.ts';
import { beginIfReady, type Sitter, sit } from './acts/gather.ts';
import { giveUp, startAnew } from './dice/start.ts';
import { ARRIVAL } from './listing-pin.ts';
import { createTable } from './new-table.ts';
import { Room } from './room.ts';
import { type Identity, readTable, type SeatData } from './table.ts';
import { no } from './words.ts';

/** Milliseconds between two tables that are sent to another node, and for all of them together. */
const APART = 5;
const APART_IN_ALL = 2000;
/** A table that is played at on another node is dropped when nobody here has asked for it for so many milliseconds. */
const LEFT_AFTER = 2000;
/** Milliseconds after which a table is looked at again that has a clock which does not run. */
const LOOK_AGAIN = 60_000;

/** Milliseconds for which the listing is not looked through again. */
const LISTING_HOLDS = 200;

interface Seated {
  readonly room: Room;
  readonly seat: Seat;
}

/** All tables: those in use are rooms in memory, the others rest in the store. */
export class Lobby {
  private readonly rooms = new Map<string, Promise<Room | null>>();
  private readonly sweeper: NodeJS.Timeout;
  private listed: { readonly at: number; readonly tables: Promise<Pinned[]> } | null = null;
  /** Whether the server is about to stop: nobody new is let in. */
  closing = false;
  /** Whether the store answers. */
  reachable = true;

  constructor(private readonly services: Services) {
    this.sweeper = setInterval(() => this.sweep(), 1000 * Math.max(0.2, services.config.idleAfter / 4)).unref();
  }

  get size(): number {
    return this.rooms.size;
  }

  async find(id: string): Promise<Result<Room>> {
    if (this.closing) return no('closing');
    let loading = this.rooms.get(id);
    if (!loading) {
      loading = this.load(id);
      this.rooms.set(id, loading);
    }
    const room = await loading;
    return room ? accept(room) : no('no-such-table');
  }

  /** A person with this identity was turned away before the table was asked. */
  async excuse(id: string, identity: Identity): Promise<void> {
    (await this.rooms.get(id)?.catch(() => null))?.presence.excuse(identity);
  }

  private async load(id: string): Promise<Room | null> {
    const { db, nodes } = this.services;
    try {
      // The node listens before it reads the table, so that it hears of later changes.
      await nodes.wire?.listen(id);
      const row = await findTable(db, id);
      if (row) return new Room(this.services, row);
    } catch (error) {
      this.drop(id);
      throw error;
    }
    this.drop(id);
    return null;
  }

  private drop(id: string): void {
    this.rooms.delete(id);
    this.services.nodes.wire?.ignore(id);
  }

  /**
   * Wakes tables that nobody has in memory and on which a flag may have fallen, or all on which a clock runs: flags fall
   * whether anybody looks or not. What is not due is noted, so that no other node looks in vain.
   */
  async wake(which: 'due' | 'all', going: () => boolean = () => true): Promise<void> {
    const { db, now } = this.services;
    for await (const id of timedTables(db, which === 'due' ? now() : null)) {
      if (!going()) return;
      if (this.rooms.has(id)) continue;
      const room = await this.find(id);
      if (!room.ok) continue;
      await room.value.exclusively(async () => {});
      await this.noteFlag(room.value);
    }
  }

  /** Tells other nodes until when nobody need look at the clock of a table. */
  private async noteFlag({ table, untilFlag }: Room): Promise<void> {
    const { db, now, nodes } = this.services;
    if (nodes.shared && table.status === 'playing' && table.clock) await noteDue(db, table.id, now() + (untilFlag ?? LOOK_AGAIN));
  }

  /**
   * Another node told something about a table. (A table that could not be read is no longer here: the request that asked for it
   * was told why, and so was the log.)
   */
  async hear(id: string, news: News): Promise<void> {
    const room = await this.rooms.get(id)?.catch(() => null);
    // The table is played at elsewhere, and nobody here asks for it. Following it would cost as much as playing it.
    const elsewhere = news.kind === 'stored' || news.kind === 'presence';
    if (room && elsewhere && room.idle(this.services.steady() - LEFT_AFTER)) return this.letGo(room);
    room?.hear(news);
  }

  /** A table leaves memory. */
  private async letGo(room: Room): Promise<void> {
    this.drop(room.table.id);
    room.rest();
    // If this fails, other nodes look sooner than they need.
    await this.noteFlag(room).catch((error: unknown) => this.services.log.warn({ err: error }, 'when a flag may fall could not be noted'));
  }

  /** All tables in memory here. Of one that could not be read the request was told, here and below. */
  async all(): Promise<Room[]> {
    const rooms = await Promise.all([...this.rooms.values()].map((loading) => loading.catch(() => null)));
    return rooms.flatMap((room) => (room ? [room] : []));
  }

  /** The tables that somebody looks at here. */
  async watched(): Promise<Room[]> {
    const rooms = await Promise.all([...this.rooms.values()].map((loading) => loading.catch(() => null)));
    return rooms.flatMap((room) => (room && room.audience.size > 0 ? [room] : []));
  }

  /** The store went away or came back: everybody is told, and nobody's clock is charged for it. */
  async setReachable(reachable: boolean): Promise<void> {
    if (reachable === this.reachable) return;
    this.reachable = reachable;
    if (reachable) this.services.nodes.storeBackAt = this.services.steady();
    for (const room of await this.watched()) {
      room.audience.tell({ type: 'store', reachable });
      if (!reachable) continue;
      room.doubt();
      room.look();
    }
  }

  async create(host: Sitter, wish: NewTable, asker: string): Promise<Result<Room>> {
    const room = await this.open(await createTable(this.services, host, wish, asker));
    if (room.ok && room.value.table.public) await this.welcome(room.value, asker);
    return room;
  }

  /** A new table is in the listing before its host has come to it. */
  private async welcome(room: Room, address: string): Promise<void> {
    room.pin.expect(address);
    await room.presence.say();
  }

  /** Public tables with people at them here, those with the most first. They are looked up once in a while, however many ask. */
  waiting(): Promise<Pinned[]> {
    const now = this.services.steady();
    if (!this.listed || now - this.listed.at > LISTING_HOLDS) this.listed = { at: now, tables: this.findWaiting() };
    return this.listed.tables;
  }

  private async findWaiting(): Promise<Pinned[]> {
    const rooms = await Promise.all([...this.rooms.values()].map((loading) => loading.catch(() => null)));
    const there = rooms.flatMap((room) => {
      const place = room?.pin.place;
      return room && place ? [{ id: room.table.id, from: place.address, people: place.people, updated: room.table.updated }] : [];
    });
    return there.sort((a, b) => b.people - a.people || b.updated - a.updated);
  }

  private async open(id: Result<string>): Promise<Result<Room>> {
    if (!id.ok) return id;
    const room = await this.find(id.value);
    if (room.ok) await room.value.fresh(() => beginIfReady(room.value));
    return room;
  }

  async sit(id: string, sitter: Sitter, wish: Sit): Promise<Result<Seated>> {
    const room = await this.find(id);
    if (!room.ok) return room;
    const seat = await room.value.fresh(() => sit(room.value, sitter, wish));
    return seat.ok ? accept({ room: room.value, seat: seat.value }) : seat;
  }

  /** A quick match of this game against anybody: sits down where somebody waits, or waits. */
  async quick(sitter: Sitter, gameId: string, address: string): Promise<Result<Seated>> {
    const game = findGame(this.services.games, gameId);
    if (!game.ok) return game;
    const { quick } = this.services.nodes;
    const search = () => this.seekOrWait(sitter, game.value, address);
    return quick ? quick.inTurn(gameId, search) : search();
  }

  private async seekOrWait(sitter: Sitter, game: Game, address: string): Promise<Result<Seated>> {
    const { db, nodes } = this.services;
    const gameId = game.about.id;
    const queued = (await nodes.quick?.waiting(gameId)) ?? [];
    const named = queued.length > 0 ? await waitingTables(db, gameId, queued) : [];
    for (const id of queued) if (!named.some((row) => row.id === id)) await nodes.quick?.remove(gameId, id);
    // The queue is empty, or there is none: the store knows.
    const others = async () => (await waitingTables(db, gameId)).filter(({ id }) => !queued.includes(id));
    const met = (await this.sitAmong(named, sitter)) ?? (await this.sitAmong(await others(), sitter));
    if (met) return accept(met);
    const seats: NewTable['seats'] = Array.from({ length: game.about.seats.min }, (_, seat) => ({
      kind: seat === 0 ? 'me' : 'open',
    }));
    const room = await this.open(
      await createTable(this.services, sitter, { key: newId(), game: gameId, seats, dice: 'fair', public: true }, sitter.guest, true),
    );
    if (room.ok) await this.welcome(room.value, address);
    if (room.ok) await nodes.quick?.add(gameId, room.value.table.id);
    return room.ok ? accept({ room: room.value, seat: 0 }) : room;
  }

  /** Sits down at the first of these tables where somebody waits, or where this person sits already. */
  private async sitAmong(rows: readonly TableRow[], sitter: Sitter): Promise<Seated | null> {
    const { nodes } = this.services;
    const sitsAt = ({ seats }: { seats: readonly SeatData[] }) =>
      seats.some(({ holder }) => holder.kind === 'person' && holder.guest === sitter.guest);
    const tables = rows.map(readTable).filter((table) => sitsAt(table) || table.seats.some(({ holder }) => holder.kind === 'open'));
    for (const table of tables.sort((a, b) => Number(sitsAt(b)) - Number(sitsAt(a)))) {
      const room = await this.find(table.id);
      if (!room.ok || !(sitsAt(table) || (await this.somebodyWaits(room.value)))) continue;
      const seated = await this.sit(table.id, sitter, {});
      if (room.value.table.status !== 'gathering') await nodes.quick?.remove(table.game, table.id);
      if (seated.ok) return seated.value;
    }
    return null;
  }

  private async somebodyWaits(room: Room): Promise<boolean> {
    const { table, audience, pin } = room;
    // Of a table that was made elsewhere the wall clock tells when, and it may have jumped: what is to come is not fresh.
    if (pin.arriving ?? Math.abs(this.services.now() - table.created) < ARRIVAL) return true;
    await room.presence.lookAround();
    return table.seats.some(({ holder }, seat) => holder.kind === 'person' && audience.isHere(seat));
  }

  /** Removes a guest from every table and record. A running match keeps the seat without a name. */
  async forget(guest: string): Promise<void> {
    const { db } = this.services;
    const tables = await tablesOf(db, guest);
    for (const id of tables) {
      const room = await this.find(id);
      if (!room.ok) continue;
      await room.value.fresh(async () => {
        const { table } = room.value;
        const seats = table.seats.map((seat) => without(seat, guest, table.status === 'playing'));
        const empty = seats.every(({ holder }) => holder.kind !== 'person');
        if (table.status === 'gathering' && empty) await giveUp(room.value, { seats });
        else if (table.status === 'gathering' && table.fair?.transcript) await startAnew(room.value, { seats });
        else await room.value.save({ seats });
      });
    }
    await forgetGuest(db, guest);
    for (const id of tables) {
      (await this.rooms.get(id)?.catch(() => null))?.doubt();
      this.services.nodes.tell(id, { kind: 'reread' });
    }
  }

  /** Sends everybody away from a table that is about to be removed. */
  async dismiss(id: string, why = 'gone'): Promise<void> {
    const room = await this.rooms.get(id)?.catch(() => null);
    this.drop(id);
    room?.close(why);
  }

  /** Sends away whoever comes from one of these addresses, at every table. */
  async sendAway(addresses: ReadonlySet<string>): Promise<void> {
    for (const room of await this.all()) room.audience.closeFrom(addresses, 'refused-address');
  }

  private async sweep(): Promise<void> {
    const { steady, config, limiter, order } = this.services;
    limiter.sweep();
    await order.forgetLapsed();
    const since = steady() - config.idleAfter * 1000;
    for (const loading of this.rooms.values()) {
      const room = await loading.catch(() => null);
      if (!room?.idle(since)) continue;
      await this.letGo(room);
    }
  }

  /**
   * Lets every table finish what it was asked, then tells its visitors to come back; where other nodes take them in,
   * one table after the other, and those that wait are played at meanwhile.
   */
  async close(): Promise<void> {
    this.closing = true;
    clearInterval(this.sweeper);
    const apart = this.services.nodes.shared ? Math.min(APART, APART_IN_ALL / this.rooms.size) : 0;
    await Promise.all(
      [...this.rooms.values()].map(async (loading, i) => {
        if (apart > 0) await new Promise((resolve) => setTimeout(resolve, i * apart));
        const room = await loading.catch(() => null);
        await room?.exclusively(async () => room.close('restart')).catch(() => room.close('restart'));
      }),
    );
  }
}

function without(seat: SeatData, guest: string, playing: boolean): SeatData {
  const { holder, links } = seat;
  if (holder.kind !== 'person' || holder.guest !== guest) return seat;
  if (playing) return { ...seat, holder: { ...holder, guest: null, name: FORGOTTEN, left: true } };
  return { ...seat, links: links + 1, holder: { kind: 'open' }, string: null, rematch: false };
}
