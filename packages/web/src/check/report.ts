import { type CheckedRoll, type Draw, drawsOfRecord, type Verification, verifyRecord } from '@pocket-stadium/dice';
import { type Match, type Play, type Problem, parseRecord, type Result } from '@pocket-stadium/kernel';
import { loadGame } from '../games.ts';
import { readAnyRecord } from '../records.ts';
import { type Statistics, statisticsOf } from './statistics.ts';

/** Everything that can be said about the dice of a record. */
export interface Report {
  readonly match: Match;
  /** The game in words; null where this app does not know it. */
  readonly gameName: Play['game']['about']['names'] | null;
  /** Why the record is no legal match, if it is none: its dice are recomputed all the same. */
  readonly illegal: Problem | null;
  readonly verification: Verification;
  readonly verdict: Verdict;
  readonly statistics: Statistics;
}

/**
 * What the check found. `right` and `changed` were recomputed, `partly` as far as the rolls claim to come from the
 * seed. The others cannot be recomputed: typed in by hand, no seed yet, a seed that was not promised, or a game without
 * dice.
 */
export type Verdict = 'right' | 'changed' | 'partly' | 'by-hand' | 'no-seed' | 'broken' | 'no-dice';

export async function reportOn(text: string): Promise<Result<Report>> {
  const parsed = parseRecord(text);
  if (!parsed.ok) return parsed;
  const match = parsed.value;
  const [game, folded] = await Promise.all([loadGame(match.header.game), readAnyRecord(text)]);
  const verification = verifyRecord(match);
  return {
    ok: true,
    value: {
      match,
      gameName: game?.about.names ?? null,
      illegal: folded.ok ? null : folded.problem,
      verification,
      verdict: verdictOf(match, verification),
      statistics: statisticsOf(match.entries, match.header.seats.length),
    },
  };
}

function verdictOf({ entries }: Match, { ok, problems, rolls }: Verification): Verdict {
  if (!entries.some(({ type }) => type === 'roll')) return 'no-dice';
  if (ok) return 'right';
  if (rolls.some((roll) => troubleWith(roll) === 'changed')) return 'changed';
  if (rolls.length > 0) return 'partly';
  const code = problems[0]?.code;
  return code === 'dice-by-hand' ? 'by-hand' : code === 'no-seed' ? 'no-seed' : 'broken';
}

/** How a roll comes about. */
export type Workings =
  | { readonly kind: 'fair'; readonly draws: readonly Draw[] }
  /** The text whose hash sets the generator. */
  | { readonly kind: 'seed'; readonly text: string };

/** The workings of a roll that was recomputed; null for others. */
export function workingsOf(match: Match, { roll, faces, expected }: CheckedRoll): Workings | null {
  const { dice } = match.header;
  if (!expected || dice.kind === 'hand' || dice.seed === undefined) return null;
  if (dice.kind === 'seed') return { kind: 'seed', text: JSON.stringify(['roll', dice.seed, roll - 1]) };
  const draws = drawsOfRecord(match, roll, faces?.length ?? 0);
  return draws && { kind: 'fair', draws };
}

/** What is to be said about a roll: as it should be, other faces, hidden, or from somewhere else. */
export type Trouble = 'none' | 'changed' | 'hidden' | 'elsewhere';

export function troubleWith({ right, faces, expected }: CheckedRoll): Trouble {
  if (right) return 'none';
  if (!faces) return 'hidden';
  return expected ? 'changed' : 'elsewhere';
}
