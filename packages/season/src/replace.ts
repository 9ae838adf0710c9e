import type { EventBody } from './events.ts';
import type { EntrantNow, Fixture } from './state.ts';
import { renamed } from './templates.ts';

/** Who plays from now on: a bot of a level, or a person, and what the entrant is called where that changes. */
export interface Successor {
  readonly name?: string;
  readonly bot?: string;
  readonly note?: string;
}

/**
 * Somebody leaves, and somebody else plays. The entrant keeps its line: points, matches played and to be played, seed. An
 * entrant that had withdrawn is back with it.
 */
export function replacing({ id, withdrawn }: EntrantNow, { name, bot, note }: Successor): EventBody[] {
  const replaced: EventBody = {
    type: 'replaced',
    entrant: id,
    ...(name !== undefined && { name }),
    ...(bot !== undefined && { bot }),
    ...(note !== undefined && { note }),
  };
  return withdrawn === null ? [replaced] : [replaced, { type: 'returned', entrant: id }];
}

/** An entrant as it was in a match: a match that was played keeps the name of whoever played it. */
export function entrantIn(entrant: EntrantNow, { history }: Fixture): EntrantNow {
  const [played] = history;
  const { bot: _, ...rest } = entrant;
  const next = played && entrant.replaced.find(({ event }) => isBefore(played.event, event));
  return next ? { ...rest, team: renamed(entrant.team, next.name), ...(next.bot !== undefined && { bot: next.bot }) } : entrant;
}

const isBefore = (one: { readonly n: number; readonly id: string }, other: { readonly n: number; readonly id: string }): boolean =>
  one.n < other.n || (one.n === other.n && one.id < other.id);
