import type { Game, OptionSpec, OptionValue, OptionValues } from '@pocket-stadium/rules';
import { lang } from '../lang.svelte.ts';
import { m } from '../paraglide/messages.js';

/** The options that differ from the usual ones, each in a few words. */
export function optionWords(game: Game, options: OptionValues): string[] {
  return Object.entries(game.about.options).flatMap(([name, spec]) => {
    const value = options[name];
    if (value === undefined || JSON.stringify(value) === JSON.stringify(spec.default)) return [];
    return [m.labelled({ label: spec.label[lang.current], value: valueWords(spec, value) })];
  });
}

function valueWords(spec: OptionSpec, value: OptionValue): string {
  if (typeof value === 'boolean') return value ? m.yes() : m.no();
  if (spec.kind === 'seat-or-roll-off') return value === 'roll-off' ? m.roll_off() : m.seat_label({ number: Number(value) + 1 });
  if (spec.kind === 'permutation') return m.online_own_order();
  const named = spec.kind === 'one-of' ? spec.names?.[String(value)] : undefined;
  return named?.[lang.current] ?? String(value);
}
