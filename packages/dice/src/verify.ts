import { accept, type Header, type Match, type Problem, type Refused, type Result, type RollEntry, refuse } from '@pocket-stadium/kernel';
import * as w from '../words/refusals.ts';
import { commitmentOf, type Draw, FairDice, isSeed } from './fair.ts';
import { isSecond } from './second/record.ts';
import { drawsOfSecond, verifySecond } from './second/verify.ts';
import { seededFaces } from './seeded.ts';
import { type Statement, statement } from './statements.ts';
import { type CheckedRoll, sameFaces, type Verification } from './verification.ts';

/** What roll `roll` (from 1) of `dice` dice must show. */
type Recompute = (roll: number, dice: number) => readonly number[];

/**
 * Recomputes every roll of a match whose seed is known: a finished match with fair dice, or one played from a seed
 * (which shows that the dice came from that seed, not who chose it). Fold the record first: that checks the number of dice.
 */
export function verifyRecord(match: Match): Verification {
  const { header, entries } = match;
  if (isSecond(header)) return verifySecond({ header, entries });
  const fromServer = header.seats.flatMap(({ bot }, seat) => (bot === undefined ? [] : [seat]));
  const recompute = recomputeFor(header);
  const about = { scheme: header.dice.kind === 'fair' ? 1 : null, fromServer, unproven: whatIsNot(header, fromServer) } as const;
  if (!recompute.ok) return { ...about, ok: false, problems: [recompute.problem], rolls: [], proven: [] };

  const rolls: CheckedRoll[] = [];
  const problems: Problem[] = [];
  for (const [index, entry] of entries.entries()) {
    if (entry.type !== 'roll') continue;
    const checked = checkRoll(recompute.value, entry, rolls.length + 1, index + 1, entry.from === header.dice.kind);
    rolls.push(checked);
    if (!checked.right) problems.push(wrongRoll(checked, entry).problem);
  }
  const ok = problems.length === 0;
  return { ...about, ok, problems, rolls, proven: ok ? whatIs(header, rolls.length) : [] };
}

/** How a roll of a record with fair dice of either version comes about, byte by byte; null where it cannot be recomputed. */
export function drawsOfRecord({ header, entries }: Match, roll: number, dice: number): Draw[] | null {
  if (isSecond(header)) return drawsOfSecond({ header, entries }, roll, dice);
  const { dice: source, id } = header;
  if (source.kind !== 'fair' || source.scheme !== undefined || id === undefined || !isSeed(source.seed ?? '')) return null;
  return new FairDice(source.seed ?? '', id, source.strings).workings(roll, dice);
}

function whatIs({ dice }: Header, count: number): Statement[] {
  return [...(dice.kind === 'fair' ? [statement('first-seed')] : []), statement('first-rolls', { count })];
}

/** What the first version does not prove, as it turned out. */
function whatIsNot({ dice }: Header, bots: readonly number[]): Statement[] {
  if (dice.kind === 'hand') return [];
  if (dice.kind === 'seed') return [statement('seed-only')];
  return [
    ...(bots.length > 0 ? [statement('first-bots', { seats: bots })] : []),
    statement('first-id'),
    statement('first-last'),
    statement('first-receipt'),
  ];
}

function recomputeFor(header: Header): Result<Recompute> {
  const { dice, id } = header;
  if (dice.kind === 'hand') return refuse('dice-by-hand', w.by_hand);
  const { seed } = dice;
  if (seed === undefined) return refuse('no-seed', w.no_seed);
  if (dice.kind === 'seed') return accept((roll, count) => seededFaces(seed, roll - 1, count));
  // A record of the second version never comes here.
  if (dice.scheme !== undefined || id === undefined) return refuse('no-match-id', w.no_id);
  if (!isSeed(seed)) return refuse('bad-seed', w.bad_seed);
  if (dice.strings.length !== header.seats.length) {
    return refuse('bad-strings', w.strings, { seats: header.seats.length, given: dice.strings.length });
  }
  const given = commitmentOf(seed);
  if (given !== dice.commitment) return refuse('broken-promise', w.broken_promise, { given, promised: dice.commitment });
  const fair = new FairDice(seed, id, dice.strings);
  return accept((roll, count) => fair.faces(roll, count));
}

function checkRoll(recompute: Recompute, entry: RollEntry, roll: number, number: number, claims: boolean): CheckedRoll {
  const { seat, faces } = entry;
  const expected = claims && faces ? recompute(roll, faces.length) : null;
  const right = expected !== null && faces !== null && sameFaces(faces, expected);
  return { roll, entry: number, seat, faces, expected, right };
}

function wrongRoll(checked: CheckedRoll, entry: RollEntry): Refused {
  const { roll, faces, expected } = checked;
  const place = { entry: checked.entry };
  if (!expected || !faces) return refuse('other-source', w.other_source, { roll, kind: entry.from }, place);
  return refuse('wrong-faces', w.wrong_faces, { roll, faces: faces.join(' '), expected: expected.join(' ') }, place);
}
