import {
  beginReceipt,
  type Change,
  type Checked,
  checkedSoFar,
  type DiceEvent,
  dueFrom,
  isSecond,
  isString,
  LIVE_ROLLS,
  makeNonce,
  openRolls,
  type Receipt,
  readReceipt,
  type Setting,
  withOther,
  witness,
} from '@pocket-stadium/dice';
import { type Entry, type Header, type Play, parseEntryText, type Seat } from '@pocket-stadium/kernel';
import type { FeedOf, SecondDiceView, TableView } from '../types.ts';
import { newKey } from './random.ts';

/** Where receipts are kept, by table and round. Nothing is revealed before a receipt is safe there. */
export interface ReceiptStorage {
  load(name: string): unknown;
  /** Whether the receipt is safe now. */
  save(name: string, receipt: Receipt): boolean;
  /** The promises of all other receipts: none of them may serve twice. */
  known(name: string): readonly string[];
}

/** Receipts in memory: they last as long as the program. */
export function receiptsInMemory(): ReceiptStorage {
  const kept = new Map<string, Receipt>();
  return {
    load: (name) => kept.get(name) ?? null,
    save(name, receipt) {
      kept.set(name, receipt);
      return true;
    },
    known: (name) => [...kept].flatMap(([other, receipt]) => (other === name ? [] : promisesOf(receipt))),
  };
}

/** Every promise that a receipt knows: its own, and those of starts that were given up. */
export function promisesOf({ promised, given }: Receipt): string[] {
  return [promised.promise, ...given.map(({ promise }) => promise)];
}

/** How the second fair dice of a table stand, as this device sees it. */
export interface DiceState {
  readonly receipt: Receipt;
  readonly checked: Checked;
  /** What keeps this device from revealing, where something does. */
  readonly because: 'store' | 'waiting' | 'playing' | 'difference' | 'lost' | 'changed' | null;
  /** What is not as the person was ready for, where it is `changed`. */
  readonly changes: readonly Change[];
}

/** What a device sends for the dice. */
export type DiceWish =
  | { readonly do: 'hash'; readonly seat: Seat; readonly promise: string; readonly hash: string; readonly instead?: string }
  | { readonly do: 'reveal'; readonly seat: Seat; readonly promise: string; readonly nonce: string; readonly string: string };

interface Options {
  readonly table: string;
  readonly storage: ReceiptStorage;
  /** The version of the rules that this program has of a game; null where it has none. */
  rules(game: string): number | null;
  /** The person's text for the next string. */
  text(): string;
}

/** It stands for a seat that was free when somebody was ready: anybody may sit down there. */
const FREE = '?';

/** Watches over the second fair dice of one table: compares everything with what was promised, and says what is to be sent. */
export class DiceWitness {
  private receipt: Receipt | null = null;
  private name = '';
  private round = 0;
  private seen: TableView | null = null;
  /** The seats whose hash is on its way. Until the answer nobody knows whether it counts. */
  private readonly sending = new Set<Seat>();
  /** The promises and seats for which the server took no hash from here. It is not asked again. */
  private readonly turnedDown = new Set<string>();
  private header: Header | null = null;
  /** The promise for which strings were sent from here. */
  private revealed = '';

  constructor(private readonly options: Options) {}

  get state(): DiceState | null {
    const { receipt } = this;
    if (!receipt) return null;
    const due = dueFrom(receipt, this.seen?.you);
    const nothing = due.send === 'nothing' ? due : null;
    const changes = nothing?.because === 'changed' ? nothing.changes : [];
    return { receipt, checked: checkedSoFar(receipt, this.seen?.you), because: nothing?.because ?? null, changes };
  }

  /** The table, for the first time or again. */
  seeTable(table: TableView): void {
    this.seen = table;
    const { fair } = table;
    if (!fair || !isWhole(fair)) {
      this.missPromise(table);
      return;
    }
    this.find(table, fair);
    const promised = { id: table.match, length: fair.length, end: fair.end, promise: fair.promise };
    this.promise({ promised, starts: fair.starts, given: fair.given, known: this.knownBefore(fair.promise) });
    if (!fair.transcript && table.status === 'gathering') this.beReady(table, fair);
    this.seeTranscript(fair);
    const { key = null, openings = null } = this.receipt ?? {};
    if (key !== null && fair.key !== null && fair.key !== key) this.tell({ type: 'openings', openings, key: fair.key });
    this.seeSeeds();
  }

