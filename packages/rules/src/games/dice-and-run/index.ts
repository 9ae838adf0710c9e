import { lineScore } from '../../baseball/line-score.ts';
import type { Game } from '../../kernel/game.ts';
import type { DiceAndRunFact } from './facts.ts';
import { choose, moves, next, roll, secrets, start, view } from './flow.ts';
import { OPTIONS } from './options.ts';
import { type DiceAndRunState, makeTeams, teamOf } from './state.ts';
import { factValues, words } from './words.ts';

export const diceAndRun: Game<DiceAndRunState, DiceAndRunFact> = {
  about: {
    id: 'dice-and-run',
    rulesVersion: 1,
    seats: { min: 2, max: 8 },
    decidedBy: 'luck-and-nerve',
    minutes: 25,
    names: { fr: 'Dice & Run', en: 'Dice & Run' },
    summary: {
      fr: 'Le baseball en deux équipes et deux dés ; en formule avancée, un lancer secret et du sang-froid.',
      en: 'Baseball for two teams and two dice; in the advanced mode a secret pitch, and nerve.',
    },
    credits: {
      fr: 'D’après « Dice & Run », une adaptation du club RABBITS.',
      en: 'After “Dice & Run”, an adaptation by the RABBITS club.',
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
  secrets,
  view,
  side: teamOf,
  sheet: (setup, told) => lineScore(({ R, H, E, LOB }) => ({ R, H, E, LOB }), makeTeams(setup.seats), setup.options.first, told),
  bound: ({ options }) => 4000 + 1000 * (options.innings as number),
};
