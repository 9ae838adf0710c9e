import { type Receipt, readReceipt, type Tally, tallyOf, withOther } from '@pocket-stadium/dice';
import { newKey, promisesOf, type ReceiptStorage } from '@pocket-stadium/protocol';
import { forget, keep, keptUnder, readKept } from '../../kit/keep.ts';
import { saveFile } from '../ui/save-file.ts';
import { added, countOn, keptTally } from './kept-tally.ts';

// What this browser was promised about dice, and what came: one receipt for each match at a table.
const RECEIPT = 'receipt:';
const TEXT = 'dice-text';
/** How many receipts are kept. */
const MOST = 24;
/** How many of them are the newest, whatever the others name: the match that is played now has its room. */
const NEWEST = 4;

/**
 * Receipts that the browser refuses to keep. They last as long as the page: a text that is forgotten then is not
 * revealed either.
 */
const unkept = new Map<string, Receipt>();

function read(name: string): unknown {
  try {
    return JSON.parse(readKept(RECEIPT + name) ?? 'null');
  } catch {
    // The value was not written by us: it counts as none.
    return null;
  }
}

/**
 * The oldest receipts make room, those that name a difference after all others. What they count of starts without a
 * match is counted on.
 */
function makeRoom(): void {
  const names = keptUnder(RECEIPT);
  if (names.length <= MOST) return;
  const newest = names
    .map((name) => {
      const { at = 0, differences = [] } = (read(name) ?? {}) as Partial<Receipt>;
      return { name, at, alarm: differences.length > 0 };
    })
    .sort((a, b) => b.at - a.at);
  const [first, others] = [newest.slice(0, NEWEST), newest.slice(NEWEST)];
  const inOrder = [...first, ...others.filter(({ alarm }) => alarm), ...others.filter(({ alarm }) => !alarm)];
  for (const { name } of inOrder.slice(MOST)) {
    countOn(name, readReceipt(read(name)));
    forget(RECEIPT + name);
  }
}

/** What this page wrote last under each name, and the differences that another page of this browser wrote instead. */
const written = new Map<string, string>();
const elsewhere = new Map<string, Receipt>();

/** Adds the differences that another page noticed: no page takes them away. */
function withOtherPages(name: string, receipt: Receipt, kept: string | null): Receipt {
  const theirs = kept === null || kept === written.get(name) ? null : readReceipt(read(name));
  if (theirs && theirs.differences.length > 0) elsewhere.set(name, theirs);
  const noticed = elsewhere.get(name);
  return noticed ? { ...receipt, differences: withOther(receipt, noticed).differences } : receipt;
}

/** The receipts of this browser. */
export function keptReceipts(): Receipt[] {
  return keptUnder(RECEIPT).flatMap((name) => readReceipt(read(name)) ?? []);
}

/** What this browser counts of starts without a match, over receipts that it still has and those that made room. */
export function ownTally(): Tally {
  const { counted, ...before } = keptTally();
  const here = keptUnder(RECEIPT).filter((name) => !counted.includes(name));
  return added(before, tallyOf(here.flatMap((name) => readReceipt(read(name)) ?? [])));
}

export const receipts: ReceiptStorage = {
  load: (name) => unkept.get(name) ?? read(name),
  save(name, receipt) {
    const before = readKept(RECEIPT + name);
    const fresh = before === null;
    const text = JSON.stringify(withOtherPages(name, receipt, before));
    if (keep(RECEIPT + name, text)) {
      written.set(name, text);
      unkept.delete(name);
      if (fresh) makeRoom();
      return true;
    }
    // An older copy must not be taken for this one after a reload.
    forget(RECEIPT + name);
    unkept.set(name, receipt);
    return true;
  },
  known(name) {
    return keptUnder(RECEIPT).flatMap((other) => {
      const receipt = other === name ? null : readReceipt(read(other));
      return receipt ? promisesOf(receipt) : [];
    });
  },
};

/** The text that a person typed for their dice; null where each is drawn at random. */
export function typedText(): string | null {
  return readKept(TEXT);
}

export function keepText(text: string): void {
  if (text === '') forget(TEXT);
  else keep(TEXT, text);
}

/** The text of the next string. */
export function nextText(): string {
  return typedText() ?? newKey();
}

/** A receipt as a file, to show or to keep elsewhere. */
export function exportReceipt(receipt: Receipt): void {
  saveFile(`dice-receipt-${receipt.promised.id.slice(0, 8)}.json`, JSON.stringify(receipt, null, 2));
}
