import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from '../bundle.mjs';
import { middle, printTable, whole } from '../table.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const POSITIONS = join(here, '../../games/runy-run-run/vectors/positions-runy-run-run.jsonl');
const ROUNDS = 5;
/** What a good native program reaches at Play Ball, on a machine of its own: for scale. */
const NATIVE = 14_000_000;

/** Positions that the fast generators give per CPU-second. */
export async function run() {
  const ours = await bundle(join(here, 'ours.ts'));
  const measure = (...args) => {
    const speeds = [];
    let count = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const measured = JSON.parse(execFileSync('node', [ours, ...args], { encoding: 'utf8' }));
      count = measured.count;
      speeds.push(measured.count / measured.cpuSeconds);
    }
    return { count, ...middle(speeds) };
  };
  const playBall = measure('play-ball');
  const runy = measure('runy-run-run', POSITIONS);
  printTable(
    `Board games: distinct positions after a turn, per CPU-second (median of ${ROUNDS}, lowest and highest)`,
    ['', 'positions', 'per s', 'low', 'high', 'of 14 million'],
    [
      [
        'Play Ball, ends of three turns from the start of the pitch',
        whole(playBall.count),
        whole(playBall.median),
        whole(playBall.low),
        whole(playBall.high),
        (playBall.median / NATIVE).toFixed(2),
      ],
      [
        'Runy, Run, Run, results of the turns of 60 positions',
        whole(runy.count),
        whole(runy.median),
        whole(runy.low),
        whole(runy.high),
        '-',
      ],
    ],
  );
}
