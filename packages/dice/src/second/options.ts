import { accept, type OptionValues, type Result, refuse } from '@pocket-stadium/kernel';
import * as w from '../../words/refusals.ts';
import { isWellFormed } from './bytes.ts';

/** Options as JSON by RFC 8785, byte for byte the same in every program: whole numbers, booleans, texts and lists of texts. */
export function canonicalOptions(options: Readonly<Record<string, unknown>>): Result<string> {
  const members: string[] = [];
  // The order of RFC 8785 is that of UTF-16 code units, as JavaScript sorts.
  for (const name of Object.keys(options).sort()) {
    const value = canonicalValue(options[name]);
    if (value === null || !isWellFormed(name)) return refuse('bad-options', w.bad_option, { option: name.slice(0, 40) });
    members.push(`${JSON.stringify(name)}:${value}`);
  }
  return accept(`{${members.join(',')}}`);
}

function canonicalValue(value: unknown): string | null {
  if (typeof value === 'boolean') return String(value);
  // `-0` is written `0`.
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : null;
  if (typeof value === 'string') return isWellFormed(value) ? JSON.stringify(value) : null;
  if (Array.isArray(value) && value.every((item) => typeof item === 'string' && isWellFormed(item))) return JSON.stringify(value);
  return null;
}

/** Whether two sets of options are the same; those that cannot go into the dice equal none. */
export function sameOptions(a: OptionValues, b: OptionValues): boolean {
  const [left, right] = [canonicalOptions(a), canonicalOptions(b)];
  return left.ok && right.ok && left.value === right.value;
}
