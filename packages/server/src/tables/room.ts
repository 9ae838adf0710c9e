import { accept, type Entry, type Problem, type Refused, type Seat } from '@pocket-stadium/kernel';
import type { Command, TableView } from '@pocket-stadium/protocol';
import type { News } from '../nodes/news.ts';
import type { Services } from '../services.ts';
import { entriesOf } from '../store/entries.ts';
import type { EntryRow, MatchRow, TableRow, Tx } from '../store/schema.ts';
import { findMatch, findTable, revOf, updateTable } from '../store/tables.ts';
import { countEnding, endingOf } from '../store/tallies.ts';
import { Unavailable } from '../store/unavailable.ts';
import { beginIfReady } from './acts/gather.ts';
import { act, isEntryCommand } from './acts/index.ts';
import { Audience, type Listener, type Since } from './audience.ts';
import { BotTurns } from './bot-turns.ts';
import { endStopped } from './dice/start.ts';
import { Flag } from './flag.ts';
import { ListingPin } from './listing-pin.ts';
import type { Reply } from './reply.ts';
import { RoomPresence } from './room-presence.ts';
import { makeTableRow, readTable, type TableData } from './table.ts';
import { UnderWay } from './under-way.ts';
import { tableView } from './view.ts';
import { no } from './words.ts';

/** Somebody else changed the table or its log first: read it again and decide again. */
class Overtaken extends Error {}

/** How often a request is decided anew when others were faster. */
const ATTEMPTS = 8;
/** How many answers to requests that left no entry are kept for repeats. */
const REMEMBERED = 100;

type Stored = Extract<News, { kind: 'stored' }>;

export interface Asker {
  /** The seats that the asker holds, at the table as it is now. */
  seats(table: TableData): readonly Seat[];
  readonly lag: number;
}

/**
 * A live table. One thing happens at a time here; what happens is stored before anybody hears of it. The room is
 * a cache of what is stored, and starts again from there whenever somebody else was faster or the store failed.
 */
export class Room {
  readonly audience: Audience;
  readonly pin: ListingPin;
  readonly presence = new RoomPresence(this);
  table: TableData;
  match: UnderWay | null = null;
  seedRow: MatchRow | null = null;
  /** Why the match no longer folds. */
  notice: Problem | null = null;
  usedAt: number;
  /** Whether this node made the latest change. It then moves the bots. */
  drives = false;
  private stale = true;
  /** Pieces of work that run or wait: whoever asked for one still counts on this room. */
  private asked = 0;
  /** The row of the table that the room was made from. The first reading need not read it again. */
  private justRead: TableRow | null;
  /** A look at the log that waits for its turn, and the latest news that asked for it. */
  private looking: { readonly news: Stored | null } | null = null;
  private tail: Promise<unknown> = Promise.resolve();
  private readonly replies = new Map<string, Reply>();
  private readonly bots: BotTurns;
  private readonly flag: Flag;

  constructor(
    readonly services: Services,
    row: TableRow,
  ) {
    this.justRead = row;
    this.table = readTable(row);
    this.usedAt = services.steady();
    this.audience = new Audience(this, services.signer, services.steady, services.crowd, services.order.limits);
    this.bots = new BotTurns(this);
    this.flag = new Flag(this);
    this.pin = new ListingPin(this);
    this.audience.onBehind = (missing) => this.noteBehind(missing);
    this.audience.onPresence = () => void this.presence.say();
  }

  /**
   * Runs one piece of work after all those before it, on the table as this node knows it. The work is told whether
   * everything was read for it.
   */
  async exclusively<T>(work: (read: boolean) => Promise<T>, used = true): Promise<T> {
    this.asked++;
    const before = this.tail;
    let release: (value: unknown) => void = () => {};
    this.tail = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    if (used) this.usedAt = this.services.steady();
    try {
      return await this.attempt(work);
    } finally {
      this.asked--;
      if (used) this.usedAt = this.services.steady();
      release(undefined);
    }
  }

