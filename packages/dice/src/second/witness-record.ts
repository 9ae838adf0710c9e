import { type Match, makeEntryText } from '@pocket-stadium/kernel';
import { differ, type Receipt } from './receipt.ts';
import { isSecond } from './record.ts';
import { verifySecond } from './verify.ts';
import { masked } from './witness-log.ts';
import { changesBetween } from './witness-table.ts';

/** The record, afterwards. It must say what this device saw, and its values must agree. */
export function seeRecord(receipt: Receipt, { header, entries }: Match, at: number): Receipt {
  const { promised, transcript, openings } = receipt;
  let next = receipt;
  const compare = (field: string, expected: unknown, came: unknown) => {
    const [ours, theirs] = [say(expected), say(came)];
    if (ours !== theirs) next = differ(next, at, 'record-header', ours, theirs, { field });
  };
  if (!isSecond(header)) return differ(receipt, at, 'record-header', '2', header.dice.kind, { field: 'scheme' });
  const { dice, game, rules, options, seats, id } = header;
  compare('id', promised.id, id);
  compare('length', promised.length, dice.length);
  compare('end', promised.end, dice.end);
  if (dice.starts < receipt.starts) compare('starts', receipt.starts, dice.starts);
  if (transcript) {
    compare('starts', transcript.starts, dice.starts);
    compare('brought', transcript.brought?.entries, dice.brought);
    // A record keeps more of a seat than a transcript says: the face of a bot changes no dice.
    const sitting = seats.map(({ name, bot }) => (bot === undefined ? { name } : { name, bot }));
    const played = { game, rules, options, seats: sitting, brought: transcript.brought };
    for (const { field, expected, came } of changesBetween(transcript, played)) compare(field, expected, came);
    for (const [seat, hash] of transcript.hashes.entries()) {
      const opening = openings?.[seat];
      const given = dice.seats[seat] ?? null;
      compare(`hash ${seat}`, hash, given?.hash ?? null);
      if (openings) compare(`string ${seat}`, opening && [opening.nonce, opening.string], given && [given.nonce, given.string]);
    }
  }
  if (receipt.seed !== null) compare('seed', receipt.seed, dice.seed);
  for (const [index, ours] of receipt.log.entries()) {
    const entry = entries[index];
    const theirs = entry ? makeEntryText(entry) : '–';
    if (theirs !== ours && masked(theirs) !== ours) next = differ(next, at, 'record-entry', ours, theirs, { entry: index + 1 });
  }
  if (dice.seed === undefined) return next;
  const [problem] = verifySecond({ header, entries }).problems;
  return problem ? differ(next, at, 'record-dice', '', problem.message.en, { field: problem.code }) : next;
}

const say = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? '–'));
