import { accept, type Match, type Problem, type Result, type RollEntry, refuse, type Words } from '@pocket-stadium/kernel';
import * as w from '../../words/refusals.ts';
import type { Draw } from '../fair.ts';
import { type Statement, statement } from '../statements.ts';
import { type CheckedRoll, sameFaces, type Verification } from '../verification.ts';
import { bytesToHex, hexToBytes, isHex } from './bytes.ts';
import { Chain } from './chain.ts';
import { MatchDice } from './house-dice.ts';
import { isLength, promiseOf } from './promise.ts';
import { keyedOf, type SecondHeader } from './record.ts';
import { openHash } from './seat-string.ts';
import { digitsOf, tableKey } from './transcript.ts';

const WORDS = {
  'bad-header': w.bad_header,
  'no-seed': w.no_seed,
  'broken-promise': w.broken_chain,
  'bot-string': w.bot_string,
  'brought-more': w.brought_more,
  'wrong-faces': w.wrong_faces_of_chain,
  'hidden-faces': w.hidden_faces,
  'other-source': w.other_source_of_chain,
  'corrected-roll': w.corrected_roll,
} as const satisfies Record<string, Words>;

const problem = (code: keyof typeof WORDS, values = {}, entry?: number): Problem =>
  refuse(code, WORDS[code], values, entry === undefined ? {} : { entry }).problem;

/** Recomputes promise, hashes, key, chain and every roll of a record of the second version. */
export function verifySecond(match: Match & { readonly header: SecondHeader }): Verification {
  const { dice, seats } = match.header;
  const nothing = { scheme: 2, rolls: [], fromServer: [], proven: [] } as const;
  const made = diceOf(match);
  const unproven = whatIsNot(match);
  if (!made.ok) return { ...nothing, ok: false, problems: [made.problem], unproven };
  const bots = seats.flatMap(({ bot }, seat) => (bot !== undefined && dice.seats[seat] ? [problem('bot-string', { seat })] : []));
  const { rolls, problems } = checkRolls(match, made.value);
  const all = [...bots, ...problems, ...corrections(match)];
  const strings = dice.seats.flatMap((seat, index) => (seat ? [index] : []));
  const proven: Statement[] = [
    statement('chain', { end: dice.end }),
    ...(strings.length > 0 ? [statement('hashes', { seats: strings })] : []),
    statement('rolls', { count: rolls.filter(({ right }) => right).length, digits: digitsOf(made.value.key) }),
  ];
  return { ...nothing, ok: all.length === 0, problems: all, rolls, proven: all.length === 0 ? proven : [], unproven };
}

export function drawsOfSecond(match: Match & { readonly header: SecondHeader }, roll: number, dice: number): Draw[] | null {
  const made = diceOf(match);
  return made.ok ? made.value.workings(roll, dice) : null;
}

/** The dice that the record's own values give, or the first thing that is wrong with them. */
function diceOf({ header, entries }: Match & { readonly header: SecondHeader }): Result<MatchDice> {
  const { dice, id } = header;
  const bad = (field: string) => refuse('bad-header', WORDS['bad-header'], { field });
  if (!isHex(id, 16)) return bad('id');
  if (!isLength(dice.length)) return bad('length');
  if (!isHex(dice.end, 32)) return bad('end');
  if (dice.seats.length !== header.seats.length) return bad('seats');
  if ((dice.brought ?? 0) > entries.length) {
    return refuse('brought-more', WORDS['brought-more'], { given: dice.brought, entries: entries.length });
  }
  const promise = promiseOf(id, dice.length, dice.end);
  for (const [seat, given] of dice.seats.entries()) {
    const opened = given && openHash(promise, seat, given.hash, given);
    if (opened?.ok === false) return opened;
  }
  if (dice.seed === undefined) return refuse('no-seed', WORDS['no-seed']);
  if (!isHex(dice.seed, 32)) return bad('seed');
  const chain = new Chain(hexToBytes(dice.seed), dice.length);
  const given = bytesToHex(chain.end);
  if (given !== dice.end) return refuse('broken-promise', WORDS['broken-promise'], { given, promised: dice.end });
  const key = tableKey(keyedOf(header, entries), dice.seats);
  return key.ok ? accept(new MatchDice(chain, key.value)) : key;
}

function checkRolls({ header, entries }: Match & { readonly header: SecondHeader }, dice: MatchDice) {
  const rolls: CheckedRoll[] = [];
  const problems: Problem[] = [];
  const brought = header.dice.brought ?? 0;
  for (const [index, entry] of entries.entries()) {
    if (entry.type !== 'roll') continue;
    const roll = rolls.length + 1;
    const number = index + 1;
    const { seat, faces } = entry;
    const claims = entry.from === 'fair' && index >= brought;
    const expected = claims && faces ? dice.faces(roll, faces.length) : null;
    const right = faces !== null && expected !== null && sameFaces(faces, expected);
    rolls.push({ roll, entry: number, seat, faces, expected, right });
    if (!right && index >= brought) problems.push(wrongRoll(entry, roll, number, expected));
  }
  return { rolls, problems };
}

function wrongRoll({ faces, from }: RollEntry, roll: number, entry: number, expected: readonly number[] | null): Problem {
  if (faces === null) return problem('hidden-faces', { roll }, entry);
  if (expected === null) return problem('other-source', { roll, kind: from }, entry);
  return problem('wrong-faces', { roll, faces: faces.join(' '), expected: expected.join(' ') }, entry);
}

/** Rolls that were brought along go into the key: once it exists none of them is taken back. */
function corrections({ header, entries }: Match & { readonly header: SecondHeader }): Problem[] {
  const brought = header.dice.brought ?? 0;
  const isRoll = (number: number) => entries[number - 1]?.type === 'roll';
  let lastRoll = brought;
  while (lastRoll > 0 && !isRoll(lastRoll)) lastRoll--;
  return entries.flatMap((entry, index) =>
    index >= brought && entry.type === 'back' && entry.to < lastRoll ? [problem('corrected-roll', { entry: index + 1 }, index + 1)] : [],
  );
}

function whatIsNot({ header, entries }: Match & { readonly header: SecondHeader }): Statement[] {
  const { dice } = header;
  const rollsIn = (list: Match['entries']) => list.filter(({ type }) => type === 'roll').length;
  const brought = rollsIn(entries.slice(0, dice.brought ?? 0));
  const late = rollsIn(entries) - Math.max(dice.length, brought);
  return [
    statement('order'),
    statement(dice.seats.some((seat) => seat !== null) ? 'league' : 'no-strings'),
    statement('house-knows'),
    statement('starts', { starts: dice.starts }),
    ...(brought > 0 ? [statement('brought', { count: brought })] : []),
    ...(late > 0 ? [statement('late', { count: late })] : []),
    statement('app'),
  ];
}
