import { accept, type Entry, type Header, type Problem, type Refused, type Seat } from '@pocket-stadium/kernel';
import type { Command, TableView } from '@pocket-stadium/protocol';
import type { Notice } from '../nodes/notice.ts';
import type { Services } from '../services.ts';
import { entriesOf } from '../store/entries.ts';
import type { EntryRow, MatchRow, TableRow, Tx } from '../store/schema.ts';
import { findMatch, findTable, revOf, updateTable } from '../store/tables.ts';
import { Unavailable } from '../store/unavailable.ts';
import { beginIfReady } from './acts/gather.ts';
import { act, isEntryCommand } from './acts/index.ts';
import { Audience, type Listener, type Since } from './audience.ts';
import { BotTurns } from './bot-turns.ts';
import { endStopped } from './dice/start.ts';
import { Flag } from './flag.ts';
import { LobbyPin } from './lobby-pin.ts';
import type { Reply } from './reply.ts';
import { heldSeats, type Identity, makeTableRow, readTable, type TableData } from './table.ts';
import { UnderWay } from './under-way.ts';
import { tableView } from './view.ts';
import { no } from './words.ts';

/** Somebody else changed the table or its log first: read it again and decide again. */
class Overtaken extends Error {}

/** How often a request is decided anew when others were faster. */
const ATTEMPTS = 8;
/** Answers to requests that left no entry, kept for repeats. */
const REMEMBERED = 100;

type Stored = Extract<Notice, { kind: 'stored' }>;

export interface Asker {
  /** The seats of whoever asks, at the table as it is now. */
  seats(table: TableData): readonly Seat[];
  readonly lag: number;
}

/**
 * A live table. One thing happens at a time here; what happens is stored before anybody hears of it. The room is
 * a cache of what is stored, and starts again from there whenever somebody else was faster or the store failed.
 */
