import { make, type Print, pieces, rulesOnAPage } from '@pocket-stadium/print/kit';
import { diamond } from '../../_baseball/print/diamond.ts';
import { scoreSheet } from '../../_baseball/print/line-score.ts';
import { RUNNERS } from '../../_baseball/print/runners.ts';
import { sections } from './sections.ts';

export const print: Print = (game) => {
  const { names } = game.about;
  return [
    rulesOnAPage(game, sections(game)),
    make(game, 'sheet', (lang) => [scoreSheet(names, 2, ['R', 'H', 'E', 'LOB'], true, lang)]),
    make(game, 'board', (lang) => [diamond(names, ['outs', 'balls', 'strikes'], lang)]),
    make(game, 'pieces', (lang) => [pieces(names, RUNNERS, lang)]),
  ];
};
