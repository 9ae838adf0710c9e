import type { Effect, Words } from '@pocket-stadium/kernel';
import * as w from '../../words/play.ts';

/** What can be typed at any question besides the answer. The spellings of every language work in all of them. */
export const ORDERS = {
  help: { spelling: w.order_help, short: '?', does: w.help_does },
  moves: { spelling: w.order_moves, does: w.move_does },
  undo: { spelling: w.order_undo, short: 'u', does: w.undo_does },
  end: { spelling: w.order_end, does: w.end_does },
  look: { spelling: w.order_look, does: w.look_does },
  sheet: { spelling: w.order_sheet, does: w.sheet_does },
  log: { spelling: w.order_log, does: w.log_does },
  words: { spelling: w.order_words, does: w.words_does },
  auto: { spelling: w.order_auto, does: w.auto_does },
  save: { spelling: w.order_save, does: w.save_does },
  forfeit: { spelling: w.order_forfeit, does: w.forfeit_does },
  draw: { spelling: w.order_draw, does: w.draw_does },
  quit: { spelling: w.order_quit, short: 'q', does: w.quit_does },
} as const satisfies Record<string, { readonly spelling: Words; readonly short?: string; readonly does: Words }>;

/** What a part of a move would do, as a sign beside it. */
export const EFFECT_MARKS: Readonly<Record<Effect, string>> = {
  'takes-ball': '°',
  passes: '',
  scores: '!',
  captures: '',
  releases: '',
  wins: '!!',
};

export type Order = keyof typeof ORDERS;
