import { type Play, parseRecord, type Result } from '@pocket-stadium/kernel';
import { foldRecord } from './games.ts';

/** A record of unknown origin and form. The code that reads text is fetched when somebody brings some. */
export function readAnyRecord(text: string): Promise<Result<Play>> {
  return foldRecord(parseRecord(text));
}
