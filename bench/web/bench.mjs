import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { middle, printTable, whole } from '../table.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const ROUNDS = 5;
/** The bounds for the medians. */
const BARS = { performance: 95, lcp: 2500, tap: 100, season: { open: 200, simulate: 2000 } };

/** The built app in a real browser: Lighthouse on the phone profile, and how long a tap takes to be answered. */
export async function run() {
  const measured = execFileSync('npx', ['tsx', join(here, 'measure.ts'), String(ROUNDS)], {
    encoding: 'utf8',
    maxBuffer: 1 << 24,
  });
  const { pages, taps, seasons } = JSON.parse(measured.slice(measured.indexOf('{')));
  const rows = pages.map(({ page, runs }) => {
    const performance = middle(runs.map((one) => one.performance));
    const lcp = middle(runs.map((one) => one.lcp));
    const cls = middle(runs.map((one) => one.cls));
    const good = performance.median >= BARS.performance && lcp.median < BARS.lcp;
    return [
      page,
      performance.median,
      `${performance.low}–${performance.high}`,
      whole(lcp.median),
      cls.median.toFixed(3),
      good ? 'yes' : 'no',
    ];
  });
  printTable(
    `Lighthouse, phone profile, median of ${ROUNDS} (at least ${BARS.performance}, largest paint under ${BARS.lcp} ms)`,
    ['page', 'performance', 'range', 'LCP ms', 'CLS', 'within'],
    rows,
  );
  printTable(
    `A tap until the next frame, processor slowed down 4 times, median of ${ROUNDS} (under ${BARS.tap} ms)`,
    ['tap', 'ms', 'range', 'within'],
    taps.map(({ tap, ms }) => {
      const { median, low, high } = middle(ms);
      return [tap, whole(median), `${whole(low)}–${whole(high)}`, median < BARS.tap ? 'yes' : 'no'];
    }),
  );
  printTable(
    `A season of 56 matches, median of ${ROUNDS} (simulated under ${BARS.season.simulate} ms; opened with all its figures under ${BARS.season.open} ms, processor slowed down 4 times)`,
    ['game', 'what', 'ms', 'range', 'within'],
    seasons.flatMap(({ game, runs }) =>
      ['simulate', 'open'].map((what) => {
        const { median, low, high } = middle(runs.map((one) => one[what]));
        return [game, what, whole(median), `${whole(low)}–${whole(high)}`, median < BARS.season[what] ? 'yes' : 'no'];
      }),
    ),
  );
}
