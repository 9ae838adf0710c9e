import { fill } from '@pocket-stadium/kernel';
import type { Ear } from '@pocket-stadium/kernel/ear';
import type { ShootOutState } from './rules/index.ts';
import * as w from './words/ear.ts';

const left = ({ shots, taken }: ShootOutState): number => 2 * shots - taken;

export const ear: Ear<ShootOutState> = {
  position: ({ shot }, { lang }) => fill(shot ? w.runs_up : w.on_the_spot, {}, lang),
  clock: (state, { lang }) => fill(w.left, { left: left(state) }, lang),
};
