import { type Entry, makeEntryText, parseEntryText } from '@pocket-stadium/kernel';
import { linesHash } from './brought.ts';
import { bytesToHex, hexToBytes, isHex, parseLinkText } from './bytes.ts';
import { Chain, hashBack, MAX_LENGTH } from './chain.ts';
import { facesOf } from './faces.ts';
import { differ, type Receipt, short } from './receipt.ts';

/** Entries of the log as this device's rules took them, and the newest link. */
export interface LogEvent {
  readonly type: 'log';
  /** The number of the first of the entries, from 1. */
  readonly first: number;
  readonly entries: readonly Entry[];
  /** Faces that were hidden and came out, by the number of their entry. */
  readonly shown?: readonly { readonly n: number; readonly faces: readonly number[] }[];
  /**
   * How many rolls, from the first on, everybody may see by the rules: `openRolls` of this device's own copy. Null
   * where its rules do not take the log. Links and faces are checked all the same then, but not when they come.
   */
  readonly open: number | null;
  readonly link?: unknown;
}

/** Takes entries and checks every die whose link is there. */
export function seeLog(receipt: Receipt, event: LogEvent, at: number): Receipt {
  if (event.first > receipt.log.length + 1) {
    return differ(receipt, at, 'missing-entries', String(receipt.log.length + 1), String(event.first));
  }
  let next = receipt;
  for (const [i, entry] of event.entries.entries()) next = seeEntry(next, event.first - 1 + i, entry, at);
  for (const { n, faces } of event.shown ?? []) {
    const entry = parseEntryText(next.log[n - 1] ?? '');
    if (entry?.type === 'roll') next = seeEntry(next, n - 1, { ...entry, faces }, at);
  }
  next = checkBrought(next, at);
  if (next.key === null) return next;
  return checkLink(next, event, at);
}

function seeEntry(receipt: Receipt, index: number, entry: Entry, at: number): Receipt {
  const line = makeEntryText(entry);
  const before = receipt.log[index];
  if (before !== undefined) return seeAgain(receipt, index, before, line, at);
  let next: Receipt = { ...receipt, log: [...receipt.log, line] };
  const number = index + 1;
  if (receipt.seed !== null) next = differ(next, at, 'after-seed', '', line, { entry: number });
  const brought = receipt.transcript?.brought?.entries ?? 0;
  if (entry.type === 'back' && index >= brought && entry.to <= lastBroughtRoll(receipt, brought)) {
    next = differ(next, at, 'corrected-roll', '', line, { entry: number });
  }
  if (entry.type !== 'roll') return next;
  next = { ...next, rolls: [...next.rolls, index] };
  const roll = next.rolls.length;
  // Until the transcript is out, no device can say what was brought along.
  if (index < brought || (!receipt.transcript && entry.from !== 'fair')) return next;
  if (entry.from !== 'fair') return differ(next, at, 'other-source', 'fair', entry.from, { roll });
  return receipt.key === null ? differ(next, at, 'early-roll', '', line, { roll }) : next;
}

/** The index of the last roll that was brought along; -1 where there is none. */
const lastBroughtRoll = ({ rolls }: Receipt, brought: number): number => rolls.findLast((index) => index < brought) ?? -1;

/** An entry that came before: the same, or hidden faces that came out. A copy that shows less takes nothing away. */
function seeAgain(receipt: Receipt, index: number, before: string, line: string, at: number): Receipt {
  if (line === before || line === masked(before)) return receipt;
  if (masked(line) === before) return { ...receipt, log: receipt.log.with(index, line) };
  return differ(receipt, at, 'entry-changed', before, line, { entry: index + 1 });
}

/** The line of a roll without its faces; any other line as it is. */
export function masked(line: string): string {
  const entry = parseEntryText(line);
  return entry?.type === 'roll' ? makeEntryText({ ...entry, faces: null }) : line;
}

