import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { type Entry, type Game, type Match, newHeader, Play, type Seat, type SeatHeader } from '@pocket-stadium/kernel';
import { botRandom } from '../seeded.ts';
import { broughtOf } from './brought.ts';
import { bytesToHex } from './bytes.ts';
import { HouseDice, type MatchDice, makeSecret, openRolls, SECRET_BYTES } from './house-dice.ts';
import { beginReceipt, type Receipt, readReceipt } from './receipt.ts';
import type { Opening } from './seat-string.ts';
import type { Setting, Transcript } from './transcript.ts';
import { type DiceEvent, dueFrom, witness } from './witness.ts';

/** Who sits where. A program may decline to give a string. */
export type Sitter = 'person' | 'bot' | 'declines';

export interface Shape {
  readonly game: string;
  readonly seats: readonly Sitter[];
  readonly options?: Readonly<Record<string, unknown>>;
  /** How many entries, thrown by hand, are brought along. */
  readonly brought?: number;
  /** How long the chain is, and how long the devices ask for. */
  readonly length?: number;
  /** How often the table starts anew before everybody reveals. */
  readonly starts?: number;
  readonly seed?: number;
}

/** Alters what the house says to a device. */
export type Lie = (event: DiceEvent, device: number, house: Course) => DiceEvent;

/** The first difference that a device noticed, and the event with which it did. */
export interface Noticed {
  readonly device: number;
  readonly event: DiceEvent['type'];
  readonly code: string;
  /** Whether it was noticed with the first altered message itself. */
  readonly atOnce: boolean;
}

/** A whole course between an honest house and the devices of its people, with a watcher as the last device. */
export class Course {
  readonly receipts: Receipt[] = [];
  readonly noticed: Noticed[] = [];
  readonly random;
  readonly play: Play;
  house: HouseDice;
  transcript: Transcript | null = null;
  dice: MatchDice | null = null;
  /** The seat of each device; the watcher has none. */
  readonly devices: (Seat | null)[];
  private readonly game: Game;
  private readonly minimum: number;
  private readonly given: object[] = [];
  /** The promises that the devices know from other matches. */
  readonly known: string[] = [];
  /** The devices that were lied to. */
  private readonly lied = new Set<number>();
  private openings: (Opening | null)[] = [];
  private time = 0;
  private sentLink = 0;

  constructor(
    readonly shape: Shape,
    private readonly lie: Lie = (event) => event,
  ) {
    this.game = GAMES.get(shape.game) as Game;
    this.random = botRandom('course', shape.seed ?? 1);
    this.minimum = shape.length ?? 64;
    this.play = this.open();
    for (let n = 0; n < (shape.brought ?? 0); n++) this.append(this.entry('hand'));
    this.house = this.newHouse();
    const persons = shape.seats.flatMap((sitter, seat) => (sitter === 'person' ? [seat] : []));
    this.devices = [...persons, null];
  }

  bytes(length: number): Uint8Array {
    return Uint8Array.from({ length }, () => this.random(256));
  }

  newHouse(): HouseDice {
    return new HouseDice(makeSecret(this.bytes(SECRET_BYTES), this.minimum + this.play.rolls));
  }

  get sitting(): SeatHeader[] {
    return this.shape.seats.map((sitter, seat) => (sitter === 'bot' ? { name: 'Bot', bot: 'best' } : { name: `Person ${seat}` }));
  }

  private open(): Play {
    const header = newHeader(this.game, { seats: this.sitting, options: this.shape.options ?? {}, dice: { kind: 'hand' } });
    if (!header.ok) throw new Error(header.problem.message.en);
    return Play.start(this.game, header.value);
  }

  get setting(): Setting {
    const { options } = this.play.header;
    const brought = broughtOf(this.play.entries.slice(0, this.shape.brought ?? 0));
    return { game: this.shape.game, rules: this.game.about.rulesVersion, options, seats: this.sitting, brought };
  }