export class Room {
  readonly audience: Audience;
  readonly pin: LobbyPin;
  table: TableData;
  match: UnderWay | null = null;
  seedRow: MatchRow | null = null;
  /** Why the match no longer folds. */
  notice: Problem | null = null;
  usedAt: number;
  /** Whether the latest change was made by this node: then it is the one to move the bots. */
  drives = false;
  private stale = true;
  /** The table as it was read to make the room: the first reading needs the rest alone. */
  private justRead: TableRow | null;
  /** A look at the log that waits for its turn, and the latest notice that asked for it. */
  private looking: { readonly notice: Stored | null } | null = null;
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
    this.audience = new Audience(this, services.signer, services.steady, services.crowd, services.config.limits);
    this.bots = new BotTurns(this);
    this.flag = new Flag(this);
    this.pin = new LobbyPin(this);
    this.audience.onBehind = (missing) => this.noteBehind(missing);
    this.audience.onPresence = () => void this.sayPresence();
  }

  /**
   * Runs one piece of work after all those before it, on the table as it is stored as far as this node knows; the
   * work is told whether everything was read for it.
   */
  async exclusively<T>(work: (read: boolean) => Promise<T>): Promise<T> {
    const before = this.tail;
    let release: (value: unknown) => void = () => {};
    this.tail = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    this.usedAt = this.services.steady();
    try {
      return await this.attempt(work);
    } finally {
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

  /** Another node told something about this table. */
  hear(notice: Notice): void {
    switch (notice.kind) {
      case 'stored': {
        if (!this.knows(notice)) this.look(notice);
        return;
      }
      case 'reread':
        this.doubt();
        this.look();
        return;
      case 'said':
        this.audience.pass(notice.text);
        return;
      case 'presence':
        void this.lookAround();
    }
  }

  private knows({ rev, match, n }: Stored): boolean {
    return rev <= this.table.rev && match === this.table.match && n <= this.entries;
  }

  /** Whether the entry that a notice brings is all that is missing here. */
  private isNext({ rev, match, n }: Stored): boolean {
    return rev === this.table.rev && match === this.table.match && n === this.entries + 1;
  }

  /** Reads on in the log when its turn comes, if that is still needed; looks that wait for the same turn are one. */
  look(notice: Stored | null = null): void {
    const waits = this.looking !== null;
    this.looking = { notice: this.looking?.notice === null ? null : notice };
    if (waits) return;
    this.exclusively(async () => {
      const told = this.looking?.notice ?? null;
      this.looking = null;
      if (told && this.knows(told)) return;
      if (this.match && told?.row && this.isNext(told)) await this.readOn(this.match, [told.row], this.services.steady());
      else await this.catchUp();
    }).catch((error: unknown) => {
      this.looking = null;
      this.services.log.warn({ err: error }, 'a table could not be read');
    });
  }

  /** Tells the other nodes who is here, and hears who is there. */
  async sayPresence(): Promise<void> {
    const { nodes } = this.services;
    await this.pin.tell();
    if (!nodes.presence) return this.lookAround();
    const { here, away } = this.audience.present();
    this.audience.seeElsewhere(await nodes.presence.say(this.table.id, here, away));
  }

  /** Asks who is here through other nodes. */
  async lookAround(): Promise<void> {
    const { nodes } = this.services;
    if (nodes.presence) this.audience.seeElsewhere(await nodes.presence.read(this.table.id));
    // Several nodes and no Redis: nobody knows who is away.
    else if (nodes.shared) this.audience.seeElsewhere(null);
  }

  /** Reads everything again. `drives`: this node made the latest change. */
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
      const header = withSeed(JSON.parse(seedRow.header) as Header, seedRow.seed);
      const since = await this.clockSince(this.table.match);
      const folded = await UnderWay.fold(game, header, rows, this.table.clock, since);
      // Read again for another reason, by the only server: its clock runs on.
      const same = folded.ok && before?.play.header.id === header.id && before?.entries === folded.value.entries;
      if (same && !nodes.shared) folded.value.clock?.runOn(before.clock);
      if (!folded.ok) this.stopWith(folded.problem);
      // It was stopped once, and its seed is out: it stays so.
      else if (this.table.fair?.stopped) this.notice = no('stopped').problem;
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

  /** Entries are gone that were acknowledged: nobody goes back in silence. */
  private noteBehind(missing: number): void {
    const { log, metrics, limiter } = this.services;
    metrics.behind.inc();
    const fields = { match: this.table.match, entries: this.entries, missing };
    if (limiter.take(`behind ${this.table.id}`, 6)) log.error(fields, 'a player knows more entries than are stored: some were lost');
  }

  /** The match cannot go on: why is shown to everybody, and damage is named in the log. */
  private stopWith(problem: Problem): void {
    this.notice = problem;
    const { log, metrics } = this.services;
    if (problem.code !== 'damaged') return;
    metrics.damaged.inc();
    log.error({ match: this.table.match, entry: problem.values.n }, 'a match is damaged: it is not played on');
  }

  /** Takes a listener in, if there is room; what it is sent is what is stored. */
  attach(listener: Listener, since: Since): Promise<boolean> {
    return this.fresh(async () => {
      const welcome = this.audience.welcomes(listener);
      if (welcome) this.audience.add(listener, since);
      return welcome;
    });
  }

  /** Somebody was turned away before the table was asked: if they hold seats here, these are not away. */
  excuse(identity: Identity): void {
    const seats = heldSeats(this.table, identity, this.services.signer);
    if (seats.length === 0) return;
    this.audience.excuse(seats);
    void this.services.nodes.presence?.excuse(this.table.id, seats);
  }

  detach(listener: Listener): void {
    this.audience.remove(listener);
    this.usedAt = this.services.steady();
  }

  /** Does what a seat asks, once: a repeat gets the first answer. */
  do(asker: Asker, command: Command): Promise<Reply> {
    return this.exclusively(async () => {
      const reply = await this.decide(asker, command);
      // What is accepted, the store accepted. What is refused may be refused for yesterday's reasons.
      const final = reply.ok || !(await this.catchUp()) ? reply : await this.decide(asker, command);
      // Too many, now: the same request later is decided then.
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
    // The seed is out, or the roll went into the key.
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
    });
    if (over) this.audience.matchEnded();
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

  /** Something was stored here: the other nodes may want to read it. */
  private tellNodes(row: EntryRow | null = null): void {
    this.drives = true;
    const { id, rev, match } = this.table;
    this.services.nodes.tell(id, { kind: 'stored', rev, match, n: this.entries, row });
  }

  /** Something outside the room changed what is stored: look again before the next piece of work. */
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
    return this.audience.size === 0 && this.usedAt < since && !this.bots.busy && (this.services.nodes.shared || !this.flag.busy);
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

/** The rules strip the seed from what is seen until the match is over. */
function withSeed(header: Header, seed: string | null): Header {
  return header.dice.kind === 'fair' && seed !== null ? { ...header, dice: { ...header.dice, seed } } : header;
}
