import { parentPort, workerData } from 'node:worker_threads';
import { makeFormations } from '../formations.ts';
import { Layers } from '../layers.ts';
import { makeField } from '../rules.ts';
import { takeShare, type Work } from '../work.ts';
import type { ThreadAnswer, ThreadData } from './crew.ts';

const { field, arrays, kept, next } = workerData as ThreadData;
const layers = new Layers(makeFormations(makeField(field)), arrays, kept);

parentPort?.on('message', (work: Work) => {
  let answer: ThreadAnswer;
  try {
    answer = { count: takeShare(layers, work, next) };
  } catch (error) {
    answer = { failed: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(answer);
});
