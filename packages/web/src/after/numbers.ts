import { say } from '../../kit/lang.svelte.ts';
import * as w from '../../words/after.ts';

// Numbers are written by hand: the browser's own formats take tens of milliseconds to make on a phone.

/** 62 %, as the language writes it; a whole number, and never certain before it is. */
export function percent(value: number): string {
  const rounded = Math.round(value * 100);
  return say(w.percent, { value: value > 0 && value < 1 ? Math.max(1, Math.min(99, rounded)) : rounded });
}

/** A change of the chance of winning, in points of a hundred, with its sign: +12.5, −3.0. */
export function points(change: number): string {
  const tenths = Math.round(change * 1000);
  const sign = tenths > 0 ? '+' : tenths < 0 ? '−' : '';
  const size = Math.abs(tenths);
  return sign + say(w.decimal, { whole: Math.floor(size / 10), tenths: size % 10 });
}

/** A figure with so many decimals, as the language writes it. */
export function decimals(value: number, digits: number): string {
  const scale = 10 ** digits;
  const size = Math.round(Math.abs(value) * scale);
  const sign = value < 0 && size > 0 ? '−' : '';
  if (digits === 0) return sign + String(size);
  return sign + say(w.decimal, { whole: Math.floor(size / scale), tenths: String(size % scale).padStart(digits, '0') });
}
