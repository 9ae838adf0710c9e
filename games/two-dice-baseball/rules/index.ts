import { diceBaseball } from '../../_baseball/rules/dice-game.ts';
import { about } from '../about.ts';
import { play } from './chart.ts';
import { words } from './words.ts';

export const game = diceBaseball({
  about,
  words,
  dice: 2,
  by: 'sum',
  totals: ({ R, H, LOB }) => ({ R, H, LOB }),
  throw: ([one, two], bases, outs) => play(one as number, two as number, bases, outs),
});
