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

/** `check FIELD`: whether values follow from the turns. Prints what was checked; the exit status. */
export async function check({ field, solution, positions }: CheckRequest): Promise<number> {
  const table = FIELDS.find(({ id }) => id === field);
  const wanted = positions === 'all' ? Number.POSITIVE_INFINITY : Number(positions);
  if (!table || !(wanted >= 1)) {
    process.stderr.write(`check needs a field (${FIELDS.map(({ id }) => id).join(', ')}); --positions N or all.\n`);
    return 2;
  }
  const opened = await openFile(table, solution);
  const whole = opened.ok ? await opened.value.whole() : opened;
  if (!whole.ok) {
    process.stderr.write(`${whole.problem.message.en}\n`);
    return 1;
  }
  const values = whole.value;
  const every = positions === 'all';
  const checker = new Checker(table, values, every);
  const wrong: Disagreement[] = [];
  const draw = places(values.length);
  let [checked, lost, distances] = [0, 0, 0];
  for (let i = 0; every ? i < values.length : checked < wanted; i++) {
    const at = every ? i : draw();
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

/** Places below a limit, the same every time (splitmix32). */
function places(limit: number): () => number {
  let state = 18;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) % limit;
  };
}
