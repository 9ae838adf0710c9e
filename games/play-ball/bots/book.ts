import type { Book } from '@pocket-stadium/bots/kit';
import { type Result, refuse } from '@pocket-stadium/kernel';
import { FIELDS, type PlayBallState } from '../rules/index.ts';
import * as w from '../words/solver.ts';
import { perfectMove } from './perfect-turn.ts';
import { ask, fileName, ready } from './solutions.ts';
import type { Solution } from './solver/solution.ts';

export const book: Book = {
  starts: FIELDS.map(({ id, names }) => ({ names, options: { field: id, mode: 'standard', first: 0 } })),
  fileName: ({ field }) => fileName(String(field)),
  optionsOf: (state) => ({ ...(state as PlayBallState).frame, first: 0 }),
  ready: ({ field }, find) => ready(String(field), find),
  verdict: (state) => answer(state, (solution, { position }) => solution.verdict(position)),
  judge: (state, distances = true) => answer(state, (solution, { position }) => solution.judgement(position, distances)),
  best: (state) => answer(state, perfectMove),
};

async function answer<T>(given: unknown, question: (solution: Solution, state: PlayBallState) => Result<T>): Promise<Result<T>> {
  const state = given as PlayBallState;
  const { field } = state.frame;
  const found = await ask(state, (solution) => question(solution, state));
  return found ?? refuse('no-solution', w.no_file, { field, file: fileName(field) });
}
