import { fill, inEveryLang, type Words } from '@pocket-stadium/kernel';
import * as w from '../../words/differences.ts';

/** What the house can have said otherwise than it promised. The sentences are for the person at the device. */
const DIFFERENCES = {
  'malformed-message': w.malformed_message,
  'wrong-promise': w.wrong_promise,
  'promise-reused': w.promise_reused,
  'promise-changed': w.promise_changed,
  'short-chain': w.short_chain,
  starts: w.starts,
  'late-start': w.late_start,
  'missing-seed': w.missing_seed,
  'transcript-promise': w.transcript_promise,
  'second-transcript': w.second_transcript,
  rules: w.rules,
  'own-hash': w.own_hash,
  'bot-string': w.bot_string,
  'no-transcript': w.no_transcript,
  'own-string': w.own_string,
  'other-string': w.other_string,
  key: w.key,
  brought: w.brought,
  'early-roll': w.early_roll,
  'other-source': w.other_source,
  'corrected-roll': w.corrected_roll,
  'missing-entries': w.missing_entries,
  'entry-changed': w.entry_changed,
  link: w.link,
  'early-link': w.early_link,
  'missing-link': w.missing_link,
  faces: w.faces,
  'hidden-faces': w.hidden_faces,
  seed: w.seed,
  'withheld-seed': w.withheld_seed,
  'after-seed': w.after_seed,
  'record-header': w.record_header,
  'record-entry': w.record_entry,
  'record-dice': w.record_dice,
} as const satisfies Record<string, Words>;

export type DifferenceCode = keyof typeof DIFFERENCES;
export const DIFFERENCE_CODES = Object.keys(DIFFERENCES) as readonly DifferenceCode[];

/** Where a difference lies. */
export interface Whereabouts {
  readonly seat?: number;
  readonly roll?: number;
  readonly entry?: number;
  readonly field?: string;
}

/** Something that came otherwise than it was promised. It is kept for good: the match is no longer called fair. */
export interface Difference extends Whereabouts {
  readonly code: DifferenceCode;
  readonly expected: string;
  readonly came: string;
  /** When the device noticed, in milliseconds since 1970. */
  readonly at: number;
}

/** A difference in words. People count seats from 1. */
export function differenceWords({ code, expected, came, seat, roll, entry, field }: Difference): Words {
  const values = { expected, came, roll, entry, field, place: seat === undefined ? '' : seat + 1 };
  return inEveryLang((lang) => fill<string>(DIFFERENCES[code], values, lang));
}
