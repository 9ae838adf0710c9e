import type { Seat } from '@pocket-stadium/kernel';
import { sameOptions } from './options.ts';
import { differ, ownAt, ownSeats, ownString, type Receipt, short } from './receipt.ts';
import { checkOpening, type Opening, openHash, stringHash } from './seat-string.ts';
import { checkTranscript, type Setting, type Transcript, tableKey } from './transcript.ts';
import { checkBrought } from './witness-log.ts';

/** Draws a string for a seat of this device, or replaces it. Once the transcript is out the string stays. */
export function drawString(receipt: Receipt, seat: Seat, data: unknown): Receipt {
  const opening = checkOpening(data);
  if (receipt.transcript || !opening.ok) return receipt;
  return { ...receipt, own: [...receipt.own, ownString(receipt, seat, opening.value)] };
}

/** The transcript, for the first time or again. The first one counts. */
export function seeTranscript(receipt: Receipt, data: unknown, at: number, mine: readonly Seat[] = []): Receipt {
  const checked = checkTranscript(data);
  if (!checked.ok) return differ(receipt, at, 'malformed-message', '', short(data), { field: 'transcript' });
  const transcript = checked.value;
  const { promise } = receipt.promised;
  if (transcript.promise !== promise) return differ(receipt, at, 'transcript-promise', promise, transcript.promise);
  if (receipt.transcript) return compareTranscripts(receipt, receipt.transcript, transcript, at);
  let next: Receipt = { ...receipt, transcript: { ...transcript, at } };
  if (transcript.rules !== receipt.rules) next = differ(next, at, 'rules', String(receipt.rules), String(transcript.rules));
  if (transcript.starts < receipt.starts) next = differ(next, at, 'starts', String(receipt.starts), String(transcript.starts));
  for (const seat of ownSeats(receipt)) {
    const sent = receipt.own.filter((own) => own.seat === seat && own.sent);
    const hash = transcript.hashes[seat] ?? null;
    if (sent.length > 0 && !sent.some((own) => own.hash === hash)) {
      next = differ(next, at, 'own-hash', sent.at(-1)?.hash ?? '', hash ?? '–', { seat });
    }
  }
  // This device was ready at a seat, and the house left it out: the house took no hash, or forgot it.
  const leftOut = receipt.setting ? mine.filter((seat) => transcript.hashes[seat] === null) : [];
  for (const seat of leftOut) next = differ(next, at, 'own-hash', ownAt(receipt, seat)?.hash ?? `h_${seat}`, '–', { seat });
  for (const [seat, { bot }] of transcript.seats.entries()) {
    const hash = transcript.hashes[seat] ?? null;
    if (bot !== undefined && hash !== null) next = differ(next, at, 'bot-string', '–', hash, { seat });
  }
  // Entries that were brought along may have been seen while people gathered. No other entry may stand in the log yet.
  const brought = transcript.brought?.entries ?? 0;
  if (receipt.log.length > brought) next = differ(next, at, 'brought', String(receipt.log.length), String(brought));
  return checkBrought(next, at);
}

function compareTranscripts(receipt: Receipt, first: Transcript, second: Transcript, at: number): Receipt {
  let next = receipt;
  for (const { field, expected, came } of changesBetween(first, second)) {
    next = differ(next, at, 'second-transcript', expected, came, { field });
  }
  for (const [seat, hash] of first.hashes.entries()) {
    const came = second.hashes[seat] ?? null;
    if (hash !== came) next = differ(next, at, 'second-transcript', hash ?? '–', came ?? '–', { seat, field: 'hashes' });
  }
  if (second.starts !== first.starts) {
    next = differ(next, at, 'second-transcript', String(first.starts), String(second.starts), { field: 'starts' });
  }
  return next;
}

/** Something that is not as the person was ready for. */
export interface Change {
  readonly field: keyof Setting;
  readonly expected: string;
  readonly came: string;
}

export function changesBetween(ready: Setting, came: Setting): Change[] {
  const fields = ['game', 'rules', 'options', 'seats', 'brought'] as const;
  return fields
    .filter((field) => (field === 'options' ? !sameOptions(ready.options, came.options) : text(ready[field]) !== text(came[field])))
    .map((field) => ({ field, expected: text(ready[field]), came: text(came[field]) }));
}

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Takes what was revealed, once all of it is in. It must open the hashes of the stored transcript, and gives the key. */
export function seeOpenings(receipt: Receipt, data: unknown, key: unknown, at: number): Receipt {
  const { transcript, promised } = receipt;
  if (!transcript) return differ(receipt, at, 'no-transcript', '', short(data));
  const given = Array.isArray(data) ? data : [];
  if (given.length !== transcript.hashes.length) {
    return differ(receipt, at, 'malformed-message', String(transcript.hashes.length), short(data), { field: 'openings' });
  }
  let next = receipt;
  const openings: (Opening | null)[] = [];
  for (const [seat, hash] of transcript.hashes.entries()) {
    const opened = hash === null ? null : openHash(promised.promise, seat, hash, given[seat]);
    openings.push(opened?.ok ? opened.value : null);
    if (opened ? opened.ok : (given[seat] ?? null) === null) continue;
    const mine = ownAt(receipt, seat);
    if (mine) next = differ(next, at, 'own-string', mine.string, saidString(given[seat]), { seat });
    else next = differ(next, at, 'other-string', hash ?? '–', saidHash(promised.promise, seat, given[seat]), { seat });
  }
  if (next.differences.length > receipt.differences.length) return next;
  const ours = tableKey(transcript, openings);
  if (!ours.ok) return differ(next, at, 'malformed-message', '', short(data), { field: 'openings' });
  if (key !== undefined && key !== ours.value) next = differ(next, at, 'key', ours.value, short(key));
  return { ...next, openings, key: ours.value };
}

function saidString(given: unknown): string {
  const opening = checkOpening(given);
  return opening.ok ? opening.value.string : short(given);
}

function saidHash(promise: string, seat: Seat, given: unknown): string {
  const opening = checkOpening(given);
  return opening.ok ? stringHash(promise, seat, opening.value) : short(given);
}
