import { workerData } from 'piscina';
import { type Simulation, Simulator } from './simulate/games.ts';

const simulator = await Simulator.open(workerData as Simulation);

/** Plays the games that a thread is told to, `[from, to]` at a time, and answers with what they were like. */
export default ([from, to]: readonly [number, number]) => simulator.play(from, to);