  /** A promise is missing. One that was given does not go away, and fair dice have one from the first. */
  private missPromise(table: TableView): void {
    if (this.receipt && this.round === table.round) this.promise({ promised: null, starts: this.receipt.starts });
    else if (table.fair || (table.dice === 'fair' && table.commitment === null)) {
      this.begin(table, null, 0, this.options.rules(table.game) ?? 1);
    }
  }

  /** The promises that this device knows from elsewhere, asked at a new promise. */
  private knownBefore(promise: string): readonly string[] {
    return promise === this.receipt?.promised.promise ? [] : this.options.storage.known(this.name);
  }

  /** The match begins, or is over. */
  seeMatch({ match, header }: FeedOf<'match'>): void {
    const { receipt } = this;
    if (!receipt) return;
    this.header = header;
    const { promised } = receipt;
    if (match !== promised.id || header.id !== match) {
      this.promise({ promised: { ...promised, id: match === promised.id ? header.id : match }, starts: receipt.starts });
      return;
    }
    if (isSecond(header)) {
      const openings = header.dice.seats.map((seat) => seat && { nonce: seat.nonce, string: seat.string });
      if (receipt.key === null) this.tell({ type: 'openings', openings, key: this.seen?.fair?.key ?? undefined });
    }
    this.seeHeader(header);
    this.seeSeeds();
  }

  /** Entries, after this program's own rules took them. */
  seeEntries({ match, first, entries, reveals, link }: FeedOf<'entries'>, play: Play | null): void {
    if (match !== this.receipt?.promised.id) return;
    const open = play && openRolls(play);
    this.tell({ type: 'log', first, entries, shown: reveals, open, ...(link === undefined ? {} : { link }) });
    this.seeSeeds();
  }

  /** Takes the seed, once all entries before it are here. A reader who comes back is told the seed first. */
  private seeSeeds(): void {
    const { receipt, seen, header } = this;
    if (!receipt || !seen?.fair || receipt.log.length < seen.entries) return;
    const said = header && header.id === receipt.promised.id && isSecond(header) ? header.dice.seed : undefined;
    for (const seed of [seen.fair.seed, said]) if (seed) this.tell({ type: 'seed', seed });
    // The seed comes with the end, in the message that says that the table is over.
    if (seen.status === 'over' && !seen.fair.seed) this.tell({ type: 'seed', seed: null });
    if (header && said !== undefined) this.seeHeader(header);
  }

  /** Compares the record as far as it is written; at the end, all of it. */
  private seeHeader(header: Header): void {
    const entries = (this.receipt?.log ?? []).flatMap((line): Entry[] => {
      const entry = parseEntryText(line);
      return entry ? [entry] : [];
    });
    const { receipt } = this;
    // The seed is compared first, and the dice with it.
    const dice = isSecond(header) && receipt?.seed == null ? { ...header.dice, seed: undefined } : header.dice;
    this.tell({ type: 'record', match: { header: { ...header, dice } as Header, entries } });
  }

  /** The record of the whole match as it is published. */
  seeRecord(match: { readonly header: Header; readonly entries: readonly Entry[] }): void {
    if (this.receipt) this.tell({ type: 'record', match: { header: match.header, entries: [...match.entries] } });
  }

  /** What this device sends now. */
  due(): DiceWish[] {
    const { receipt, seen } = this;
    if (!receipt || !seen?.fair || receipt.differences.length > 0 || seen.status !== 'gathering') return [];
    const { promise } = receipt.promised;
    if (!receipt.transcript) return this.dueHashes(receipt, seen);
    this.keepForReveal();
    const due = dueFrom(this.receipt ?? receipt, seen.you);
    if (due.send !== 'reveal') return this.revealAgain(receipt, seen);
    this.tell({ type: 'revealed' });
    this.revealed = promise;
    return due.openings.map(({ seat, nonce, string }) => ({ do: 'reveal', seat, promise, nonce, string }));
  }

