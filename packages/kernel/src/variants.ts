import type { Game, Setup } from './game.ts';
import { completeOptions, type OptionSpec, type OptionValue } from './options.ts';
import type { Random } from './random.ts';

/** The setups of a game worth trying: defaults with every number of seats, each option varied alone, and some mixtures. */
export function setupsOf(game: Game, random: Random, mixtures = 6): Setup[] {
  const { min, max } = game.about.seats;
  const sizes = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const specs = Object.entries(game.about.options);
  const setups = new Map<string, Setup>();
  const add = (seats: number, given: Record<string, OptionValue>) => {
    const full = completeOptions(game.about.options, given, seats);
    if (full.ok) setups.set(JSON.stringify([seats, full.value]), { seats, options: full.value });
  };
  for (const seats of sizes) add(seats, {});
  for (const [name, spec] of specs) for (const value of valuesWorthTrying(spec, min, random)) add(min, { [name]: value });
  for (let i = 0; i < mixtures; i++) {
    const seats = sizes[random(sizes.length)] as number;
    const given: Record<string, OptionValue> = {};
    for (const [name, spec] of specs) {
      const values = valuesWorthTrying(spec, seats, random);
      given[name] = values[random(values.length)] as OptionValue;
    }
    add(seats, given);
  }
  return [...setups.values()];
}

function valuesWorthTrying(spec: OptionSpec, seats: number, random: Random): readonly OptionValue[] {
  switch (spec.kind) {
    case 'boolean':
      return [true, false];
    case 'integer':
      return [...new Set([spec.min, spec.default, Math.min(spec.max, spec.default + 2)])];
    case 'one-of':
      return spec.values;
    case 'seat-or-roll-off':
      return ['roll-off', 0, seats - 1];
    case 'permutation':
      return [spec.default, shuffled(spec.items, random)];
    case 'teams':
      return splitsWorthTrying(spec.letters, seats, random);
  }
}

/** Splits of the seats: one against the rest, the other way round, and any split. Other setups try the default. */
function splitsWorthTrying(letters: readonly string[], seats: number, random: Random): string[] {
  const [one = '', other = ''] = letters;
  const any = shuffled(
    Array.from({ length: seats }, (_, seat) =>
      seat < letters.length ? (letters[seat] as string) : (letters[random(letters.length)] as string),
    ),
    random,
  ).join('');
  return [one + other.repeat(seats - 1), other + one.repeat(seats - 1), any];
}

function shuffled(items: readonly string[], random: Random): string[] {
  const left = [...items];
  return items.map(() => left.splice(random(left.length), 1)[0] as string);
}
