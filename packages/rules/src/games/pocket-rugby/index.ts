import type { Game } from '../../kernel/game.ts';
import type { PocketRugbyFact } from './facts.ts';
import { choose, moves, next, roll, start } from './flow.ts';
import { OPTIONS } from './options.ts';
import { matchSheet } from './sheet.ts';
import type { PocketRugbyState } from './state.ts';
import { factValues, words } from './words.ts';

export const pocketRugby: Game<PocketRugbyState, PocketRugbyFact> = {
  about: {
    id: 'pocket-rugby',
    rulesVersion: 1,
    seats: { min: 2, max: 2 },
    decidedBy: 'luck-and-choices',
    minutes: 15,
    names: { fr: 'Rugby de poche', en: 'Pocket rugby' },
    summary: {
      fr: 'Deux dés, une feuille de match : essais, pénalités, drops et cartons contre la montre.',
      en: 'Two dice and a match sheet: tries, penalties, drops and cards against the clock.',
    },
    credits: {
      fr: 'D’après un livret de règles français qui ne nomme pas son auteur.',
      en: 'After a French rules booklet that does not name its author.',
    },
    options: OPTIONS,
    draws: true,
  },
  words,
  factValues,
  start,
  next,
  moves,
  choose,
  roll,
  sheet: (_, told) => matchSheet(told.flat()),
  bound: () => 1000,
};
