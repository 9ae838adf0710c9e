import { execFileSync, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';

const HERE = fileURLToPath(import.meta.url);
const MARK = 'USED ';

// Loaded before a program, this file says what it used: at its end, and when it is asked.
if (isMainThread && process.execArgv.includes(HERE)) {
  const say = () => {
    const { user, system } = process.cpuUsage();
    const { maxRSS } = process.resourceUsage();
    process.stderr.write(MARK + JSON.stringify({ seconds: (user + system) / 1e6, megabytes: maxRSS / 1000 }));
  };
  process.on('exit', say);
  process.on('SIGUSR2', say);
}

/** What a program used from its start to its end, its threads included: CPU-seconds, and megabytes of memory at most. */
export function usedBy(program, args, flags = []) {
  const command = ['node', ...flags, '--import', HERE, program, ...args].map((word) => `'${word}'`).join(' ');
  const told = execFileSync('sh', ['-c', `${command} 2>&1 >/dev/null`], { encoding: 'utf8' });
  return JSON.parse(told.slice(told.lastIndexOf(MARK) + MARK.length));
}

/** What a server used until it answered at that address, and how long that took by the clock. */
export async function usedUntil(url, program, args) {
  const since = performance.now();
  const child = spawn('node', ['--import', HERE, program, ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  try {
    while (
      !(await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      ))
    ) {
      // biome-ignore format: one thought
      if (child.exitCode !== null) throw new Error(`${program} ${args.join(' ')} has stopped`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    const wall = (performance.now() - since) / 1000;
    const told = new Promise((resolve) => child.stderr.on('data', (text) => String(text).includes(MARK) && resolve(String(text))));
    child.kill('SIGUSR2');
    const text = await told;
    return { wall, ...JSON.parse(text.slice(text.lastIndexOf(MARK) + MARK.length)) };
  } finally {
    child.kill('SIGKILL');
    await gone;
  }
}
