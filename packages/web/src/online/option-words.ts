import type { Game, OptionSpec, OptionValue, OptionValues, TeamsOption } from '@pocket-stadium/kernel';
import { lang, say } from '../../kit/lang.svelte.ts';
import * as uiWords from '../../kit/words/ui.ts';
import * as houseWords from '../../words/house.ts';
import * as w from '../../words/online.ts';

/** The options that differ from the usual ones, each in a few words. */
export function optionWords(game: Game, options: OptionValues): string[] {
  return Object.entries(game.about.options).flatMap(([name, spec]) => {
    const value = options[name];
    if (value === undefined || JSON.stringify(value) === JSON.stringify(spec.default)) return [];
    return [say(uiWords.labelled, { label: spec.label[lang.current], value: valueWords(spec, value) })];
  });
}

function valueWords(spec: OptionSpec, value: OptionValue): string {
  if (typeof value === 'boolean') return value ? say(w.yes) : say(w.no);
  if (spec.kind === 'seat-or-roll-off')
    return value === 'roll-off' ? say(houseWords.roll_off) : say(houseWords.seat_label, { number: Number(value) + 1 });
  if (spec.kind === 'permutation') return say(w.own_order);
  if (spec.kind === 'teams') return splitWords(spec, String(value));
  const named = spec.kind === 'one-of' ? spec.names?.[String(value)] : undefined;
  return named?.[lang.current] ?? String(value);
}

/** How many play for each side. */
function splitWords({ letters, names }: TeamsOption, text: string): string {
  const count = (letter: string) => [...text].filter((given) => given === letter).length;
  return letters.map((letter) => `${names[letter]?.[lang.current] ?? letter} ${count(letter)}`).join(' – ');
}
