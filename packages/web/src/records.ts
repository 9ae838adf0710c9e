import { type Play, parseRecord, type Result } from '@pocket-stadium/kernel';
import { foldRecord } from './games.ts';

/** What kinds of files hold a record, for a browser that lets somebody choose one. */
export const RECORDS = '.txt,.json,text/plain,application/json';

/** A record of unknown origin and form. The code that reads text is fetched when somebody brings some. */
export function readAnyRecord(text: string): Promise<Result<Play>> {
  return foldRecord(parseRecord(text));
}
