import type { FairDiceSecond, Header, Match } from '@pocket-stadium/kernel';
import { broughtOf } from './brought.ts';
import { promiseOf } from './promise.ts';
import type { Keyed } from './transcript.ts';

/** A header whose dice are of the second version. */
export type SecondHeader = Header & { readonly dice: FairDiceSecond };

export function isSecond(header: Header): header is SecondHeader {
  return header.dice.kind === 'fair' && header.dice.scheme === 2;
}

/**
 * The part of a record that goes into its key. Take the record as it was read: options that today's rules completed are
 * others.
 */
export function keyedOf(header: SecondHeader, entries: Match['entries']): Keyed {
  const { game, rules, options, dice, id = '' } = header;
  const hashes = dice.seats.map((seat) => seat?.hash ?? null);
  const promise = promiseOf(id, dice.length, dice.end);
  return { promise, game, rules, options, hashes, brought: broughtOf(entries.slice(0, dice.brought ?? 0)) };
}