  /** The server answered a hash: the hash counts, or another device of ours was first. */
  answered(wish: DiceWish, ok: boolean): void {
    const { receipt } = this;
    if (wish.do !== 'hash' || !receipt) return;
    this.sending.delete(wish.seat);
    if (receipt.promised.promise !== wish.promise) return;
    if (ok) this.mark(receipt, wish.hash);
    else this.turnedDown.add(`${wish.promise} ${wish.seat}`);
    if (!ok) this.keep({ ...receipt, own: receipt.own.filter(({ hash, sent }) => sent || hash !== wish.hash) });
    if (this.seen?.fair) this.seeTranscript(this.seen.fair);
  }

  /** The person typed a text. It replaces the one before, as long as there is no transcript. */
  write(seat: Seat, string: string): DiceWish | null {
    const { receipt } = this;
    if (!receipt || receipt.transcript || this.sending.has(seat) || !isString(string)) return null;
    const before = receipt.own.findLast((own) => own.seat === seat && own.sent);
    // A person who has no text here has it on another device.
    if (!before && this.seen?.fair?.hashes[seat] != null) return null;
    this.draw(seat, string);
    return this.hashWish(seat, before?.hash);
  }

  /** The person agrees to what is not as they were ready for. */
  agree(): void {
    this.tell({ type: 'agreed' });
  }

  private find(table: TableView, fair: SecondDiceView): void {
    const { id, round, match, game } = table;
    const name = `${id}-${round}`;
    if (this.receipt && name === this.name) return;
    if (!this.receipt) this.recall(`${id}-${round - 1}`);
    if (this.receipt && !this.endRound(this.receipt, fair, match)) return;
    const promised = { id: match, length: fair.length, end: fair.end, promise: fair.promise };
    this.begin(table, promised, fair.starts, this.options.rules(game) ?? fair.rules);
  }

  /** The receipt of a match: the one that was kept, or a new one that begins with this promise. */
  private begin({ id, round }: TableView, promised: unknown, starts: number, rules: number): void {
    const name = `${id}-${round}`;
    this.name = name;
    this.round = round;
    this.header = null;
    this.receipt = null;
    this.recall(name);
    if (this.receipt) return;
    const beginning = { rules, minimum: LIVE_ROLLS, known: this.options.storage.known(name) };
    this.keep(beginReceipt(promised, starts, beginning, Date.now()));
  }

  private recall(name: string): void {
    this.receipt = readReceipt(this.options.storage.load(name));
    if (this.receipt) this.name = name;
  }

  /**
   * Another match begins at the table. The one before must have published its seed, or have been a start that nobody
   * counted. True where that is in order.
   */
  private endRound(receipt: Receipt, { before, earlier = [] }: SecondDiceView, match: string): boolean {
    if (receipt.seed !== null || !receipt.transcript) return true;
    const ended = [before, ...earlier].find((one) => one?.id === receipt.promised.id);
    if (ended) {
      this.tell({ type: 'seed', seed: ended.seed });
      return this.receipt?.seed !== null;
    }
    this.promise({ promised: { ...receipt.promised, id: match }, starts: receipt.starts });
    return false;
  }

  private promise(event: Omit<Extract<DiceEvent, { type: 'promise' }>, 'type'>): void {
    this.tell({ type: 'promise', ...event });
  }

  /** The person is ready for what they see: strings are drawn for their seats. */
  private beReady(table: TableView, fair: SecondDiceView): void {
    const { receipt } = this;
    if (!receipt || table.you.length === 0) return;
    const seats = table.seats.map(({ kind, name, level }) => {
      if (kind === 'bot') return { name: name ?? FREE, bot: level ?? FREE };
      return { name: kind === 'person' ? (name ?? FREE) : FREE };
    });
    const setting: Setting = { game: table.game, rules: receipt.rules, options: table.options, seats, brought: fair.brought };
    this.tell({ type: 'ready', setting });
  }

  private seeTranscript({ transcript }: SecondDiceView): void {
    if (!transcript || this.sending.size > 0) return;
    if (!this.receipt?.transcript) this.hearOtherPages();
    this.tell({ type: 'transcript', transcript, mine: this.seen?.you ?? [] });
    const due = this.receipt && dueFrom(this.receipt);
    // Free seats were taken, as everybody expected. The device agrees by itself.
    if (due?.send === 'nothing' && due.because === 'changed' && due.changes.every(({ field }) => field === 'seats') && this.onlyFilled())
      this.agree();
  }

