import { diceBaseball } from '../../baseball/dice-game.ts';
import { play } from './table.ts';
import { words } from './words.ts';

export const oneDieBaseball = diceBaseball({
  about: {
    id: 'one-die-baseball',
    minutes: 10,
    names: { fr: 'Baseball à un dé', en: 'One-die baseball' },
    summary: { fr: 'Un dé, trois bases : on lance, on court, on marque.', en: 'One die, three bases: roll, run, score.' },
  },
  words,
  dice: 1,
  totals: ({ R, H, LOB }) => ({ R, H, LOB }),
  throw: ([face], bases, outs) => play(face as number, bases, outs),
});
