import type { Receipt } from '@pocket-stadium/dice';
import { newKey, type ReceiptStorage } from '@pocket-stadium/protocol';
import { forget, keep, keptUnder, readKept } from '../../kit/keep.ts';

// What this browser was promised about dice, and what came: one receipt for each match at a table.
const RECEIPT = 'receipt:';
const TEXT = 'dice-text';
/** Receipts kept; the oldest make room, those that say something is wrong last. */
const MOST = 24;

/** Where the browser refuses, for as long as the page lasts: what it forgets then, it cannot reveal either. */
const unkept = new Map<string, Receipt>();

function read(name: string): unknown {
  try {
    return JSON.parse(readKept(RECEIPT + name) ?? 'null');
  } catch {
    // Not written by us: as good as none.
    return null;
  }
}

function makeRoom(): void {
  const names = keptUnder(RECEIPT);
  if (names.length <= MOST) return;
  const age = (name: string) => {
    const { at = 0, differences = [] } = (read(name) ?? {}) as Partial<Receipt>;
    return at + (differences.length > 0 ? Date.now() : 0);
  };
  const oldest = names.map((name) => ({ name, age: age(name) })).sort((a, b) => a.age - b.age);
  for (const { name } of oldest.slice(0, names.length - MOST)) forget(RECEIPT + name);
}

export const receipts: ReceiptStorage = {
  load: (name) => unkept.get(name) ?? read(name),
  save(name, receipt) {
    const fresh = readKept(RECEIPT + name) === null;
    if (keep(RECEIPT + name, JSON.stringify(receipt))) {
      unkept.delete(name);
      if (fresh) makeRoom();
      return true;
    }
    // An older copy must not speak for this one after a reload.
    forget(RECEIPT + name);
    unkept.set(name, receipt);
    return true;
  },
  known(name) {
    return keptUnder(RECEIPT).flatMap((other) => {
      const promise = ((read(other) ?? {}) as Partial<Receipt>).promised?.promise;
      return other === name || promise === undefined ? [] : [promise];
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
  const url = URL.createObjectURL(new Blob([JSON.stringify(receipt, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `dice-receipt-${receipt.promised.id.slice(0, 8)}.json`;
  link.click();
  // Nothing says when the browser has read it: long after it must have, the memory is given back.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
