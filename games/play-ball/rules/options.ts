import type { OptionSpecs } from '@pocket-stadium/kernel';
import * as w from '../words/options.ts';
import type { FieldChart } from './chart.ts';

/** The options on a set of fields; the first is the default. */
export function optionsFor(fields: readonly FieldChart[]) {
  return {
    field: {
      kind: 'one-of',
      role: 'mode',
      values: fields.map(({ id }) => id),
      default: fields[0]?.id ?? '',
      label: w.field,
      help: w.field_help,
      names: Object.fromEntries(fields.map(({ id, names }) => [id, names])),
    },
    mode: {
      kind: 'one-of',
      role: 'mode',
      values: ['standard', 'expert'],
      default: 'standard',
      label: w.mode,
      help: w.mode_help,
      names: { standard: w.mode_standard, expert: w.mode_expert },
    },
    first: { kind: 'seat-or-roll-off', default: 0, label: w.first },
  } as const satisfies OptionSpecs;
}
