import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** 128 random bits in hexadecimal. */
export const newId = (): string => randomBytes(16).toString('hex');
/** A seed for fair dice: 32 random bytes in hexadecimal. */
export const newSeed = (): string => randomBytes(32).toString('hex');

/** What only this server can make: tokens of guests, secrets of seats, ids that follow from a request. */
export class Signer {
  constructor(private readonly key: Buffer) {}

  private sign(purpose: string, ...parts: readonly (string | number)[]): Buffer {
    return createHmac('sha256', this.key)
      .update(JSON.stringify([purpose, ...parts]))
      .digest()
      .subarray(0, 16);
  }

  token(guest: string): string {
    return `${guest}.${this.sign('guest', guest).toString('base64url')}`;
  }

  /** The guest whom a token names, or null when it was not made here. */
  readToken(token: string): string | null {
    const guest = token.slice(0, Math.max(0, token.indexOf('.')));
    return same(token, this.token(guest)) ? guest : null;
  }

  /** The secret that opens a chair of a table. Renewing the link raises `links` and shuts the old one. */
  seatSecret(table: string, chair: number, links: number): string {
    return this.sign('seat', table, chair, links).toString('base64url');
  }

  /** The secret that removes a record that somebody had kept here. It is told once, to the person who brought it. */
  removal(match: string): string {
    return this.sign('removal', match).toString('base64url');
  }

  /** The secret that lets its holder change a season. Renewing the link raises `links` and shuts the old one. */
  seasonSecret(season: string, links: number): string {
    return this.sign('season', season, links).toString('base64url');
  }

  /** A mark that stands for an address: it can be compared, but not read. */
  mark(address: string): string {
    return this.sign('address', address).toString('base64url').slice(0, 8);
  }

  /** The id that follows from a request: the same request makes the same table. */
  tableId(guest: string, key: string): string {
    return this.sign('table', guest, key).toString('hex');
  }
}

/** Compares two texts in constant time: the time does not tell where they differ. */
export function same(given: string, expected: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
