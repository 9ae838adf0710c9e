import type { Words } from '@pocket-stadium/kernel';
import { say } from '../../kit/lang.svelte.ts';
import * as w from '../../words/journey.ts';
import { deedsHere } from './deeds.ts';
import { type AllHonours, allTrophies } from './honours.ts';
import type { PlayedNote } from './log.ts';
import { recordsOf } from './summary.ts';
import type { Deeds } from './trophies.ts';

/** Something that a match brought for the first time. */
export interface News {
  readonly what: 'trophy' | 'record';
  readonly names: Words;
  readonly told: string | Words;
}

/**
 * The trophies and records that are new with the latest matches. A figure is a record once there was one to beat, so a
 * first match sets none.
 */
export function newsOf(
  before: readonly PlayedNote[],
  after: readonly PlayedNote[],
  honours: AllHonours,
  deeds: Deeds = deedsHere(),
): News[] {
  // Old counts of bots hold the match that has just ended, so they cannot tell what is new.
  const trophies = (notes: readonly PlayedNote[]) => allTrophies({ ...deeds, notes, counted: {} }, honours).filter(({ won }) => won);
  const known = new Set(trophies(before).map(({ names }) => names));
  const won = trophies(after).flatMap(({ names, says }): News[] => (known.has(names) ? [] : [{ what: 'trophy', names, told: says }]));
  const beaten = [...honours].flatMap(([game, { records: kinds }]) => {
    const stood = new Map(recordsOf(before, game, kinds).map(({ key, value }) => [key, value]));
    return recordsOf(after, game, kinds).flatMap(({ key, value, who }): News[] => {
      const kind = kinds[key];
      const old = stood.get(key);
      if (!kind || old === undefined || old === value) return [];
      const told = say(kind.says, { value });
      return [{ what: 'record', names: kind.names, told: who === null ? told : say(w.record_by, { told, who }) }];
    });
  });
  return [...won, ...beaten];
}