  /** Tells one message to one device, altered by the lie. The receipt is kept as text in between. */
  tell(device: number, honest: DiceEvent): void {
    const event = this.lie(honest, device, this);
    const atOnce = this.isFirstLie(device, event, honest);
    const before = this.receipts[device];
    if (!before) return;
    const read = readReceipt(JSON.parse(JSON.stringify(before)));
    if (!read) throw new Error('the receipt does not survive being kept');
    const after = witness(read, JSON.parse(JSON.stringify(event)), ++this.time);
    this.receipts[device] = after;
    const first = after.differences[0];
    if (first && read.differences.length === 0) {
      this.noticed.push({ device, event: event.type, code: first.code, atOnce });
    }
  }

  private isFirstLie(device: number, event: DiceEvent, honest: DiceEvent): boolean {
    const first = event !== honest && !this.lied.has(device);
    if (event !== honest) this.lied.add(device);
    return first;
  }

  everybody(event: (device: number, seat: Seat | null) => DiceEvent): void {
    for (const [device, seat] of this.devices.entries()) this.tell(device, event(device, seat));
  }

  get promise(): DiceEvent {
    return { type: 'promise', promised: this.house.promised, starts: this.given.length, given: this.given };
  }

  /** A device opens the table: its receipt begins with the promise it is shown. */
  arrive(device: number): void {
    const honest = this.promise;
    const shown = this.lie(honest, device, this) as DiceEvent & { type: 'promise' };
    const atOnce = this.isFirstLie(device, shown, honest);
    const beginning = { rules: this.game.about.rulesVersion, minimum: this.minimum, known: this.known };
    const receipt = beginReceipt(shown.promised, shown.starts, beginning, ++this.time);
    this.receipts[device] = receipt;
    const [first] = receipt.differences;
    if (first) this.noticed.push({ device, event: 'promise', code: first.code, atOnce });
  }

  /** Everybody sits down, is shown the promise once more, and sends a hash. */
  gather(): void {
    for (const device of this.devices.keys()) if (!this.receipts[device]) this.arrive(device);
    this.everybody(() => this.promise);
    this.everybodyBrought();
    const hashes: (string | null)[] = this.shape.seats.map(() => null);
    for (const [device, seat] of this.devices.entries()) {
      if (seat === null) continue;
      this.tell(device, { type: 'string', seat, opening: { nonce: bytesToHex(this.bytes(32)), string: `texte ${seat} é🎲` } });
      this.tell(device, { type: 'ready', setting: this.setting });
      const due = dueFrom(this.receipts[device] as Receipt);
      if (due.send !== 'hash') continue;
      for (const { seat: at, hash } of due.hashes) hashes[at] = hash;
      this.tell(device, { type: 'sent' });
    }
    this.transcript = this.house.transcript(this.setting, hashes, this.given.length);
  }

  /** People see what was brought along while they gather. */
  private everybodyBrought(): void {
    if ((this.shape.brought ?? 0) === 0) return;
    this.everybody((_, seat) => ({ type: 'log', first: 1, entries: this.play.seenBy(seat ?? 'spectator'), open: openRolls(this.play) }));
  }

  showTranscript(): void {
    const { transcript } = this;
    this.everybody(() => ({ type: 'transcript', transcript }));
  }

  /** The devices reveal, except those of `silent`. Answers whether all did. */
  reveal(silent: readonly Seat[] = []): boolean {
    this.openings = this.shape.seats.map(() => null);
    for (const [device, seat] of this.devices.entries()) {
      if (dueFrom(this.receipts[device] as Receipt).send === 'reveal') throw new Error('revealed before it was stored');
      this.tell(device, { type: 'stored' });
      const due = dueFrom(this.receipts[device] as Receipt);
      if (due.send !== 'reveal' || (seat !== null && silent.includes(seat))) continue;
      for (const { seat: at, nonce, string } of due.openings) {
        const opened = this.house.open(this.transcript as Transcript, at, { nonce, string });
        if (!opened.ok) throw new Error(opened.problem.message.en);
        this.openings[at] = opened.value;
      }
      this.tell(device, { type: 'revealed' });
    }
    return this.devices.every((seat) => seat === null || this.openings[seat]);
  }

