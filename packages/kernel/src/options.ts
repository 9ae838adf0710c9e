import * as w from '../words/refusals.ts';
import { accept, type Result, refuse } from './problem.ts';
import type { Words } from './words.ts';

export type OptionValue = boolean | number | string | readonly string[];
export type OptionValues = Readonly<Record<string, OptionValue>>;

interface Described {
  readonly label: Words;
  /** One sentence on what it changes, where the label is not enough. */
  readonly help?: Words;
  /** Chosen in plain sight before a match, as the way it is played or how long; the others are house rules. */
  readonly role?: 'mode' | 'length';
  /**
   * The option came after records were written. A record that does not name it plays with the default, and stays as it
   * was written.
   */
  readonly added?: true;
}
export interface BooleanOption extends Described {
  readonly kind: 'boolean';
  readonly default: boolean;
}
export interface IntegerOption extends Described {
  readonly kind: 'integer';
  readonly min: number;
  readonly max: number;
  readonly default: number;
  /** The numbers that most people choose among. */
  readonly usual?: readonly number[];
}
export interface OneOfOption<V extends string | number = string | number> extends Described {
  readonly kind: 'one-of';
  readonly values: readonly V[];
  readonly default: V;
  /** What each value is called, by its text. */
  readonly names?: Readonly<Record<string, Words>>;
}
/** Who begins: a seat, or the opening roll-off (ruling R0). */
export interface SeatOrRollOffOption extends Described {
  readonly kind: 'seat-or-roll-off';
  readonly default: 'roll-off' | number;
}
/** Every item exactly once, in an order of one's own. */
export interface PermutationOption extends Described {
  readonly kind: 'permutation';
  readonly items: readonly string[];
  readonly default: readonly string[];
  readonly names?: Readonly<Record<string, Words>>;
}
/** Who plays for which side: a text with one letter a seat, every letter at least once. The default is told by the game. */
export interface TeamsOption extends Described {
  readonly kind: 'teams';
  readonly letters: readonly string[];
  readonly default: '';
  readonly added: true;
  /** What each letter stands for. */
  readonly names: Readonly<Record<string, Words>>;
}
export type OptionSpec = BooleanOption | IntegerOption | OneOfOption | SeatOrRollOffOption | PermutationOption | TeamsOption;
export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

type ValueOf<O extends OptionSpec> = O extends BooleanOption
  ? boolean
  : O extends IntegerOption
    ? number
    : O extends OneOfOption<infer V>
      ? V
      : O extends SeatOrRollOffOption
        ? 'roll-off' | number
        : O extends TeamsOption
          ? string
          : readonly string[];

type AddedNames<S extends OptionSpecs> = { [K in keyof S]: S[K] extends { readonly added: true } ? K : never }[keyof S];

/** The full set of options of a game, as its `start` receives it; an added one is there where somebody named it. */
export type OptionsOf<S extends OptionSpecs> = {
  readonly [K in Exclude<keyof S, AddedNames<S>>]: ValueOf<S[K]>;
} & { readonly [K in AddedNames<S>]?: ValueOf<S[K]> };

/** The given options completed with the defaults, but for added ones, or what is wrong with them. */
export function completeOptions(specs: OptionSpecs, given: Readonly<Record<string, unknown>>, seats: number): Result<OptionValues> {
  for (const option of Object.keys(given)) {
    if (!Object.hasOwn(specs, option)) {
      return refuse('unknown-option', w.unknown_option, { option: clip(option), known: Object.keys(specs) });
    }
  }
  const full: Record<string, OptionValue> = {};
  for (const [option, spec] of Object.entries(specs)) {
    const value = given[option] ?? (spec.added ? undefined : spec.default);
    if (value === undefined) continue;
    if (!fits(spec, value, seats)) {
      return refuse('bad-option', w.bad_option, { option, given: clip(JSON.stringify(value) ?? ''), allowed: allowedValues(spec, seats) });
    }
    full[option] = value as OptionValue;
  }
  return accept(full);
}

/** An option written as text (command line, text records), read by the option's kind. */
export function parseOptionText(spec: OptionSpec, text: string): unknown {
  if (spec.kind === 'permutation') return text.split(',').map((item) => item.trim());
  if (spec.kind === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  if (spec.kind === 'one-of') return spec.values.find((value) => String(value) === text) ?? text;
  return /^\d+$/.test(text) ? Number(text) : text;
}

/** The reverse of `parseOptionText`. */
export function makeOptionText(value: OptionValue): string {
  return Array.isArray(value) ? value.join(',') : String(value);
}

/** The values an option takes, for people to read. */
export function allowedValues(spec: OptionSpec, seats: number): readonly string[] {
  switch (spec.kind) {
    case 'boolean':
      return ['true', 'false'];
    case 'integer':
      return [`${spec.min}–${spec.max}`];
    case 'one-of':
      return spec.values.map(String);
    case 'seat-or-roll-off':
      return ['roll-off', `0–${seats - 1}`];
    case 'permutation':
      return [spec.items.join(',')];
    case 'teams':
      return [
        spec.letters
          .map((letter) => letter.repeat(Math.ceil(seats / spec.letters.length)))
          .join('')
          .slice(0, seats),
        '…',
      ];
  }
}

function fits(spec: OptionSpec, value: unknown, seats: number): boolean {
  switch (spec.kind) {
    case 'boolean':
      return typeof value === 'boolean';
    case 'integer':
      return Number.isInteger(value) && (value as number) >= spec.min && (value as number) <= spec.max;
    case 'one-of':
      return (spec.values as readonly unknown[]).includes(value);
    case 'seat-or-roll-off':
      return value === 'roll-off' || (Number.isInteger(value) && (value as number) >= 0 && (value as number) < seats);
    case 'permutation':
      return Array.isArray(value) && value.length === spec.items.length && spec.items.every((item) => value.includes(item));
    case 'teams':
      return typeof value === 'string' && isSplit(value, spec.letters, seats);
  }
}

/** Whether a text gives every seat a letter, and every letter a seat. */
function isSplit(text: string, letters: readonly string[], seats: number): boolean {
  const given = [...text];
  return given.length === seats && given.every((letter) => letters.includes(letter)) && letters.every((letter) => given.includes(letter));
}

function clip(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
