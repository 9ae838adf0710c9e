import { type Print, rulesOnAPage } from '@pocket-stadium/print/kit';
import * as w from '../words/print.ts';
import { figures } from './figures.ts';

export { figures };

export const print: Print = (game) => {
  const { low, high } = game.words.moves;
  const rows = [low, high].flatMap((move) => (move ? [[move.name, move.does] as const] : []));
  return [rulesOnAPage(game, [{ title: w.shots, says: [w.how], rows }], figures())];
};
