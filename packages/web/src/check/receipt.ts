import { isSecond, type Receipt, witness } from '@pocket-stadium/dice';
import { type Match, parseRecord } from '@pocket-stadium/kernel';
import { keptReceipts } from '../online/receipts.ts';
import { publishedMatch } from './source.ts';

/** The receipt that this browser kept of a match, compared with a record and with what the server publishes; null where it has none. */
export async function comparedReceipt(match: Match): Promise<Receipt | null> {
  const { id } = match.header;
  const receipt = id === undefined ? undefined : keptReceipts().find(({ promised }) => promised.id === id);
  if (!receipt || id === undefined) return null;
  const text = await publishedMatch(id);
  const published = text.ok ? parseRecord(text.value) : text;
  return [match, ...(published.ok ? [published.value] : [])].reduce(compared, receipt);
}

function compared(receipt: Receipt, match: Match): Receipt {
  const { header } = match;
  const seed = isSecond(header) ? header.dice.seed : undefined;
  const now = Date.now();
  const known = seed === undefined ? receipt : witness(receipt, { type: 'seed', seed }, now);
  return witness(known, { type: 'record', match }, now);
}
