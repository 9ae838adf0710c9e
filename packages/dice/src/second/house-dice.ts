import { accept, type FairDiceSecond, type Play, type Result } from '@pocket-stadium/kernel';
import type { Draw } from '../fair.ts';
import { bytesToHex, hexToBytes, makeLinkText } from './bytes.ts';
import { Chain } from './chain.ts';
import { facesOf, workingsOf } from './faces.ts';
import { type Promised, promiseOf } from './promise.ts';
import { type Opening, openHash } from './seat-string.ts';
import { type Keyed, type Setting, type Transcript, tableKey } from './transcript.ts';

/** What the house draws when a table is made and stores before it says anything. */
export interface HouseSecret {
  /** `M`, in hexadecimal. */
  readonly id: string;
  /** `N`. */
  readonly length: number;
  /** `S`, in hexadecimal: nobody sees it before the match is over or given up. */
  readonly seed: string;
}

/** How many random bytes a new promise takes. */
export const SECRET_BYTES = 48;

/** A new match id and seed from `SECRET_BYTES` random bytes. */
export function makeSecret(random: Uint8Array, length: number): HouseSecret {
  return { id: bytesToHex(random.subarray(0, 16)), length, seed: bytesToHex(random.subarray(16, SECRET_BYTES)) };
}

/** The house's side of a promise. The chain is made once, and kept as long as this is. */
export class HouseDice {
  private readonly chain: Chain;
  readonly promised: Promised;

  constructor(private readonly secret: HouseSecret) {
    const { id, length, seed } = secret;
    this.chain = new Chain(hexToBytes(seed), length);
    const end = bytesToHex(this.chain.end);
    this.promised = { id, length, end, promise: promiseOf(id, length, end) };
  }

  /** Published when the match is over or the start is given up, and never before. */
  get seed(): string {
    return this.secret.seed;
  }

  /** The one transcript of this promise: store it, by compare-and-set, before anybody hears of it. */
  transcript(setting: Setting, hashes: readonly (string | null)[], starts: number): Transcript {
    const { game, rules, options, seats, brought } = setting;
    return { promise: this.promised.promise, game, rules, options, seats, hashes, brought, starts };
  }

  /** What a seat reveals, if it opens that seat's hash. */
  open(transcript: Transcript, seat: number, data: unknown): Result<Opening> {
    return openHash(this.promised.promise, seat, transcript.hashes[seat] ?? '', data);
  }

  /** The dice of the match, once every string is in. */
  begin(keyed: Keyed, openings: readonly (Opening | null)[]): Result<MatchDice> {
    const key = tableKey(keyed, openings);
    return key.ok ? accept(new MatchDice(this.chain, key.value)) : key;
  }

  /** What the record says of the dice, without the seed. */
  header({ hashes, starts, brought }: Transcript, openings: readonly (Opening | null)[]): FairDiceSecond {
    const { length, end } = this.promised;
    const seats = openings.map((opening, seat) => opening && { hash: hashes[seat] ?? '', ...opening });
    return { kind: 'fair', scheme: 2, length, end, starts, ...(brought ? { brought: brought.entries } : {}), seats };
  }
}

/** The dice of a match whose key is known: any roll, in any order, always the same faces. */
export class MatchDice {
  private readonly keyBytes: Uint8Array;

  constructor(
    private readonly chain: Chain,
    /** `X`, in hexadecimal. */
    readonly key: string,
  ) {
    this.keyBytes = hexToBytes(key);
  }

  /** The faces of roll n, counted from 1 in the log. */
  faces(n: number, dice: number): number[] {
    return facesOf(this.chain.link(n), this.keyBytes, n, dice);
  }

  /** How the faces come about, byte by byte. */
  workings(n: number, dice: number): Draw[] {
    return workingsOf(this.chain.link(n), this.keyBytes, n, dice);
  }

  /**
   * The link that goes out with a message: the newest whose roll, like all before it, everybody may see. Null where the
   * reader gains nothing by it, who has the links of the first `had` rolls.
   */
  link(open: number, had = 0): string | null {
    const newest = Math.min(open, this.chain.length);
    return newest > had ? makeLinkText(this.chain.link(newest)) : null;
  }
}

/** How many rolls of the log, from the first on, everybody may see. A secret pitch holds back those after it too. */
export function openRolls(play: Play): number {
  if (!play.game.secrets) return play.rolls;
  let open = 0;
  for (const entry of play.seenBy('spectator')) {
    if (entry.type !== 'roll') continue;
    if (entry.faces === null) return open;
    open++;
  }
  return open;
}
