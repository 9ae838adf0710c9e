import { HouseOrder } from '@pocket-stadium/protocol/schemas';
import Type from 'typebox';
import type { Limits } from '../config.ts';
import { checker } from '../http/validate.ts';
import { ORDER, REFUSED } from '../store/meta.ts';
import type { Db } from '../store/schema.ts';

/** Who may make tables. */
export const MAKERS = ['anyone', 'network', 'host', 'word'] as const;
export type Makers = (typeof MAKERS)[number];

/** The limits that a host may set while the stadium is open. */
type Settable = 'guests' | 'tables' | 'watchers' | 'watchersFrom' | 'record';
/** How large a record may be set to be at most, in bytes. */
export const LARGEST_RECORD = 4_000_000;

/** How the host keeps order. It is stored with the data, the same for all nodes. */
export interface OrderData {
  readonly making: Makers;
  /** The word that is needed to make tables, where one is. */
  readonly word: string | null;
  /** Words that nicknames may not contain, in every language; null for the server's own list, an empty list for none. */
  readonly forbidden: readonly string[] | null;
  /** Whether people choose what they are called, or names are drawn. */
  readonly names: 'free' | 'drawn';
  /** Guests whose phrases nobody hears. */
  readonly muted: readonly string[];
  /** The limits that the host has set; the others are those that the server was started with. */
  readonly limits: Readonly<Partial<Record<Settable, number>>>;
}

/** What a host changes. A limit that is null is again what the server was started with. */
export type OrderChange = Partial<Omit<OrderData, 'limits'>> & { readonly limits?: Readonly<Partial<Record<Settable, number | null>>> };

const USUAL: OrderData = { making: 'anyone', word: null, forbidden: null, names: 'free', muted: [], limits: {} };
const check = checker(Type.Partial(HouseOrder, { additionalProperties: false }));

/** An order as it was stored: what is missing is as usual, so that orders of older releases stay good; null where it is none. */
export function readOrder(text: string): OrderData | null {
  try {
    const given: unknown = JSON.parse(text);
    return check(given) ? null : stored(given as Partial<OrderData>);
  } catch {
    return null;
  }
}

const stored = (given: Partial<OrderData>): OrderData => ({ ...USUAL, ...given });

/** How many addresses may be refused at a time. */
const MOST_REFUSED = 1000;

/** Milliseconds for which what was read is used again. */
const HOLDS = 2000;

/** An address that is refused, as it is stored: until when, by the clock on the wall. */
interface RefusedAddress {
  readonly address: string;
  readonly until: number;
}

interface Clocks {
  readonly now: () => number;
  readonly steady: () => number;
}

/**
 * The host's order, and the addresses that are refused for a while. Both are stored, so that every node keeps them and a
 * restart does not end them; each node has them in memory and reads them again when another one says so, and now and then.
 */
export class Order {
  /** What counts now, together with what the server was started with. The same object for ever. */
  readonly limits: Limits;
  private data: OrderData = USUAL;
  private readAt = Number.NEGATIVE_INFINITY;
  /** Until when an address is refused, in steady time, and by the clock on the wall as it is stored. */
  private until = new Map<string, { readonly at: number; readonly stored: number }>();
  /** One reading or change after the other. */
  private tail: Promise<unknown> = Promise.resolve();
  /** Tells the other nodes that something changed. */
  tell: () => void = () => {};
  /** Called with the addresses that are refused from now on. */
  onRefused: (addresses: ReadonlySet<string>) => void = () => {};

  constructor(
    private readonly db: Db,
    private readonly clocks: Clocks,
    private readonly usual: Limits,
  ) {
    this.limits = { ...usual };
  }

  /** How the host keeps order. */
  async read(): Promise<OrderData> {
    if (this.clocks.steady() - this.readAt > HOLDS) await this.reread();
    return this.data;
  }

  /** Reads what is stored now. */
  reread(): Promise<void> {
    return this.inTurn(() => this.load());
  }

  private async load(): Promise<void> {
    const rows = await this.db.selectFrom('meta').selectAll().where('name', 'in', [ORDER, REFUSED]).execute();
    const text = (name: string) => rows.find((row) => row.name === name)?.value ?? null;
    this.take(stored(JSON.parse(text(ORDER) ?? '{}') as Partial<OrderData>));
    const refused = text(REFUSED) ?? '[]';
    const list = JSON.parse(refused) as RefusedAddress[];
    this.takeRefused(list);
    const holding = list.filter(({ address }) => this.refuses(address));
    if (holding.length === list.length) return;
    // What lapsed is stored no longer, unless another node just wrote here.
    await this.db
      .updateTable('meta')
      .set({ value: JSON.stringify(holding) })
      .where('name', '=', REFUSED)
      .where('value', '=', refused)
      .execute();
    for (const { address } of list) if (!this.refuses(address)) this.until.delete(address);
  }

  async change({ limits, ...change }: OrderChange): Promise<void> {
    await this.inTurn(async () => {
      await this.load();
      const set = Object.entries({ ...this.data.limits, ...limits }).filter(([, value]) => value !== null);
      const data: OrderData = { ...this.data, ...change, limits: Object.fromEntries(set) };
      await this.store(ORDER, data);
      this.take(data);
    });
    this.tell();
  }

  /** Refuses an address for so many minutes; for none, it is let in again. */
  async refuse(address: string, minutes: number): Promise<void> {
    const { now, steady } = this.clocks;
    await this.inTurn(async () => {
      await this.load();
      const until = new Map([...this.until].filter(([other]) => other !== address && this.refuses(other)).slice(1 - MOST_REFUSED));
      const ms = minutes * 60_000;
      if (ms > 0) until.set(address, { at: steady() + ms, stored: Math.round(now() + ms) });
      await this.store(
        REFUSED,
        [...until].map(([one, { stored }]): RefusedAddress => ({ address: one, until: stored })),
      );
      this.until = until;
      if (ms > 0) this.onRefused(new Set([address]));
    });
    this.tell();
  }

  refuses(address: string): boolean {
    const until = this.until.get(address);
    return until !== undefined && this.clocks.steady() < until.at;
  }

  get refused(): readonly string[] {
    return [...this.until.keys()].filter((address) => this.refuses(address));
  }

  /** Forgets the addresses that are let in again. If this fails, the next look at it does. */
  async forgetLapsed(): Promise<void> {
    if ([...this.until.keys()].some((address) => !this.refuses(address))) await this.reread().catch(() => {});
  }

  private take(data: OrderData): void {
    this.data = data;
    this.readAt = this.clocks.steady();
    Object.assign(this.limits, this.usual, data.limits);
  }

  /** What is known here keeps its steady moment, so that a clock that jumps changes nothing while a node runs. */
  private takeRefused(list: readonly RefusedAddress[]): void {
    const { now, steady } = this.clocks;
    const before = this.until;
    this.until = new Map();
    const fresh = new Set<string>();
    for (const { address, until } of list) {
      const known = before.get(address);
      const at = known?.stored === until ? known.at : steady() + until - now();
      this.until.set(address, { at, stored: until });
      if (known?.stored !== until && this.refuses(address)) fresh.add(address);
    }
    if (fresh.size > 0) this.onRefused(fresh);
  }

  private inTurn(work: () => Promise<void>): Promise<void> {
    const mine = this.tail.then(work);
    this.tail = mine.catch(() => {});
    return mine;
  }

  private async store(name: string, data: unknown): Promise<void> {
    const value = JSON.stringify(data);
    await this.db
      .insertInto('meta')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  }
}