  /**
   * Another page of this device may have seen a transcript of this promise. A device speaks for one transcript only, so
   * the two are joined.
   */
  private hearOtherPages(): void {
    if (this.receipt) this.keep(this.withOtherPages(this.receipt));
  }

  private withOtherPages(receipt: Receipt): Receipt {
    const kept = readReceipt(this.options.storage.load(this.name));
    return kept ? withOther(receipt, kept) : receipt;
  }

  private onlyFilled(): boolean {
    const { setting, transcript } = this.receipt ?? {};
    if (!setting || !transcript || setting.seats.length !== transcript.seats.length) return false;
    return setting.seats.every(({ name, bot }, seat) => {
      const now = transcript.seats[seat];
      // A bot may get a number after its name because somebody of that name has come.
      return bot === now?.bot && (bot !== undefined || name === now?.name || name === FREE);
    });
  }

  private dueHashes(receipt: Receipt, { you, seats, fair }: TableView): DiceWish[] {
    const wishes: DiceWish[] = [];
    for (const seat of you) {
      if (this.sending.has(seat) || this.turnedDown.has(`${receipt.promised.promise} ${seat}`)) continue;
      const own = receipt.own.findLast((string) => string.seat === seat);
      if (seats[seat]?.ready && own?.hash !== fair?.hashes[seat]) continue;
      if (seats[seat]?.ready) {
        if (own && !own.sent) this.mark(this.receipt ?? receipt, own.hash);
        continue;
      }
      if (!own) this.draw(seat, this.options.text());
      const wish = this.hashWish(seat);
      if (wish) wishes.push(wish);
    }
    return wishes;
  }

  private draw(seat: Seat, string: string): void {
    const nonce = makeNonce(crypto.getRandomValues(new Uint8Array(32)));
    this.tell({ type: 'string', seat, opening: { nonce, string: isString(string) ? string : newKey() } });
  }

  private hashWish(seat: Seat, instead?: string): DiceWish | null {
    const own = this.receipt?.own.findLast((string) => string.seat === seat);
    if (!own || !this.receipt) return null;
    this.sending.add(seat);
    const { promise } = this.receipt.promised;
    return { do: 'hash', seat, promise, hash: own.hash, ...(instead === undefined ? {} : { instead }) };
  }

  private mark(receipt: Receipt, hash: string): void {
    this.keep({ ...receipt, own: receipt.own.map((own) => (own.hash === hash ? { ...own, sent: true } : own)) });
  }

  /** The transcript is kept first. Where it cannot be kept, nothing is revealed. */
  private keepForReveal(): void {
    const { receipt } = this;
    if (!receipt?.transcript || receipt.stored) return;
    if (this.options.storage.save(this.name, receipt)) this.tell({ type: 'stored' });
  }

  /** This string was revealed before the page was loaded again, and did not arrive. */
  private revealAgain(receipt: Receipt, { fair, you }: TableView): DiceWish[] {
    const { transcript, promised } = receipt;
    if (!receipt.revealed || !transcript || !fair || this.revealed === promised.promise) return [];
    this.revealed = promised.promise;
    return receipt.own.flatMap(({ seat, hash, nonce, string }) =>
      transcript.hashes[seat] === hash && you.includes(seat) && !fair.revealed.includes(seat)
        ? [{ do: 'reveal' as const, seat, promise: promised.promise, nonce, string }]
        : [],
    );
  }

  private tell(event: DiceEvent): void {
    if (this.receipt) this.keep(witness(this.receipt, event, Date.now()));
  }

  private keep(receipt: Receipt): void {
    if (receipt === this.receipt) return;
    this.receipt = receipt;
    this.options.storage.save(this.name, receipt.transcript ? receipt : this.besideTranscript(receipt));
  }

  /** A page that was told no transcript yet leaves the one that another page keeps: it is what the next one is compared with. */
  private besideTranscript(receipt: Receipt): Receipt {
    const joined = this.withOtherPages(receipt);
    return joined.transcript ? joined : receipt;
  }
}

/** Whether the part about the dice is there and well formed: the server may send anything. */
function isWhole({ hashes, revealed, given, before, earlier = [] }: SecondDiceView): boolean {
  const isObject = (value: unknown) => typeof value === 'object' && value !== null;
  return [hashes, revealed, given, earlier].every(Array.isArray) && earlier.every(isObject) && (before === null || isObject(before));
}
