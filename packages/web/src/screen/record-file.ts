import { type Match, makeRecordJson, makeRecordText } from '@pocket-stadium/kernel';

export type Form = 'txt' | 'json';

/** A match as a file. */
export function recordFile(match: Match, form: Form): Blob {
  return form === 'txt'
    ? new Blob([makeRecordText(match)], { type: 'text/plain' })
    : new Blob([makeRecordJson(match)], { type: 'application/json' });
}
