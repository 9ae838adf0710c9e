import type { Puzzles, Review } from '@pocket-stadium/bots';
import { type Move, type Play, type Seat, startOf, viewOf } from '@pocket-stadium/kernel';

/** What decisions of one kind gave away in all: what was asked, and what was chosen. */
export interface GivenAway {
  readonly gameId: string;
  /** A key of the game's prompts. */
  readonly why: string;
  /** The kind that the game has a name for; else the move, where moves have names. */
  readonly kind?: string;
  readonly move?: Move;
  readonly estimated?: boolean;
  readonly count: number;
  readonly cost: number;
}

/** What one seat's decisions of a match gave away, by kind. */
export function givenIn(play: Play, { entries, source }: Review, seat: Seat, puzzles: Pick<Puzzles, 'kindOf'> | null): GivenAway[] {
  const { game } = play;
  const history = play.history();
  const made = entries.flatMap((entry): GivenAway[] => {
    const cost = entry.cost?.[seat] ?? 0;
    const step = history.findIndex(({ number }) => number === entry.number);
    const logged = history[step]?.entry;
    if (entry.seat !== seat || cost <= 0 || logged?.type !== 'move') return [];
    const before = history[step - 1]?.state ?? startOf(game, play.header);
    const next = game.next(before);
    if (next.kind !== 'choice') return [];
    const kind = puzzles?.kindOf?.(viewOf(game, before, seat), logged.move);
    return [
      {
        ...{ gameId: game.about.id, why: next.why, count: 1, cost },
        ...(kind ? { kind } : !game.grammar && { move: logged.move }),
        ...(source !== 'exact' && { estimated: true }),
      },
    ];
  });
  return joinedGiven([], made);
}

const keyOf = ({ gameId, why, kind, move, estimated }: GivenAway): string => JSON.stringify([gameId, why, kind, move, estimated]);

/** Adds up what two lists say of the same kind. */
export function joinedGiven(known: readonly GivenAway[], more: readonly GivenAway[]): GivenAway[] {
  const sums = new Map<string, GivenAway>();
  for (const one of [...known, ...more]) {
    const before = sums.get(keyOf(one));
    sums.set(keyOf(one), before ? { ...one, count: before.count + one.count, cost: before.cost + one.cost } : one);
  }
  return [...sums.values()];
}

/** One kind of decision, and what it gives away in a match of its game. */
export interface GivenRow extends GivenAway {
  readonly matches: number;
  readonly perMatch: number;
}

/** Where most is given away in a match, the worst kind first; matches are those of the same game that were looked at. */
export function worstFirst(
  given: readonly GivenAway[],
  matches: readonly { readonly gameId: string; readonly estimated: boolean }[],
): GivenRow[] {
  const rows = given.map((one): GivenRow => {
    const same = matches.filter(({ gameId, estimated }) => gameId === one.gameId && estimated === (one.estimated ?? false));
    const count = Math.max(1, same.length);
    return { ...one, matches: count, perMatch: one.cost / count };
  });
  return rows.sort((a, b) => b.perMatch - a.perMatch);
}
