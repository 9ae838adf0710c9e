import { type Play, parseRecord, type Result } from '@pocket-stadium/kernel';
import { foldRecord } from './games.ts';

/** A record of unknown origin and form; what reads text comes only when somebody brings some. */
export function readAnyRecord(text: string): Promise<Result<Play>> {
  return foldRecord(parseRecord(text));
}
