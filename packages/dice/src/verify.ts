import {
  accept,
  type Header,
  type Match,
  type Problem,
  type Refused,
  type Result,
  type RollEntry,
  refuse,
  type Words,
} from '@pocket-stadium/kernel';
import { commitmentOf, type Draw, FairDice, isSeed } from './fair.ts';
import { isSecond } from './second/record.ts';
import { drawsOfSecond, verifySecond } from './second/verify.ts';
import { seededFaces } from './seeded.ts';
import { type Statement, statement } from './statements.ts';
import { type CheckedRoll, sameFaces, type Verification } from './verification.ts';

const BY_HAND: Words = {
  fr: 'Les dés de cette partie ont été saisis à la main : il n’y a rien à recalculer.',
  en: 'The dice of this match were entered by hand: there is nothing to recompute.',
};
const NO_ID: Words = { fr: 'La partie n’a pas d’identifiant : ses dés en dépendent.', en: 'The match has no id: its dice depend on it.' };
const NO_SEED: Words = {
  fr: 'La graine du serveur manque : elle est publiée quand la partie est finie.',
  en: 'The server’s seed is missing: it is published when the match is over.',
};
const BAD_SEED: Words = { fr: 'La graine doit compter 64 chiffres hexadécimaux.', en: 'The seed must be 64 hexadecimal digits.' };
const BROKEN_PROMISE: Words = {
  fr: 'La graine publiée n’est pas celle qui avait été promise : son empreinte est {given}, la promesse {promised}.',
  en: 'The published seed is not the one that was promised: its hash is {given}, the promise {promised}.',
};
const STRINGS: Words = {
  fr: 'Il faut une chaîne par place : {seats} places, {given} chaînes.',
  en: 'There must be one string for each seat: {seats} seats, {given} strings.',
};
const WRONG_FACES: Words = {
  fr: 'Lancer {roll} : la partie dit {faces}, la graine et les chaînes donnent {expected}.',
  en: 'Roll {roll}: the record says {faces}, the seed and the strings give {expected}.',
};
const OTHER_SOURCE: Words = {
  fr: 'Lancer {roll} : ces dés ont une autre source ({kind}), on ne peut pas les recalculer.',
  en: 'Roll {roll}: these dice have another source ({kind}) and cannot be recomputed.',
};

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
  if (dice.kind === 'hand') return refuse('dice-by-hand', BY_HAND);
  const { seed } = dice;
  if (seed === undefined) return refuse('no-seed', NO_SEED);
  if (dice.kind === 'seed') return accept((roll, count) => seededFaces(seed, roll - 1, count));
  // The second version has gone its own way before it comes here.
  if (dice.scheme !== undefined || id === undefined) return refuse('no-match-id', NO_ID);
  if (!isSeed(seed)) return refuse('bad-seed', BAD_SEED);
  if (dice.strings.length !== header.seats.length) {
    return refuse('bad-strings', STRINGS, { seats: header.seats.length, given: dice.strings.length });
  }
  const given = commitmentOf(seed);
  if (given !== dice.commitment) return refuse('broken-promise', BROKEN_PROMISE, { given, promised: dice.commitment });
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
  if (!expected || !faces) return refuse('other-source', OTHER_SOURCE, { roll, kind: entry.from }, place);
  return refuse('wrong-faces', WRONG_FACES, { roll, faces: faces.join(' '), expected: expected.join(' ') }, place);
}
