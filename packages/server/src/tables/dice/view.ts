import type { SecondDiceView } from '@pocket-stadium/protocol';
import type { Room } from '../room.ts';
import { heldAt, promiseAt } from './second.ts';

/** The second fair dice as everybody sees them. The seed is shown when no entry can come any more. */
export function secondView({ table, match, seedRow, services }: Room): SecondDiceView | null {
  const { fair } = table;
  if (!fair) return null;
  const { scheme, length, end, given, brought, transcript, openings, before, earlier, stopped } = fair;
  const ended = table.status === 'over' || stopped === true;
  const hashes = transcript?.hashes ?? table.seats.map((_, seat) => heldAt(table, seat)?.hash ?? null);
  return {
    scheme,
    length,
    end,
    promise: promiseAt(table, fair),
    starts: given.length,
    given: given.map((start) => ({ ...start, missing: [...start.missing] })),
    rules: services.games.get(table.game)?.about.rulesVersion ?? 1,
    brought,
    hashes: [...hashes],
    transcript,
    revealed: openings.flatMap((opening, seat) => (opening ? [seat] : [])),
    anewAfter: services.config.anewAfter,
    key: match?.second?.key ?? null,
    seed: ended ? (seedRow?.seed ?? null) : null,
    before,
    ...(earlier ? { earlier: [...earlier] } : {}),
  };
}
