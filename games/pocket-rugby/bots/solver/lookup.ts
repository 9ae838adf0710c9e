import type { PocketRugbyState } from '../../rules/index.ts';
import { balanceOf } from './balance.ts';
import type { CardIndex } from './card-index.ts';
import { timelineOf } from './cards.ts';
import { keptWidth, type Solution, WHOLE } from './solve.ts';

/** What a match is worth: a win counts 1 and a draw a half for seat 0, and the probability of a draw. */
export interface Worth {
  readonly value: number;
  readonly draw: number;
}

/** Looks states up in a solution. */
export class RugbyLookup {
  private readonly width: number;

  constructor(readonly solution: Solution) {
    this.width = keptWidth(solution.precision);
  }

  /** Looks up a state in which an action starts. */
  look(state: PocketRugbyState): Worth {
    const { precision, cards, rows } = this.solution;
    const number = cards.nearest(state);
    const index = cards.moments[number] as CardIndex;
    const begins = state.secondHalf === null ? 0 : state.secondHalf === state.hand ? 1 : 0;
    const values = rows[number]?.[begins];
    if (!values) throw new Error(`No action starts at minute ${state.minute}.`);
    const sign = state.hand === 0 ? 1 : -1;
    const lead = Math.max(-precision.mostLead, Math.min(precision.mostLead, sign * (state.score[0] - state.score[1])));
    const at = (this.width - 1) / 2 + lead;
    let value = 0;
    let draw = 0;
    for (const { state: stand, share } of index.blend(index.find(index.id(timelineOf(state, index.horizon)), balanceOf(state)))) {
      value += share * (values.value[stand * this.width + at] as number);
      draw += (share * (values.draw[stand * this.width + at] as number)) / WHOLE;
    }
    value = Math.max(0, Math.min(1, value));
    draw = Math.max(0, Math.min(1, draw));
    return { value: sign === 1 ? value : 1 - value, draw };
  }
}
