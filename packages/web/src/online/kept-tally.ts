import { type Receipt, type Tally, tallyOf } from '@pocket-stadium/dice';
import { keep, readKept } from '../../kit/keep.ts';

const TALLY = 'dice-tally';
/** How many names are remembered of receipts that were counted. A page that is still open may keep one of them once more. */
const REMEMBERED = 100;

/** What receipts counted that made room, and the names of those that counted anything: each is counted once. */
export interface KeptTally extends Tally {
  readonly counted: readonly string[];
}

export function keptTally(): KeptTally {
  const { revealed, missing, counted } = readJson();
  return {
    revealed: isCount(revealed) ? revealed : 0,
    missing: Object.fromEntries(Object.entries(missing ?? {}).filter(([seat, count]) => isCount(Number(seat)) && isCount(count))),
    counted: Array.isArray(counted) ? counted.filter((name) => typeof name === 'string') : [],
  };
}

/** Both counts together. */
export function added(a: Tally, b: Tally): Tally {
  const missing: Record<number, number> = { ...a.missing };
  for (const [seat, count] of Object.entries(b.missing)) missing[Number(seat)] = (missing[Number(seat)] ?? 0) + count;
  return { revealed: a.revealed + b.revealed, missing };
}

/** A receipt makes room. The starts that it counts are counted on. */
export function countOn(name: string, receipt: Receipt | null): void {
  const tally = tallyOf(receipt ? [receipt] : []);
  const { counted, ...before } = keptTally();
  if (tally.revealed === 0 || counted.includes(name)) return;
  keep(TALLY, JSON.stringify({ ...added(before, tally), counted: [...counted, name].slice(-REMEMBERED) } satisfies KeptTally));
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

function readJson(): { readonly [K in keyof KeptTally]?: unknown } {
  try {
    const data: unknown = JSON.parse(readKept(TALLY) ?? '{}');
    return typeof data === 'object' && data !== null ? data : {};
  } catch {
    // The value was not written by us: nothing was counted.
    return {};
  }
}
