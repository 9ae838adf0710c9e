import { refuse, type Values, type Words } from '@pocket-stadium/kernel';
import * as w from '../../words/tables.ts';

/** Why a table refuses something, by code. */
const WORDS = {
  'no-such-table': w.no_such_table,
  'no-such-match': w.no_such_match,
  'not-over': w.not_over,
  'no-review': w.no_review,
  'not-your-seat': w.not_your_seat,
  'no-seat-free': w.no_seat_free,
  'seat-taken': w.seat_taken,
  'wrong-secret': w.wrong_secret,
  'guest-needed': w.guest_needed,
  'not-playing': w.not_playing,
  'not-gathering': w.not_gathering,
  stopped: w.stopped,
  'not-next': w.not_next,
  'key-reused': w.key_reused,
  'dice-are-fair': w.dice_are_fair,
  'faces-needed': w.faces_needed,
  'no-strings': w.no_strings,
  'other-commitment': w.other_commitment,
  'string-set': w.string_set,
  'bad-string': w.bad_string,
  'bad-name': w.bad_name,
  'no-draws': w.no_draws,
  'bots-play-on': w.bots_play_on,
  'back-too-far': w.back_too_far,
  'no-offer': w.no_offer,
  'no-such-phrase': w.no_such_phrase,
  'not-over-yet': w.not_over_yet,
  'not-absent': w.not_absent,
  'no-stand-in': w.no_stand_in,
  'stand-in': w.stand_in,
  'no-such-level': w.no_such_level,
  'seat-yourself': w.seat_yourself,
  'bad-record': w.bad_record,
  'too-many': w.too_many,
  closing: w.closing,
  'full-house': w.full_house,
  'invitation-used': w.invitation_used,
  damaged: w.damaged,
  'long-record': w.long_record,
  'many-take-backs': w.many_take_backs,
  'slow-record': w.slow_record,
  'transcript-out': w.transcript_out,
  'no-transcript': w.no_transcript,
  'nothing-missing': w.nothing_missing,
  'too-early': w.too_early,
  reload: w.reload,
} as const satisfies Record<string, Words>;

export type TableProblem = keyof typeof WORDS;

export function no(code: TableProblem, values: Values = {}) {
  return refuse(code, WORDS[code], values);
}
