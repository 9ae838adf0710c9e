import { parentPort, workerData } from 'node:worker_threads';
import { type Simulation, Simulator } from './simulate/games.ts';

/** A thread that plays the games it is told to, `[from, to]` at a time, and answers with what they were like. */
if (!parentPort) throw new Error('this runs as a worker thread');
const port = parentPort;
const simulator = await Simulator.open(workerData as Simulation);
port.on('message', ([from, to]: readonly [number, number]) => port.postMessage(simulator.play(from, to)));
port.postMessage('ready');
