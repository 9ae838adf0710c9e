import type { Header, Play, Problem, Registry, Seat, Timeline } from '@pocket-stadium/kernel';
import type { Clocks, Command, FeedMessage, FeedOf, TableView } from '../types.ts';
import { Api, type ApiOptions } from './api.ts';
import { ConfirmedLog } from './confirmed-log.ts';
import { type DiceState, type DiceWish, DiceWitness, type ReceiptStorage, receiptsInMemory } from './dice-witness.ts';
import type { Link, OpenLink } from './link.ts';
import { Pending, type PendingStorage } from './pending.ts';
import { newKey } from './random.ts';

export type Answer = FeedOf<'answer'>;

/** A command before it has its key and, where it makes an entry, its number. */
export type Wish = Command extends infer C ? (C extends Command ? Omit<C, 'key' | 'n'> : never) : never;

/** The pauses are long enough that a server that comes back is not overrun, and short enough that nobody wonders. */
export const BACKOFF = { first: 250, most: 3000 };

/** Milliseconds after which something is asked again that the server could not take just then. */
const AGAIN_AFTER = 500;

export interface TableClientOptions extends ApiOptions {
  readonly table: string;
  readonly games: Registry;
  /** The ways to connect, tried in turn. */
  readonly links: readonly OpenLink[];
  /** Whether rolls are asked for as soon as they are due. */
  readonly autoRoll?: boolean;
  /** Where requests without an answer are kept over a reload. */
  readonly storage?: PendingStorage;
  /** Where receipts of the dice are kept; in memory where nothing is given. */
  readonly receipts?: ReceiptStorage;
  /** A person's own text for the dice. Without one it is drawn at random. */
  readonly diceText?: () => string;
  /** Milliseconds of silence after which the connection is asked whether it lives, and then dropped. */
  readonly heartbeat?: number;
  /** Milliseconds before the first and at most before any further attempt to reconnect. */
  readonly backoff?: { readonly first: number; readonly most: number };
}

/** What is shown; a new value with every change. */
export interface TableState {
  readonly connection: 'connecting' | 'live' | 'waiting' | 'ended';
  readonly table: TableView | null;
  readonly header: Header | null;
  /** The match as the server has confirmed it. */
  readonly play: Play | null;
  /** The same, moment by moment, for a screen that follows at its own pace. */
  readonly timeline: Timeline | null;
  /** Why the match does not fold here. */
  readonly problem: Problem | null;
  readonly presence: FeedOf<'presence'> | null;
  /** The clocks, with the moment at which they stood so, by `performance.now()`. */
  readonly clocks: (Clocks & { readonly at: number }) | null;
  /** The second fair dice, checked here; null with other dice. */
  readonly dice: DiceState | null;
  /** How many entries of this match the server has lost: we were told them, and it no longer has them. */
  readonly lost: number;
  /** Whether the server can store anything just now; while it cannot, requests wait. */
  readonly storing: boolean;
  /** What the server has not acknowledged yet; it is sent again after a reconnect. */
  readonly pending: readonly Command[];
  /** Whether an entry of ours is on its way: asked for and not yet in the confirmed log. */
  readonly sending: boolean;
}

/**
 * A seat, or a visitor, at a table: keeps what the server confirmed of the match up to date through cuts, stalls and restarts, and
 * sends every request until it is answered, once in effect.
 */
export class TableClient {
  readonly api: Api;
  autoRoll: boolean;
  private link: Link | null = null;
  private connection: TableState['connection'] = 'connecting';
  private table: TableView | null = null;
  private log: ConfirmedLog | null = null;
  private presence: FeedOf<'presence'> | null = null;
  private clocks: TableState['clocks'] = null;
  private storing = true;
  private lost = 0;
  private readonly pending: Pending;
  private readonly dice: DiceWitness;
  /** The entry of ours that was acknowledged last: over plain HTTP it may be told a little later. */
  private acknowledged = 0;
  /** The match in which each request was made: an answer that comes late must not be taken for the next match. */
  private readonly madeIn = new Map<string, string>();
  private readonly listeners = new Set<(state: TableState, message: FeedMessage | null) => void>();
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private heard = 0;
  private heart: ReturnType<typeof setInterval> | null = null;
  /** The commitment that each seat has answered: over plain HTTP the answer may come before the table says so. */
  private readonly contributed = new Map<Seat, string>();
  /** The match and the entry for which a roll was asked. */
  private rolledFor = '';