  /** The others start anew: the seed of the old start is published. */
  startAnew(missing: readonly Seat[]): void {
    const { id, length } = this.house.promised;
    this.given.push({ id, length, seed: this.house.seed, missing });
    this.house = this.newHouse();
    this.everybody(() => this.promise);
  }

  begin(): void {
    const begun = this.house.begin(this.transcript as Transcript, this.openings);
    if (!begun.ok) throw new Error(begun.problem.message.en);
    this.dice = begun.value;
    const { key } = begun.value;
    this.everybody(() => this.openingsEvent(key));
  }

  openingsEvent(key: string): DiceEvent {
    return { type: 'openings', openings: this.openings, key };
  }

  entry(from: 'hand' | 'fair'): Entry {
    const { next } = this.play;
    const [target] = this.play.moveTargets();
    if (from === 'fair' && target !== undefined && this.random(4) === 0) return { type: 'back', to: target };
    if (next.kind === 'over') throw new Error('over');
    if (next.kind === 'roll') {
      const n = this.play.rolls + 1;
      const faces = from === 'fair' ? this.dice?.faces(n, next.dice) : Array.from({ length: next.dice }, () => 1 + this.random(6));
      return { type: 'roll', seat: next.seat, faces: faces ?? [], from };
    }
    const moves = this.play.game.moves(this.play.state);
    return { type: 'move', seat: next.seat, move: moves[this.random(moves.length)] as string };
  }

  private append(entry: Entry): void {
    const refused = this.play.append(entry);
    if (refused) throw new Error(refused.problem.message.en);
  }

  /** Plays one entry, and tells everybody. */
  step(entry: Entry = this.entry('fair')): void {
    const seenBefore = this.play.seenBy('spectator');
    this.append(entry);
    const open = openRolls(this.play);
    const link = this.dice?.link(open, this.sentLink) ?? undefined;
    this.sentLink = Math.max(this.sentLink, open);
    const first = this.play.entries.length;
    this.everybody((_, seat) => {
      const entries = this.play.seenBy(seat ?? 'spectator');
      const shown = seenBefore.flatMap((old, i) => {
        const now = entries[i];
        return old.type === 'roll' && old.faces === null && now?.type === 'roll' && now.faces ? [{ n: i + 1, faces: now.faces }] : [];
      });
      return { type: 'log', first, entries: entries.slice(first - 1), shown, open, ...(link === undefined ? {} : { link }) };
    });
  }

  /** Tells the whole log at once, as a latecomer or one who comes back gets it. */
  logFor(seat: Seat | null, first = 1): DiceEvent {
    const open = openRolls(this.play);
    const entries = this.play.seenBy(seat ?? 'spectator').slice(first - 1);
    return { type: 'log', first, entries, open, link: this.dice?.link(open) ?? null };
  }

  get match(): Match {
    const dice = { ...this.house.header(this.transcript as Transcript, this.openings), seed: this.house.seed };
    return { header: { ...this.play.header, dice, id: this.house.promised.id }, entries: [...this.play.entries] };
  }

  end(): void {
    this.everybody(() => ({ type: 'seed', seed: this.house.seed }));
    this.everybody(() => ({ type: 'record', match: this.match }));
  }

  /** Plays from the first promise to the record, at most `most` entries, then gives up. */
  run(most = 60): this {
    this.gather();
    this.showTranscript();
    for (let start = 0; start < (this.shape.starts ?? 0); start++) {
      const silent = this.devices[0] ?? 0;
      this.reveal([silent]);
      this.startAnew([silent]);
      this.gather();
      this.showTranscript();
    }
    if (!this.reveal()) return this;
    this.begin();
    for (let n = 0; n < most && !this.play.over; n++) this.step();
    if (!this.play.over) this.step({ type: 'forfeit', seat: 0 });
    this.end();
    return this;
  }
}
