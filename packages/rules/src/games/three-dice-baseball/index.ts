import { diceBaseball } from '../../baseball/dice-game.ts';
import { play } from './table.ts';
import { words } from './words.ts';

export const threeDiceBaseball = diceBaseball({
  about: {
    id: 'three-dice-baseball',
    minutes: 5,
    names: { fr: 'Baseball à trois dés', en: 'Three-dice baseball' },
    summary: {
      fr: 'Trois dés, seuls les as comptent : le plus court des matchs.',
      en: 'Three dice, only ones count: the shortest of matches.',
    },
  },
  words,
  dice: 3,
  totals: ({ R }) => ({ R }),
  throw: (faces) => play(faces),
});
