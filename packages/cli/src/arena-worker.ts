import { workerData } from 'piscina';
import { type Contest, Contestants } from './arena/contest.ts';

const contestants = await Contestants.open(workerData as Contest);

/** Plays the matches that a thread is told to, `[from, to]` at a time, and answers with what came out. */
export default ([from, to]: readonly [number, number]) => contestants.play(from, to);
