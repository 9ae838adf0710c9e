import type { OptionSpecs } from '@pocket-stadium/kernel';
import * as w from '../words/options.ts';
import type { BoardChart } from './chart.ts';

/** The options on a set of boards; the first is the default. */
export function optionsFor(boards: readonly BoardChart[]) {
  return {
    side: {
      kind: 'one-of',
      role: 'mode',
      values: boards.map(({ side }) => side),
      default: boards[0]?.side ?? 0,
      label: w.side,
      help: w.side_help,
    },
    first: { kind: 'seat-or-roll-off', default: 0, label: w.first },
    quietRounds: {
      kind: 'integer',
      min: 1,
      max: 100,
      default: 20,
      label: w.quiet_rounds,
      help: w.quiet_rounds_help,
    },
    maxRounds: {
      kind: 'integer',
      min: 1,
      max: 1000,
      default: 150,
      label: w.max_rounds,
      help: w.max_rounds_help,
    },
    secondLeg: {
      kind: 'one-of',
      values: ['may', 'must'],
      default: 'may',
      added: true,
      label: w.second_leg,
      help: w.second_leg_help,
      names: { may: w.second_leg_may, must: w.second_leg_must },
    },
    kindStart: {
      kind: 'boolean',
      default: false,
      label: w.kind_start,
      help: w.kind_start_help,
    },
  } as const satisfies OptionSpecs;
}
