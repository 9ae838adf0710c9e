import { check } from './node/check.ts';

/** `check FIELD`: whether every value of a solved field follows from the turns. */

const USAGE = 'check FIELD [--solution FILE] [--positions N|all]\n';

const [command, field, ...rest] = process.argv.slice(2);
const flags = new Map<string, string>();
for (let i = 0; i < rest.length; i += 2) flags.set((rest[i] as string).replace(/^--/, ''), rest[i + 1] ?? '');

if (command === 'check') {
  process.exitCode = check({ field, solution: flags.get('solution'), positions: flags.get('positions') ?? '1000000' });
} else {
  process.stderr.write(USAGE);
  process.exitCode = 2;
}
