import { diceBaseball } from '../../baseball/dice-game.ts';
import { play } from './table.ts';
import { words } from './words.ts';

export const twoDiceBaseball = diceBaseball({
  about: {
    id: 'two-dice-baseball',
    minutes: 10,
    names: { fr: 'Baseball à deux dés', en: 'Two-dice baseball' },
    summary: {
      fr: 'Deux dés, des sacrifices et des doubles jeux : plus serré, plus vrai.',
      en: 'Two dice, sacrifices and double plays: tighter and truer.',
    },
  },
  words,
  dice: 2,
  totals: ({ R, H, LOB }) => ({ R, H, LOB }),
  throw: ([one, two], bases, outs) => play(one as number, two as number, bases, outs),
});
