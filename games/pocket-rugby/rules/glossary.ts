import type { GlossaryEntry } from '@pocket-stadium/kernel';
import * as w from '../words/glossary.ts';

export const glossary: readonly GlossaryEntry[] = [
  {
    codes: ['action', 'hand-over', 'hand-kept'],
    term: w.term_action,
    meaning: w.meaning_action,
  },
  {
    codes: ['penalty-conceded', 'penalty-and-card', 'penalty-won', 'kick', 'penalty-good', 'penalty-missed'],
    term: w.term_penalty_conceded,
    meaning: w.meaning_penalty_conceded,
  },
  {
    codes: ['play'],
    term: w.term_play,
    meaning: w.meaning_play,
  },
  {
    codes: ['drop-or-fifty22', 'drop', 'drop-good', 'drop-charged-down'],
    term: w.term_drop_or_fifty22,
    meaning: w.meaning_drop_or_fifty22,
  },
  {
    codes: ['fifty22'],
    term: w.term_fifty22,
    meaning: w.meaning_fifty22,
  },
  {
    codes: ['countered', 'counter-stopped', 'duel-die'],
    term: w.term_countered,
    meaning: w.meaning_countered,
  },
  {
    codes: ['try', 'try-refused'],
    term: w.term_try,
    meaning: w.meaning_try,
  },
  {
    codes: ['conversion-good', 'conversion-missed'],
    term: w.term_conversion_good,
    meaning: w.meaning_conversion_good,
  },
  {
    codes: ['penalty-try', 'penalty-try-and-card'],
    term: w.term_penalty_try,
    meaning: w.meaning_penalty_try,
  },
  {
    codes: ['video-called', 'video-die'],
    term: w.term_video_called,
    meaning: w.meaning_video_called,
  },
  {
    codes: ['yellow-card', 'fewer-yellows'],
    term: w.term_yellow_card,
    meaning: w.meaning_yellow_card,
  },
  {
    codes: ['red-card', 'fewer-reds'],
    term: w.term_red_card,
    meaning: w.meaning_red_card,
  },
  {
    codes: ['short-handed', 'try-refused-by-cards'],
    term: w.term_short_handed,
    meaning: w.meaning_short_handed,
  },
  {
    codes: ['knock-on'],
    term: w.term_knock_on,
    meaning: w.meaning_knock_on,
  },
  {
    codes: ['kick-to-touch'],
    term: w.term_kick_to_touch,
    meaning: w.meaning_kick_to_touch,
  },
  {
    codes: ['counter-ruck'],
    term: w.term_counter_ruck,
    meaning: w.meaning_counter_ruck,
  },
  {
    codes: ['ball-kicked-away'],
    term: w.term_ball_kicked_away,
    meaning: w.meaning_ball_kicked_away,
  },
  {
    codes: ['interception'],
    term: w.term_interception,
    meaning: w.meaning_interception,
  },
  {
    codes: ['ball-ripped'],
    term: w.term_ball_ripped,
    meaning: w.meaning_ball_ripped,
  },
  {
    codes: ['half-time'],
    term: w.term_half_time,
    meaning: w.meaning_half_time,
  },
  {
    codes: ['full-time'],
    term: w.term_full_time,
    meaning: w.meaning_full_time,
  },
];
