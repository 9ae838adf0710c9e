import { diceBaseball } from '../../_baseball/rules/dice-game.ts';
import { about } from '../about.ts';
import { play } from './chart.ts';
import { words } from './words.ts';

export const game = diceBaseball({
  about,
  words,
  dice: 3,
  totals: ({ R }) => ({ R }),
  throw: (faces) => play(faces),
});
