import type { Match } from './match.ts';

export const RECORD_FORMAT = 1;

/** The JSON form of a record; `parseRecordJson` gives the same match back. */
export function makeRecordJson(match: Match): string {
  const { header, entries } = match;
  const lines = entries.map((entry) => `  ${JSON.stringify(entry)}`);
  return `{"format":${RECORD_FORMAT},"header":${JSON.stringify(header)},"entries":[\n${lines.join(',\n')}\n]}\n`;
}
