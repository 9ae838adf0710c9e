import { diceBaseball } from '../../_baseball/rules/dice-game.ts';
import { about } from '../about.ts';
import { play } from './chart.ts';
import { words } from './words.ts';

export const game = diceBaseball({
  about,
  words,
  dice: 1,
  by: 'face',
  totals: ({ R, H, LOB }) => ({ R, H, LOB }),
  throw: ([face], bases, outs) => play(face as number, bases, outs),
});
