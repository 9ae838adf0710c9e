import { availableParallelism } from 'node:os';
import { check } from './node/check.ts';
import { exact } from './node/exact.ts';
import { solve } from './node/solve.ts';

/** Play Ball solved, from the command line: `solve FIELD --out FILE`, `exact --position TEXT [--json]`, `check FIELD`. */

const USAGE = `solve FIELD --out FILE [--threads N] [--memory MB] [--layers FOLDER]
exact (--position TEXT | --positions FILE) [--solution FILE] [--json]
check FIELD [--solution FILE] [--positions N|all]
`;

const [command, ...rest] = process.argv.slice(2);
const flags = new Map<string, string>();
const words: string[] = [];
for (let i = 0; i < rest.length; i++) {
  const word = rest[i] as string;
  if (word === '--json') flags.set('json', 'yes');
  else if (word.startsWith('--')) flags.set(word.slice(2), rest[++i] ?? '');
  else words.push(word);
}

process.exitCode = await run();

async function run(): Promise<number> {
  if (command === 'solve') {
    const memory = Number(flags.get('memory') ?? 1000);
    const threads = Number(flags.get('threads') ?? availableParallelism());
    return solve({ field: words[0], out: flags.get('out'), threads, memory, layers: flags.get('layers') });
  }
  if (command === 'exact') {
    return exact({
      position: flags.get('position'),
      positions: flags.get('positions'),
      solution: flags.get('solution'),
      json: flags.has('json'),
    });
  }
  if (command === 'check')
    return check({ field: words[0], solution: flags.get('solution'), positions: flags.get('positions') ?? '1000000' });
  process.stderr.write(USAGE);
  return 2;
}
