import { type GameWords, ROLL_OFF_WORDS, type Values } from '@pocket-stadium/kernel';
import * as w from '../words/rules.ts';
import { COLUMNS } from './columns.ts';
import type { PocketRugbyFact } from './facts.ts';
import { glossary } from './glossary.ts';

/** Dice and scores as they are written on the sheet. */
export function factValues(fact: PocketRugbyFact): Values {
  if ('dice' in fact) return { dice: fact.dice.join('-') };
  if (fact.code === 'short-handed') return { left: Math.max(fact.left, 0) };
  if (fact.code === 'red-card') return { until: fact.until ?? 0 };
  return 'score' in fact ? { score: fact.score.join('-') } : {};
}

export const words: GameWords = {
  prompts: {
    ...ROLL_OFF_WORDS.prompts,
    action: w.prompt_action,
    card: w.prompt_card,
    'penalty-conceded': w.prompt_penalty_conceded,
    'kick-duel-q': w.prompt_kick_duel_q,
    'kick-duel-p': w.prompt_kick_duel_p,
    'penalty-won': w.prompt_penalty_won,
    'penalty-kick': w.prompt_penalty_kick,
    'drop-or-fifty22': w.prompt_drop_or_fifty22,
    'charge-down': w.prompt_charge_down,
    'counter-duel-q': w.prompt_counter_duel_q,
    'counter-duel-p': w.prompt_counter_duel_p,
    'counter-video': w.prompt_counter_video,
    video: w.prompt_video,
    conversion: w.prompt_conversion,
  },
  facts: {
    ...ROLL_OFF_WORDS.facts,
    'roll-off-won': w.fact_roll_off_won,
    action: w.fact_action,
    'penalty-conceded': w.fact_penalty_conceded,
    'penalty-and-card': w.fact_penalty_and_card,
    'penalty-try-and-card': w.fact_penalty_try_and_card,
    'drop-or-fifty22': w.fact_drop_or_fifty22,
    countered: w.fact_countered,
    'penalty-won': w.fact_penalty_won,
    'video-called': w.fact_video_called,
    'short-handed': w.fact_short_handed,
    'knock-on': w.fact_knock_on,
    'kick-to-touch': w.fact_kick_to_touch,
    'counter-ruck': w.fact_counter_ruck,
    'ball-kicked-away': w.fact_ball_kicked_away,
    interception: w.fact_interception,
    'ball-ripped': w.fact_ball_ripped,
    'yellow-card': w.fact_yellow_card,
    'red-card': w.fact_red_card,
    kick: w.fact_kick,
    play: w.fact_play,
    drop: w.fact_drop,
    fifty22: w.fact_fifty22,
    'duel-die': w.fact_duel_die,
    'video-die': w.fact_video_die,
    'penalty-good': w.fact_penalty_good,
    'drop-good': w.fact_drop_good,
    try: w.fact_try,
    'conversion-good': w.fact_conversion_good,
    'penalty-try': w.fact_penalty_try,
    'penalty-missed': w.fact_penalty_missed,
    'drop-charged-down': w.fact_drop_charged_down,
    'counter-stopped': w.fact_counter_stopped,
    'try-refused': w.fact_try_refused,
    'try-refused-by-cards': w.fact_try_refused_by_cards,
    'conversion-missed': w.fact_conversion_missed,
    'hand-over': w.fact_hand_over,
    'hand-kept': w.fact_hand_kept,
    'half-time': w.fact_half_time,
    'full-time': w.fact_full_time,
    'fewer-reds': w.fact_fewer_reds,
    'fewer-yellows': w.fact_fewer_yellows,
  },
  moves: {
    kick: {
      name: w.move_kick,
      does: w.move_kick_does,
    },
    play: {
      name: w.move_play,
      does: w.move_play_does,
    },
    drop: {
      name: w.move_drop,
      does: w.move_drop_does,
    },
    fifty22: {
      name: w.move_fifty22,
      does: w.move_fifty22_does,
    },
  },
  sides: [],
  columns: COLUMNS,
  glossary,
};
