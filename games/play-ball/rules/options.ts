import type { OptionSpecs } from '@pocket-stadium/kernel';
import type { FieldChart } from './chart.ts';

/** The options on a set of fields; the first is the default. */
export function optionsFor(fields: readonly FieldChart[]) {
  return {
    field: {
      kind: 'one-of',
      values: fields.map(({ id }) => id),
      default: fields[0]?.id ?? '',
      label: { fr: 'Terrain', en: 'Field' },
      help: {
        fr: 'Commencer est un avantage sur le terrain et au parc, un désavantage en salle.',
        en: 'Beginning is an advantage on the pitch and in the park, a handicap on the court.',
      },
      names: Object.fromEntries(fields.map(({ id, names }) => [id, names])),
    },
    mode: {
      kind: 'one-of',
      values: ['standard', 'expert'],
      default: 'standard',
      label: { fr: 'Mode', en: 'Mode' },
      help: {
        fr: 'Standard : premier à trois buts. Expert : deux buts de suite.',
        en: 'Standard: first to three goals. Expert: two goals in a row.',
      },
      names: { standard: { fr: 'standard', en: 'standard' }, expert: { fr: 'expert', en: 'expert' } },
    },
    first: { kind: 'seat-or-roll-off', default: 0, label: { fr: 'Qui engage la première manche', en: 'Who begins the first round' } },
  } as const satisfies OptionSpecs;
}
