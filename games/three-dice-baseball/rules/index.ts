import { diceBaseball } from '../../_baseball/rules/dice-game.ts';
import { about } from '../about.ts';
import * as w from '../words/outlook.ts';
import { play } from './chart.ts';
import { words } from './words.ts';

export const game = diceBaseball({
  about,
  words,
  dice: 3,
  by: 'count',
  line: ({ runs }) => ({
    id: `ones-${runs}`,
    name: runs > 0 ? { words: w.runs, values: { runs } } : { words: w.none },
    label: { words: w.ones, values: { ones: runs } },
    tone: runs > 0 ? 'gain' : 'loss',
  }),
  order: ['ones-0', 'ones-1', 'ones-2', 'ones-3'],
  gist: ({ runs }) => (runs > 0 ? { words: w.again, values: { runs } } : { words: w.pass }),
  totals: ({ R }) => ({ R }),
  throw: (faces) => play(faces),
});
