import type { Effect, Words } from '@pocket-stadium/kernel';
import * as w from '../../words/play.ts';

/** What can be typed at any question beside the answer. All the spellings work in both languages. */
export const ORDERS = {
  help: { spellings: ['aide', 'help', '?'], does: w.help_does },
  moves: { spellings: ['coups', 'moves'], does: w.move_does },
  undo: {
    spellings: ['annuler', 'undo', 'u'],
    does: w.undo_does,
  },
  end: { spellings: ['fin', 'end'], does: w.end_does },
  look: {
    spellings: ['voir', 'look'],
    does: w.look_does,
  },
  sheet: { spellings: ['feuille', 'sheet'], does: w.sheet_does },
  log: { spellings: ['journal', 'log'], does: w.log_does },
  words: {
    spellings: ['mots', 'words'],
    does: w.words_does,
  },
  auto: {
    spellings: ['auto'],
    does: w.auto_does,
  },
  save: { spellings: ['copie', 'save'], does: w.save_does },
  forfeit: { spellings: ['abandon', 'forfeit'], does: w.forfeit_does },
  draw: { spellings: ['nul', 'draw'], does: w.draw_does },
  quit: {
    spellings: ['quitter', 'quit', 'q'],
    does: w.quit_does,
  },
} as const satisfies Record<string, { readonly spellings: readonly string[]; readonly does: Words }>;

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
