import { lang } from '../lang.svelte.ts';

/** 62 %, as the language writes it; a whole number, and never certain before it is. */
export function percent(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  const shown = value > 0 && value < 1 ? Math.max(0.01, Math.min(0.99, rounded)) : rounded;
  return new Intl.NumberFormat(lang.current, { style: 'percent', maximumFractionDigits: 0 }).format(shown);
}

/** A change of the chance of winning, in points of a hundred, with its sign: +12.5, −3.0. */
export function points(change: number): string {
  const rounded = Math.round(change * 1000) / 10;
  const format = new Intl.NumberFormat(lang.current, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  return format.format(rounded === 0 ? 0 : rounded).replace('-', '−');
}
