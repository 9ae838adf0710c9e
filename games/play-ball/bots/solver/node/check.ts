import { repeatableRandom } from '@pocket-stadium/kernel';
import { Checker, type Disagreement } from '../check.ts';
import { DRAWN, WON } from '../layers.ts';
import { FIELDS } from '../rules.ts';
import { openFile } from './solution-files.ts';

export interface CheckRequest {
  readonly field: string | undefined;
  readonly solution: string | undefined;
  /** How many positions to draw at random; `all` for every one. */
  readonly positions: string;
}

/** Of the lost positions drawn, one in so many has its distance worked out from every reply. */
const DISTANCES = 1_000;
const MOST_TOLD = 10;
/** The positions are the same ones every time. */
const SEED = 18;

/** `check FIELD`: checks whether values follow from the turns. Prints what was checked, and answers the exit status. */
export function check({ field, solution, positions }: CheckRequest): number {
  const chart = FIELDS.find(({ id }) => id === field);
  const wanted = positions === 'all' ? Number.POSITIVE_INFINITY : Number(positions);
  if (!chart || !(wanted >= 1)) {
    process.stderr.write(`check needs a field (${FIELDS.map(({ id }) => id).join(', ')}); --positions N or all.\n`);
    return 2;
  }
  const opened = openFile(chart, solution);
  const whole = opened.ok ? opened.value.whole() : opened;
  if (!whole.ok) {
    process.stderr.write(`${whole.problem.message.en}\n`);
    return 1;
  }
  const values = whole.value;
  const every = positions === 'all';
  const checker = new Checker(chart, values, every);
  const wrong: Disagreement[] = [];
  const random = repeatableRandom(SEED);
  let [checked, lost, distances] = [0, 0, 0];
  for (let i = 0; every ? i < values.length : checked < wanted; i++) {
    const at = every ? i : random(values.length);
    const entry = checker.entryAt(at);
    if (!entry) continue;
    checked++;
    const isLost = values[at] !== WON && values[at] !== DRAWN;
    const distance = isLost && (every || lost % DISTANCES === 0);
    if (isLost) lost++;
    if (distance) distances++;
    const found = checker.check(entry, distance);
    if (found && wrong.length < MOST_TOLD) wrong.push(found);
  }
  process.stdout.write(`${JSON.stringify({ field, checked, lost, distances, wrong, byValue: countValues(values) })}\n`);
  return wrong.length === 0 ? 0 : 1;
}

function countValues(values: Uint8Array): number[] {
  const counts = new Array<number>(256).fill(0);
  for (let at = 0; at < values.length; at++) counts[values[at] as number] = (counts[values[at] as number] as number) + 1;
  return counts;
}