  private async attempt<T>(work: (read: boolean) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        const read = this.stale;
        if (read) await this.load();
        return await work(read);
      } catch (error) {
        this.stale = true;
        if (error instanceof Unavailable) this.services.nodes.onTrouble();
        if (!(error instanceof Overtaken) || attempt === ATTEMPTS) throw error;
      }
    }
  }

  /** The same on the table as it is stored now, whichever node changed it last. */
  fresh<T>(work: () => Promise<T>): Promise<T> {
    return this.exclusively(async (read) => {
      if (!read) await this.catchUp();
      return work();
    });
  }

  /** Reads what other nodes stored; true when there was something. */
  private async catchUp(): Promise<boolean> {
    const { db, nodes } = this.services;
    if (!nodes.shared) return false;
    const { id, match } = this.table;
    const [rev, rows] = await Promise.all([revOf(db, id), this.match ? entriesOf(db, match, this.entries) : []]);
    if (rev !== this.table.rev) await this.load();
    else if (this.match && rows.length > 0) await this.readOn(this.match, rows, await this.clockSince(match));
    else return false;
    return true;
  }

  /**
   * From when on, in steady time, the clock of the seat on the move counts, with the entries that are in the store now.
   * What went by while no server was up, or the store was away, costs nobody anything.
   */
  private async clockSince(match: string): Promise<number> {
    const { nodes, steady } = this.services;
    if (this.table.clock === null || !nodes.pulse) return steady();
    return Math.max(nodes.storeBackAt, steady() - (await nodes.pulse.ageOf(match)));
  }

  /** How many entries the match has, as far as this node knows. */
  get entries(): number {
    return this.match?.entries ?? 0;
  }

  private async readOn(match: UnderWay, rows: readonly EntryRow[], since: number): Promise<void> {
    if (await match.readOn(rows, since)) return this.load();
    this.drives = false;
    this.audience.catchUp();
    await this.noticeEnd(match);
    this.moveOn();
  }

  /** Takes news of this table from another node. */
  hear(news: News): void {
    switch (news.kind) {
      case 'stored':
        if (!this.knows(news)) this.look(news);
        return;
      case 'reread':
        this.doubt();
        this.look();
        return;
      case 'said':
        this.audience.pass(news.text);
        return;
      case 'presence':
        void this.presence.lookAround();
        return;
      case 'order':
      // This concerns the stadium, not a table.
    }
  }

  private knows({ rev, match, n }: Stored): boolean {
    return rev <= this.table.rev && match === this.table.match && n <= this.entries;
  }

  /** Whether the entry that news brings is all that is missing here. */
  private isNext({ rev, match, n }: Stored): boolean {
    return rev === this.table.rev && match === this.table.match && n === this.entries + 1;
  }

  /** Reads on in the log when its turn comes, if that is still needed. Looks that wait for the same turn become one. */
  look(news: Stored | null = null): void {
    const waits = this.looking !== null;
    this.looking = { news: this.looking?.news === null ? null : news };
    if (waits) return;
    this.exclusively(async () => {
      const latest = this.looking?.news ?? null;
      this.looking = null;
      if (latest && this.knows(latest)) return;
      if (this.match && latest?.row && this.isNext(latest)) await this.readOn(this.match, [latest.row], this.services.steady());
      else await this.catchUp();
    }, false).catch((error: unknown) => {
      this.looking = null;
      this.services.log.warn({ err: error }, 'a table could not be read');
    });
  }

  /** Reads everything again. `drives` says that this node made the latest change. */
  private async load(drives = false): Promise<void> {
    const { db, games, nodes } = this.services;
    const before = this.match;
    const row = this.justRead ?? (await findTable(db, this.table.id));
    if (!row) throw new Error('a table is gone');
    this.justRead = null;
    this.table = readTable(row);
    const [seedRow = null, rows] = await Promise.all([findMatch(db, this.table.match), entriesOf(db, this.table.match)]);
    this.seedRow = seedRow;
    this.match = null;
    this.notice = null;
    const game = games.get(this.table.game);
    if (seedRow?.header && game) {
      const header = UnderWay.headerOf(seedRow.header, seedRow.seed);
      const since = await this.clockSince(this.table.match);
      const folded = await UnderWay.fold(game, header, rows, this.table.clock, since);
      // The only server read the match again for another reason, so its clock runs on.
      const same = folded.ok && before?.play.header.id === header.id && before?.entries === folded.value.entries;
      if (same && !nodes.shared) folded.value.clock?.runOn(before.clock);
      if (!folded.ok) this.stopWith(folded.problem);
      // The match was stopped before, and its seed is out. It stays stopped.
      else if (this.table.fair?.stopped || UnderWay.isOfOtherDice(this.table, header)) this.notice = no('stopped').problem;
      else this.match = folded.value;
      if (folded.ok) await folded.value.sealOld(db, this.table.match);
    }
    this.stale = false;
    this.drives = drives || !nodes.shared;
    this.audience.catchUp();
    // The server may have died between the last entry and the table's status, or the last string and the start.
    if (this.match) await this.noticeEnd(this.match);
    else if (this.notice) await endStopped(this);
    else await beginIfReady(this);
    this.moveOn();
  }

  /** Acknowledged entries are gone. That is logged and shown, never passed over in silence. */
  private noteBehind(missing: number): void {
    const { log, metrics, limiter } = this.services;
    metrics.behind.inc();
    const fields = { match: this.table.match, entries: this.entries, missing };
    if (limiter.take(`behind ${this.table.id}`, 6)) log.error(fields, 'a player knows more entries than are stored: some were lost');
  }

  /** The match cannot go on. Everybody is shown why, and damage is named in the log. */
  private stopWith(problem: Problem): void {
    this.notice = problem;
    const { log, metrics } = this.services;
    if (problem.code !== 'damaged') return;
    metrics.damaged.inc();
    log.error({ match: this.table.match, entry: problem.values.n }, 'a match is damaged: it is not played on');
  }

  /** Takes a listener in, if there is room. It is sent what is stored. */
  attach(listener: Listener, since: Since): Promise<boolean> {
    return this.fresh(async () => {
      // The host may refuse an address while it waits to be let in.
      const welcome = !this.services.order.refuses(listener.address) && this.audience.welcomes(listener);
      if (welcome) this.audience.add(listener, since);
      return welcome;
    });
  }

  detach(listener: Listener): void {
    this.audience.remove(listener);
    this.usedAt = this.services.steady();
  }

  /** Does what a seat asks, once: a repeat gets the first answer. */
  do(asker: Asker, command: Command): Promise<Reply> {
    return this.exclusively(async () => {
      const reply = await this.decide(asker, command);
      // An accepted request was accepted by the store. A refusal may rest on old data, so the log is read again first.
      const final = reply.ok || !(await this.catchUp()) ? reply : await this.decide(asker, command);
      // 'Too many' holds for now only: the same request is decided anew later.
      const passing = !final.ok && final.problem.code === 'too-many';
      if (!passing && (!final.ok || final.value.n === null)) this.remember(command.key, final);
      return final;
    });
  }

  private async decide(asker: Asker, command: Command): Promise<Reply> {
    if (!asker.seats(this.table).includes(command.seat)) return no('not-your-seat', { seat: command.seat });
    const first = this.firstReply(command);
    if (first) return first;
    if (this.notice) return this.notice.code === 'damaged' ? { ok: false, problem: this.notice } : no('stopped');
    return act(this, command, asker.lag);
  }

  private firstReply(command: Command): Reply | null {
    const n = this.match?.keys.get(command.key);
    if (n === undefined) return this.replies.get(command.key) ?? null;
    if (!isEntryCommand(command)) return no('key-reused');
    return this.done(n, command.seat);
  }

  private done(n: number, seat: Seat): Reply {
    const [entry = null] = this.match?.sight.entries([seat], n) ?? [];
    return accept({ n, entry });
  }

  private remember(key: string, reply: Reply): void {
    this.replies.set(key, reply);
    if (this.replies.size > REMEMBERED) this.replies.delete(this.replies.keys().next().value as string);
  }

  /** Stores an entry, tells everybody, and only then answers. */
  async append(entry: Entry, key: string, seat: Seat, lag = 0): Promise<Reply> {
    const { match } = this;
    const { now, steady, committer, metrics } = this.services;
    if (!match) return no('not-playing');
    // Nothing goes back once the seed is out, or behind a roll that went into the key.
    if (entry.type === 'back' && this.table.dice === 'fair' && (match.play.over || match.second?.takesBackBrought(entry)))
      return no('back-too-far');
    const before = match.play.next;
    const at = now();
    const spent = match.clock?.cost(steady(), lag) ?? 0;
    const refused: Refused | null = match.play.append(entry);
    if (refused) return refused;
    const n = match.entries;
    const row = match.nextRow({ match_id: this.table.match, n, key, at, spent, data: JSON.stringify(entry) });
    if (!(await committer.append(row))) throw new Overtaken();
    match.wrote(row);
    const revealed = match.stored(before, { key, spent }, steady());
    metrics.entries.inc();
    this.tellNodes(row);
    this.audience.entryStored(match, revealed);
    const reply = this.done(n, seat);
    await this.noticeEnd(match);
    this.moveOn();
    return reply;
  }

  /** Keeps the table's status in step with its match, also after a crash between the two. */
  private async noticeEnd(match: UnderWay): Promise<void> {
    const { over } = match.play;
    if (over === (this.table.status === 'over')) return;
    const ended = over ? this.services.now() : null;
    await this.save({ status: over ? 'over' : 'playing', offer: null }, async (tx) => {
      await tx
        .updateTable('matches')
        .set({ status: over ? 'over' : 'playing', ended })
        .where('id', '=', this.table.match)
        .execute();
      await countEnding(tx, this.table.match, this.table.game, over ? endingOf(match.play.entries) : null);
    });
    if (!over) return;
    this.audience.matchEnded();
    this.services.endings.tell(this.table.id, match.play);
  }

  /** Stores a change of the table, together with what belongs to it, and tells everybody. */
  async save(change: Partial<TableData>, also: ((tx: Tx) => Promise<void>) | null = null): Promise<void> {
    const table: TableData = { ...this.table, ...change, rev: this.table.rev + 1, updated: this.services.now() };
    if (!(await updateTable(this.services.db, makeTableRow(table), also))) throw new Overtaken();
    const other = table.match !== this.table.match || (table.status === 'playing' && !this.match);
    this.table = table;
    if (other) await this.load(true);
    else this.audience.tableChanged();
    this.tellNodes();
    this.moveOn();
  }

  /** Something was stored here, so the other nodes are told to read it: an entry only where somebody waits for it. */
  private tellNodes(row: EntryRow | null = null): void {
    this.drives = true;
    if (row === null || !this.presence.alone) this.tellHowFar(row);
  }

  /** Tells the other nodes how far this one knows the table to be. */
  tellHowFar(row: EntryRow | null = null): void {
    const { id, rev, match } = this.table;
    this.services.nodes.tell(id, { kind: 'stored', rev, match, n: this.entries, row });
  }

  /** Something outside the room changed what is stored. The room looks again before the next piece of work. */
  doubt(): void {
    this.stale = true;
  }

  /** Sets the bots and the clock going, wherever the match stands. */
  private moveOn(): void {
    this.bots.moveOn();
    this.flag.moveOn();
  }

  view(you: readonly Seat[]): TableView {
    return tableView(this, you);
  }

  /** Whether nobody would miss the room in memory. */
  idle(since: number): boolean {
    // Where there are other nodes, all of them look after the flags from time to time.
    const unused = this.audience.size === 0 && this.asked === 0 && this.usedAt < since;
    return unused && !this.bots.busy && (this.services.nodes.shared || !this.flag.busy);
  }

  /** Milliseconds until a flag falls; null where no clock runs. */
  get untilFlag(): number | null {
    return this.match?.clock?.untilFlag(this.services.steady()) ?? null;
  }

  /** Leaves memory. */
  rest(): void {
    this.bots.stop();
    this.flag.stop();
  }

  close(why: string): void {
    this.rest();
    this.audience.closeAll(why);
  }
}
