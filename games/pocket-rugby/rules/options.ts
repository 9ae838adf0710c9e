import type { OptionSpecs } from '@pocket-stadium/kernel';
import * as w from '../words/options.ts';

export const OPTIONS = {
  minutes: {
    kind: 'one-of',
    role: 'length',
    values: [20, 40, 80],
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
  redMinutes: {
    kind: 'integer',
    min: 0,
    max: 40,
    default: 0,
    added: true,
    label: w.red_minutes,
    help: w.red_minutes_help,
  },
  siren: {
    kind: 'one-of',
    values: ['action', 'hand'],
    default: 'action',
    added: true,
    label: w.siren,
    help: w.siren_help,
    names: { action: w.siren_action, hand: w.siren_hand },
  },
  first: {
    kind: 'seat-or-roll-off',
    default: 'roll-off',
    label: w.first,
  },
} as const satisfies OptionSpecs;
