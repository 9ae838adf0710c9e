import { distribution, type Figure } from './figures.ts';

const MOST_BARS = 12;
const COLUMNS = 40;
/**
 * The share of games that the bars show in full. The rest goes into the last bar, so that one odd game does not flatten
 * the others.
 */
const MOST_OF_THEM = 0.995;

export interface Bar {
  readonly from: number;
  /** Infinity for the last bar where it is open. */
  readonly to: number;
  readonly share: number;
}

/** The distribution in at most a dozen bars of equal width. */
export function bars(figure: Figure): Bar[] {
  const { min, n } = figure;
  const values = distribution(figure);
  const width = Math.ceil((usualMax(values, n) - min + 1) / (MOST_BARS - 1));
  const count = Math.min(MOST_BARS, Math.floor((figure.max - min) / width) + 1);
  const heights = new Array<number>(count).fill(0);
  for (const [value, times] of values) {
    const index = Math.min(count - 1, Math.floor((value - min) / width));
    heights[index] = (heights[index] as number) + times;
  }
  return heights.map((height, i) => {
    const from = min + i * width;
    const open = i === count - 1 && figure.max >= from + width;
    return { from, to: open ? Number.POSITIVE_INFINITY : from + width - 1, share: height / n };
  });
}

function usualMax(values: readonly (readonly [number, number])[], n: number): number {
  let seen = 0;
  for (const [value, times] of values) {
    seen += times;
    if (seen >= MOST_OF_THEM * n) return value;
  }
  return values.at(-1)?.[0] ?? 0;
}

/** Bars as lines of text. */
export function drawBars(drawn: readonly Bar[], percent: (share: number) => string): string[] {
  const labels = drawn.map(({ from, to }) => (from === to ? String(from) : to === Number.POSITIVE_INFINITY ? `${from}+` : `${from}–${to}`));
  const width = Math.max(...labels.map((label) => label.length));
  const highest = Math.max(...drawn.map(({ share }) => share));
  return drawn.map(({ share }, i) => {
    const bar = '█'.repeat(Math.round((share / highest) * COLUMNS)) || (share > 0 ? '▏' : '');
    return `  ${(labels[i] as string).padStart(width)}  ${bar} ${percent(share)}`;
  });
}
