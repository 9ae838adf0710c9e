import { parentPort, workerData } from 'node:worker_threads';
import { type Contest, Contestants } from './arena/contest.ts';

/** A thread that plays the matches it is told to, `[from, to]` at a time, and answers with what came out. */
if (!parentPort) throw new Error('this runs as a worker thread');
const port = parentPort;
const contestants = await Contestants.open(workerData as Contest);
port.on('message', ([from, to]: readonly [number, number]) => port.postMessage(contestants.play(from, to)));
port.postMessage('ready');
