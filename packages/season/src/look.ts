import { accept, type Refused, type Result, refuse } from '@pocket-stadium/kernel';
import * as w from '../words/file.ts';

/** What is asked of a value of unknown origin. */
export type Looked = (value: unknown) => boolean;

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function fields(value: unknown): Record<string, unknown> {
  return isObject(value) ? value : {};
}

export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

/** Control and direction characters, which could disguise what is written. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** A text on one line. */
export const textUpTo = (value: unknown, length: number): value is string =>
  typeof value === 'string' && value.length <= length && (length > 1000 || !HIDDEN.test(value));

export function oneOf<T extends string>(values: readonly T[], value: unknown): value is T {
  return (values as readonly unknown[]).includes(value);
}

/** Every one of a list, or why the first that is wrong is refused. */
export function each<T>(data: unknown, most: number, field: string, check: (item: unknown, field: string) => Result<T>): Result<T[]> {
  if (!Array.isArray(data) || data.length > most) return wrong(field, '[…]');
  const list: T[] = [];
  for (const [i, item] of data.entries()) {
    const checked = check(item, `${field}[${i}]`);
    if (!checked.ok) return checked;
    list.push(checked.value);
  }
  return accept(list);
}

export function wrong(field: string, expected: string): Refused {
  return refuse('malformed-season', w.malformed, { field, expected });
}