/** Compares what was brought along with the transcript, as soon as all of it may be seen. */
export function checkBrought(receipt: Receipt, at: number): Receipt {
  const brought = receipt.transcript?.brought;
  if (!brought || receipt.broughtChecked || receipt.log.length < brought.entries) return receipt;
  const lines = receipt.log.slice(0, brought.entries);
  if (lines.some((line) => line === masked(line) && parseEntryText(line)?.type === 'roll')) return receipt;
  let next: Receipt = { ...receipt, broughtChecked: true };
  const came = linesHash(lines.map((line, i) => `${i + 1}. ${line}`));
  if (came !== brought.hash) next = differ(next, at, 'brought', brought.hash, came);
  const needed = Math.min(MAX_LENGTH, receipt.minimum + broughtRolls(receipt));
  if (receipt.promised.length < needed) next = differ(next, at, 'short-chain', String(needed), String(receipt.promised.length));
  return next;
}

const broughtRolls = ({ rolls, transcript }: Receipt): number =>
  rolls.filter((index) => index < (transcript?.brought?.entries ?? 0)).length;

function checkLink(receipt: Receipt, { link, open }: LogEvent, at: number): Receipt {
  const { checked, promised, rolls } = receipt;
  let next = receipt;
  if (link !== undefined && link !== null) {
    const bytes = parseLinkText(link);
    const most = Math.min(rolls.length, promised.length) - checked.roll;
    const links = bytes && hashBack(bytes, hexToBytes(checked.link), Math.max(0, most));
    if (!links || !bytes) return differ(next, at, 'link', checked.link, short(link), { roll: rolls.length });
    const newest = checked.roll + links.length;
    if (open !== null && newest > open) next = differ(next, at, 'early-link', String(open), String(newest), { roll: newest });
    for (const [i, each] of links.entries()) next = checkRoll(next, checked.roll + 1 + i, each, at);
    next = { ...next, checked: { roll: newest, link: bytesToHex(bytes) } };
  }
  const due = Math.min(open ?? 0, rolls.length, promised.length);
  if (due > Math.max(next.checked.roll, broughtRolls(next)))
    next = differ(next, at, 'missing-link', String(due), String(next.checked.roll), { roll: due });
  return next;
}

/** Compares the faces of a roll with those that its link gives. */
function checkRoll(receipt: Receipt, roll: number, link: Uint8Array, at: number): Receipt {
  const index = receipt.rolls[roll - 1] ?? -1;
  if (index < (receipt.transcript?.brought?.entries ?? 0) || receipt.key === null) return receipt;
  const entry = parseEntryText(receipt.log[index] ?? '');
  const faces = entry?.type === 'roll' ? entry.faces : null;
  if (faces === null) return differ(receipt, at, 'hidden-faces', '', '?', { roll });
  const expected = facesOf(link, hexToBytes(receipt.key), roll, faces.length).join(' ');
  const came = faces.join(' ');
  return expected === came ? receipt : differ(receipt, at, 'faces', expected, came, { roll });
}

/**
 * The seed, at the end; null where the house has none to show. It must lead to the promised end and give every roll,
 * late ones too.
 */
export function seeSeed(receipt: Receipt, data: unknown, at: number): Receipt {
  if (data === null) return differ(receipt, at, 'withheld-seed', receipt.promised.promise, '–');
  if (!isHex(data, 32)) return differ(receipt, at, 'malformed-message', '', short(data), { field: 'seed' });
  if (data === receipt.seed) return receipt;
  const { promised } = receipt;
  const chain = new Chain(hexToBytes(data), promised.length);
  const end = bytesToHex(chain.end);
  if (end !== promised.end) return differ(receipt, at, 'seed', promised.end, end);
  let next: Receipt = { ...receipt, seed: data };
  for (let roll = 1; roll <= receipt.rolls.length; roll++) next = checkRoll(next, roll, chain.link(roll), at);
  return next;
}
