import type { Random } from '@pocket-stadium/kernel';
import type { EventBody, SeasonEvent, SeasonLog, SeasonSetup } from './events.ts';
import { withoutForgotten } from './forget.ts';

/** An id of sixteen hexadecimal digits: no other event or entrant has the same. */
export function newId(random: Random): string {
  return Array.from({ length: 16 }, () => random(16).toString(16)).join('');
}

/** Who writes an event, and when. */
export interface Writing {
  readonly by?: string;
  readonly at?: string;
}

/** The season with these events added, after every one that is known here. */
export function append(log: SeasonLog, bodies: readonly EventBody[], random: Random, { by, at }: Writing = {}): SeasonLog {
  let n = log.events.at(-1)?.n ?? 0;
  const added = bodies.map((body): SeasonEvent => {
    n++;
    return { id: newId(random), n, ...(by && { by }), ...(at && { at }), ...body };
  });
  return { id: log.id, events: withoutForgotten([...log.events, ...added]) };
}

/** A season that begins: its id has 128 bits, as those of tables and matches. */
export function newSeason(setup: SeasonSetup, random: Random, writing: Writing = {}): SeasonLog {
  const id = newId(random) + newId(random);
  return append({ id, events: [] }, [{ type: 'created', setup }], random, writing);
}

/**
 * Two copies of a season as one: every event of either, once, in the one order that both would give them. An event is never
 * changed, so nothing that somebody wrote is lost, but for names that are to be forgotten; what contradicts something else is
 * shown by the fold.
 */
export function mergeLogs(one: SeasonLog, other: SeasonLog): SeasonLog {
  const byId = new Map(one.events.map((event) => [event.id, event]));
  for (const event of other.events) if (!byId.has(event.id)) byId.set(event.id, event);
  return { id: one.id, events: withoutForgotten(inOrder([...byId.values()])) };
}

export function inOrder(events: readonly SeasonEvent[]): SeasonEvent[] {
  return [...events].sort((a, b) => a.n - b.n || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
}
