import { randomInt } from 'node:crypto';
import { BEYOND_CODES, FIRST_SPOKEN, type SpokenCode } from '@pocket-stadium/protocol';
import type { Services } from '../services.ts';
import { codeFor, findCode, keepCode, useCode } from '../store/spoken-codes.ts';

/**
 * What a spoken code opens: a chair of a table under the link of this number, a season to look at, or one to change.
 * With another link the code opens nothing.
 */
export type Target =
  | { readonly table: string; readonly chair: number; readonly links: number }
  | { readonly season: string; readonly links: number | null };

const MINUTE = 60_000;
/** A code that gives something away lasts as long as it takes to read it out and type it, and opens once. */
const LASTS = 10 * MINUTE;
/** A code for looking at a season lasts for a day, and for everybody in the room. */
const LASTS_TO_LOOK = 1440 * MINUTE;
/** Two who ask at once for the same get the same code. */
const ATTEMPTS = 5;

const opensOnce = (target: Target): boolean => target.links !== null;

/** The code for this, to be read aloud. Asked again, it is the same one while most of its time is left. */
export async function spokenCode({ db, now }: Services, target: Target): Promise<SpokenCode> {
  const once = opensOnce(target);
  const lasts = once ? LASTS : LASTS_TO_LOOK;
  const text = JSON.stringify(target);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const known = await codeFor(db, text, now());
    if (known && Number(known.until) - now() > lasts / 2) return { code: known.code, until: Number(known.until), once };
    if (known) await useCode(db, known.code);
    const row = { code: String(randomInt(FIRST_SPOKEN, BEYOND_CODES)).padStart(12, '0'), target: text, until: now() + lasts };
    if (await keepCode(db, row)) return { code: row.code, until: row.until, once };
  }
  throw new Error('no spoken code was kept');
}

/** What a code opens, as long as it does. */
export async function targetOf({ db, now }: Services, code: string): Promise<Target | null> {
  const row = await findCode(db, code, now());
  return row ? (JSON.parse(row.target) as Target) : null;
}

/** Uses a code up where it opens once; false when somebody else was faster. */
export async function spend({ db }: Services, code: string, target: Target): Promise<boolean> {
  return !opensOnce(target) || useCode(db, code);
}
