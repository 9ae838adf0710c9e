import { HouseOrder } from '@pocket-stadium/protocol/schemas';
import Type from 'typebox';
import { checker } from '../http/validate.ts';
import { ORDER } from '../store/meta.ts';
import type { Db } from '../store/schema.ts';

/** Who may make tables. */
export const MAKERS = ['anyone', 'network', 'host', 'word'] as const;
export type Makers = (typeof MAKERS)[number];

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
}

const USUAL: OrderData = { making: 'anyone', word: null, forbidden: null, names: 'free', muted: [] };
const check = checker(Type.Partial(HouseOrder));

/** An order as it was stored: what is missing is as usual, so that orders of older releases stay good; null where it is none. */
export function readOrder(text: string): OrderData | null {
  try {
    const given: unknown = JSON.parse(text);
    return check(given) ? null : { ...USUAL, ...(given as Partial<OrderData>) };
  } catch {
    return null;
  }
}

/** Milliseconds for which an answer of the store is used again. */
const HOLDS = 2000;
/** How many addresses may be refused at a time. */
const MOST_REFUSED = 1000;

/** The host's order, and the addresses that this node refuses for a while: those are in memory alone. */
export class Order {
  private known: { readonly at: number; readonly data: Promise<OrderData> } | null = null;
  private readonly until = new Map<string, number>();

  constructor(
    private readonly db: Db,
    private readonly steady: () => number,
  ) {}

  read(): Promise<OrderData> {
    if (!this.known || this.steady() - this.known.at > HOLDS) this.known = { at: this.steady(), data: this.load() };
    const { data } = this.known;
    data.catch(() => {
      this.known = null;
    });
    return data;
  }

  private async load(): Promise<OrderData> {
    const row = await this.db.selectFrom('meta').select('value').where('name', '=', ORDER).executeTakeFirst();
    return { ...USUAL, ...(row ? (JSON.parse(row.value) as Partial<OrderData>) : {}) };
  }

  async change(change: Partial<OrderData>): Promise<OrderData> {
    const data = { ...(await this.load()), ...change };
    const value = JSON.stringify(data);
    await this.db
      .insertInto('meta')
      .values({ name: ORDER, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
    this.known = null;
    return data;
  }

  refuse(address: string, minutes: number): void {
    if (this.until.size >= MOST_REFUSED) this.until.delete(this.until.keys().next().value as string);
    if (minutes === 0) this.until.delete(address);
    else this.until.set(address, this.steady() + minutes * 60_000);
  }

  refuses(address: string): boolean {
    const until = this.until.get(address);
    if (until === undefined) return false;
    if (this.steady() < until) return true;
    this.until.delete(address);
    return false;
  }

  get refused(): readonly string[] {
    return [...this.until.keys()].filter((address) => this.refuses(address));
  }
}
