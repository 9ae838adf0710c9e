import type { OptionValues } from '@pocket-stadium/kernel';
import { linesHash } from './brought.ts';
import { bytesToHex, hexToBytes, isHex } from './bytes.ts';
import { Chain } from './chain.ts';
import { MatchDice } from './house-dice.ts';
import { isLength, promiseOf } from './promise.ts';
import { checkOpening, stringHash } from './seat-string.ts';
import { type Keyed, tableKey } from './transcript.ts';

/** Compares one table that another program computed with this code. Answers what differs: nothing when they agree. */
export function checkDiceVector(data: unknown): string[] {
  const { seed, id, length, end, promise, game, rules, options, seats, key, rolls, brought } = fields(data);
  if (!isHex(seed, 32) || !isHex(id, 16) || !isLength(length)) return ['not a table: it needs seed, id and length'];
  if (typeof game !== 'string' || typeof rules !== 'number' || typeof options !== 'object' || options === null) {
    return ['not a table: it needs game, rules and options'];
  }
  if (!Array.isArray(seats) || !Array.isArray(rolls)) return ['not a table: it needs seats and rolls'];
  const along = hashAlong(brought);
  if (along === undefined) return ['not a table: brought is the entry lines, their hash, or both count and hash'];
  const found: string[] = [];
  const compare = (what: string, expected: unknown, ours: unknown) => {
    if (JSON.stringify(expected) !== JSON.stringify(ours))
      found.push(`${what}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(ours)}`);
  };
  const chain = new Chain(hexToBytes(seed), length);
  compare('end', end, bytesToHex(chain.end));
  const ourPromise = promiseOf(id, length, bytesToHex(chain.end));
  compare('promise', promise, ourPromise);
  const openings = seats.map((seat) => {
    const opening = checkOpening(seat);
    return opening.ok ? opening.value : null;
  });
  const hashes = openings.map((opening, seat) => opening && stringHash(ourPromise, seat, opening));
  const given = seats.map((seat) => (seat === null ? null : (fields(seat).hash ?? '')));
  compare('hashes', given, hashes);
  const keyed: Keyed = { promise: ourPromise, game, rules, options: options as OptionValues, hashes, brought: along };
  const ourKey = tableKey(keyed, openings);
  if (!ourKey.ok) return [...found, ourKey.problem.message.en];
  compare('key', key, ourKey.value);
  const dice = new MatchDice(chain, ourKey.value);
  for (const roll of rolls) {
    const { n, dice: count, link, faces } = fields(roll);
    if (!isNumber(n, 0xffff_ffff) || !isNumber(count, 1000)) found.push('a roll needs n and dice');
    else {
      compare(`link ${n}`, link, bytesToHex(chain.link(n)));
      compare(`roll ${n}`, faces, dice.faces(n, count));
    }
  }
  return found;
}

/**
 * What a table of a vector brought along, where it says so: its hash, alone or as a transcript has it, or the entry
 * lines as the text record has them. Undefined where it is none of these.
 */
function hashAlong(brought: unknown): { readonly hash: string } | null | undefined {
  if (brought === undefined || brought === null) return null;
  const { hash = brought } = fields(brought);
  if (isHex(hash, 32)) return { hash };
  const lines = typeof brought === 'string' ? brought.split('\n').filter((line) => line !== '') : brought;
  const written = Array.isArray(lines) && lines.length > 0 && lines.every((line) => typeof line === 'string' && /^\d+\. ./.test(line));
  return written ? { hash: linesHash(lines) } : undefined;
}

const isNumber = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= most;

function fields(data: unknown): Record<string, unknown> {
  return typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as Record<string, unknown>) : {};
}
