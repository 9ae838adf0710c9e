import { readFileSync } from 'node:fs';
import { fullPrecision, reducedPrecision } from '../../games/pocket-rugby/bots/solver/precision.ts';
import { solveRugby } from '../../games/pocket-rugby/bots/solver/solve.ts';
import { game } from '../../games/pocket-rugby/rules/index.ts';

// One solution of pocket rugby from a cold start: CPU-seconds of the thread that works and of the whole process, and memory.
const [which, minutes, halves] = process.argv.slice(2);
const options = { minutes: Number(minutes), halves: Number(halves), yellowMinutes: 10, redMinutes: 0, siren: 'action', first: 0 };
const precision = which === 'full' ? fullPrecision(options) : reducedPrecision(options);
/** Linux tells what a thread used in nanoseconds. */
const ofThread = () => Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e9;
const [thread, all] = [ofThread(), process.cpuUsage()];
solveRugby(game, { options, precision });
const { user, system } = process.cpuUsage(all);
const used = { thread: ofThread() - thread, all: (user + system) / 1e6, megabytes: process.resourceUsage().maxRSS / 1000 };
console.log(JSON.stringify(used));