  constructor(private readonly options: TableClientOptions) {
    this.api = new Api(options);
    this.autoRoll = options.autoRoll ?? false;
    this.pending = new Pending(options.storage);
    this.dice = new DiceWitness({
      table: options.table,
      storage: options.receipts ?? receiptsInMemory(),
      rules: (game) => options.games.get(game)?.about.rulesVersion ?? null,
      text: options.diceText ?? newKey,
    });
    this.connect();
  }

  get state(): TableState {
    const { connection, table, log, presence, clocks, storing, lost } = this;
    return {
      connection,
      table,
      header: log?.header ?? null,
      play: log?.play ?? null,
      timeline: log?.timeline ?? null,
      problem: log?.problem ?? null,
      presence,
      clocks,
      dice: this.dice.state,
      lost,
      storing,
      pending: this.pending.list,
      sending: this.acknowledged > (log?.have ?? 0) || this.pending.list.some((command) => MAKES_ENTRY.has(command.do)),
    };
  }

  /** Hears every change, and the message that made it. */
  subscribe(listener: (state: TableState, message: FeedMessage | null) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Asks the server for something; settles when it has decided, however often the connection breaks in between. */
  do(wish: Wish): Promise<Answer> {
    const command = { ...wish, key: newKey(), ...(MAKES_ENTRY.has(wish.do) ? { n: (this.log?.have ?? 0) + 1 } : {}) } as Command;
    if (this.log) this.madeIn.set(command.key, this.log.id);
    const answer = this.pending.add(command);
    this.sendCommand(command);
    this.changed(null);
    return answer;
  }

  /** Tries to connect at once: the device woke up, or the network is back. */
  wake(): void {
    if (this.connection === 'waiting') this.connect();
    else this.beat(0);
  }

  close(): void {
    this.drop('ended');
  }

  private connect(): void {
    this.stopTimer();
    this.connection = 'connecting';
    const { links, table } = this.options;
    const open = links[Math.floor(this.failures / 2) % links.length] as OpenLink;
    const mine: { link: Link | null } = { link: null };
    // Messages of an old connection are ignored.
    const current = () => this.link !== null && this.link === mine.link;
    mine.link = open(this.api, table, {
      open: () => current() && this.opened(),
      message: (message) => current() && this.receive(message),
      closed: (final) => current() && this.drop(final ? 'ended' : 'waiting'),
    });
    this.link = mine.link;
    this.heard = performance.now();
    this.heart = setInterval(() => this.beat(this.heartbeat), this.heartbeat / 2);
    this.changed(null);
  }

  private get heartbeat(): number {
    return this.options.heartbeat ?? 15_000;
  }

  private opened(): void {
    const { token, secrets } = this.options;
    this.link?.send({
      type: 'hello',
      dice: 2,
      ...(token === undefined ? {} : { token }),
      ...(secrets && secrets.length > 0 ? { secrets: [...secrets] } : {}),
      ...(this.log ? { match: this.log.id, have: this.log.have, as: [...(this.table?.you ?? [])] } : {}),
    });
  }

  /** Asks whether the other side lives after `silence`, and gives the connection up after twice that. */
  private beat(silence: number): void {
    const quiet = performance.now() - this.heard;
    if (silence > 0 && quiet >= 2 * silence) this.drop('waiting');
    else if (quiet >= silence && this.connection === 'live') this.link?.send({ type: 'ping' });
  }

  private drop(to: 'waiting' | 'ended'): void {
    const { link } = this;
    this.link = null;
    link?.close();
    this.stopTimer();
    this.connection = to;
    if (to === 'waiting') {
      const { first, most } = this.options.backoff ?? BACKOFF;
      const wait = Math.min(most, first * 2 ** this.failures++) * (0.75 + Math.random() / 2);
      this.timer = setTimeout(() => this.connect(), wait);
    }
    this.changed(null);
  }

  private stopTimer(): void {
    if (this.timer) clearTimeout(this.timer);
    if (this.heart) clearInterval(this.heart);
    this.timer = null;
    this.heart = null;
  }

  /** Every message of the feed arrives here, whichever way it came, and is then heard by those who subscribed. */
  private receive(message: FeedMessage): void {
    this.heard = performance.now();
    switch (message.type) {
      case 'table':
        this.takeTable(message.table);
        this.dice.seeTable(message.table);
        break;
      case 'match':
        this.takeMatch(message);
        this.dice.seeMatch(message);
        break;
      case 'entries':
        if (message.match !== this.log?.id) break;
        if (message.clocks) this.clocks = { ...message.clocks, at: performance.now() };
        if (!this.log.take(message)) {
          this.drop('waiting');
          return;
        }
        this.dice.seeEntries(message, this.log.play);
        break;
      case 'presence':
        this.presence = message;
        break;
      case 'store':
        this.storing = message.reachable;
        break;
      case 'answer':
        if (message.again) setTimeout(() => this.sendAgain(message.key), AGAIN_AFTER);
        else this.settle(message);
        break;
      case 'bye':
        this.drop('waiting');
        return;
    }
    this.changed(message);
    this.actByItself();
  }

  private takeTable(table: TableView): void {
    this.table = table;
    this.clocks = table.clocks && { ...table.clocks, at: performance.now() };
    if (this.connection === 'live') return;
    this.connection = 'live';
    this.storing = true;
    this.failures = 0;
    for (const command of this.pending.list) this.sendCommand(command);
  }

  private takeMatch({ match, header, keep, missing = 0 }: FeedOf<'match'>): void {
    if (this.log?.id !== match) this.lost = 0;
    else if (missing > 0) this.lost = missing;
    if (this.log?.id === match) this.log.renew(header, keep);
    else {
      this.log = new ConfirmedLog(this.options.games, match, header);
      this.acknowledged = 0;
    }
  }

  private settle(answer: Answer): void {
    if (answer.n !== null && this.madeIn.get(answer.key) === this.log?.id) this.acknowledged = answer.n;
    this.madeIn.delete(answer.key);
    this.pending.settle(answer);
  }

  private sendCommand(command: Command): void {
    if (this.connection === 'live') this.link?.send({ type: 'do', command });
  }

  private sendAgain(key: string): void {
    const command = this.pending.list.find((pending) => pending.key === key);
    if (command) this.sendCommand(command);
  }

  /** Contributes strings to the dice, and rolls where that is wished. Neither is a decision. */
  private actByItself(): void {
    const { table, log } = this;
    if (!table || this.connection !== 'live') return;
    // A person who gets up takes the string along.
    for (const seat of this.contributed.keys()) if (!table.you.includes(seat)) this.contributed.delete(seat);
    if (table.status === 'gathering' && table.commitment !== null) {
      for (const seat of table.you) if (!table.seats[seat]?.ready) this.contribute(seat, table.commitment);
    }
    for (const wish of this.dice.due()) this.sendForDice(wish);
    const next = log?.play?.next;
    if (!this.autoRoll || !log || table.dice !== 'fair' || next?.kind !== 'roll' || !table.you.includes(next.seat)) return;
    const due = `${log.id} ${log.have + 1}`;
    if (this.rolledFor === due || table.match !== log.id || table.status !== 'playing') return;
    this.rolledFor = due;
    void this.do({ do: 'roll', seat: next.seat });
  }

  private contribute(seat: Seat, commitment: string): void {
    const kept = this.pending.list.some((command) => command.do === 'string' && command.seat === seat && command.commitment === commitment);
    if (kept || this.contributed.get(seat) === commitment) return;
    this.contributed.set(seat, commitment);
    void this.do({ do: 'string', seat, commitment, string: newKey() });
  }

  /** Takes a person's own text for a seat, instead of the one before. False when it is too late, or when it is no text. */
  writeDiceText(seat: Seat, text: string): boolean {
    const wish = this.dice.write(seat, text);
    if (wish) this.sendForDice(wish);
    return wish !== null;
  }

  /** The person agrees to a table that is not as they were ready for. */
  agreeToTable(): void {
    this.dice.agree();
    this.changed(null);
    this.actByItself();
  }

  private sendForDice(wish: DiceWish): void {
    const answered = ({ ok }: Answer) => {
      this.dice.answered(wish, ok);
      this.changed(null);
      this.actByItself();
    };
    void this.do(wish).then(answered);
  }

  private changed(message: FeedMessage | null): void {
    const { state } = this;
    for (const listener of this.listeners) listener(state, message);
  }
}

const MAKES_ENTRY = new Set<Command['do']>(['move', 'roll', 'resign', 'draw', 'back', 'claim']);
