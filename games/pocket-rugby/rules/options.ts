import type { OptionSpecs } from '@pocket-stadium/kernel';
import * as w from '../words/options.ts';

export const OPTIONS = {
  minutes: {
    kind: 'one-of',
    values: [20, 40],
    default: 40,
    label: w.minutes,
  },
  halves: {
    kind: 'one-of',
    values: [1, 2],
    default: 2,
    label: w.halves,
    help: w.halves_help,
  },
  yellowMinutes: {
    kind: 'integer',
    min: 1,
    max: 40,
    default: 10,
    label: w.yellow_minutes,
  },
  first: {
    kind: 'seat-or-roll-off',
    default: 'roll-off',
    label: w.first,
  },
} as const satisfies OptionSpecs;
