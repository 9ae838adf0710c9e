import { firstPerson, type Play } from '@pocket-stadium/kernel';
import { keep, readKept } from '../../kit/keep.ts';
import { opponentIn } from './last.ts';

const KEY = 'tally:';

/** How somebody alone has fared against one bot, on this device. */
export interface Tally {
  readonly name: string;
  readonly face: string | null;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

interface KeptTallies {
  /** The match counted last. A match that is taken back and ends again counts once. */
  readonly match: string;
  readonly last: string;
  readonly by: Readonly<Record<string, Tally>>;
}

/** Counts a match of one person against bots that is over. */
export function countResult(play: Play): void {
  const { seats, game, id = '' } = play.header;
  const opponent = opponentIn(seats);
  const { outcome } = play;
  const me = firstPerson(seats);
  if (!opponent || !outcome || me < 0) return;
  const before = read(game);
  if (before?.match === id) return;
  const key = opponent.face ?? opponent.bot ?? '';
  const tally = before?.by[key];
  const won = outcome.winners.includes(me);
  const next: Tally = {
    name: opponent.name,
    face: opponent.face ?? null,
    won: (tally?.won ?? 0) + (won && !outcome.draw ? 1 : 0),
    drawn: (tally?.drawn ?? 0) + (outcome.draw && (won || outcome.winners.length === 0) ? 1 : 0),
    lost: (tally?.lost ?? 0) + (won || (outcome.draw && outcome.winners.length === 0) ? 0 : 1),
  };
  const kept: KeptTallies = { match: id, last: key, by: { ...before?.by, [key]: next } };
  keep(KEY + game, JSON.stringify(kept));
}

/** The results against every bot met in a game, by face or level. */
export function talliesIn(game: string): Readonly<Record<string, Tally>> {
  return read(game)?.by ?? {};
}

/** The result against the bot met last in a game. */
export function lastTally(game: string): Tally | null {
  const kept = read(game);
  return kept?.by[kept.last] ?? null;
}

function read(game: string): KeptTallies | null {
  try {
    const { match, last, by } = JSON.parse(readKept(KEY + game) ?? '{}') as Partial<Record<keyof KeptTallies, unknown>>;
    if (typeof match !== 'string' || typeof last !== 'string' || typeof by !== 'object' || by === null) return null;
    const known = Object.entries(by as Record<string, unknown>).filter((pair): pair is [string, Tally] => isTally(pair[1]));
    return { match, last, by: Object.fromEntries(known) };
  } catch {
    // The value was not written by us: nothing was counted.
    return null;
  }
}

function isTally(value: unknown): value is Tally {
  const { name, face, won, drawn, lost } = (value ?? {}) as Partial<Record<keyof Tally, unknown>>;
  return (
    typeof name === 'string' && (face === null || typeof face === 'string') && [won, drawn, lost].every((count) => Number.isInteger(count))
  );
}
