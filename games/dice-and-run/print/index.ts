import { make, type Print, rulesOnAPage } from '@pocket-stadium/print/kit';
import { DAY, diamond, type Light, largeDiamond, NIGHT, SCHOOL } from '../../_baseball/print/diamond.ts';
import { scoreSheet } from '../../_baseball/print/line-score.ts';
import { counters, players } from './cut-outs.ts';
import { figures } from './figures.ts';
import { recap } from './recap.ts';
import { sections } from './sections.ts';

const LIGHTS: readonly Light[] = ['outs', 'strikes', 'balls'];

export { figures };

export const print: Print = (game) => {
  const { about } = game;
  return [
    rulesOnAPage(game, sections(game), figures()),
    make(game, 'sheet', (lang) => [recap(about, game, lang), scoreSheet(about, 2, ['R', 'H', 'E', 'LOB'], true, lang)]),
    make(game, 'board', (lang) => [
      ...[DAY, NIGHT, SCHOOL].map((ground) => diamond(about, LIGHTS, ground, lang)),
      ...largeDiamond(about, LIGHTS, DAY, lang),
    ]),
    make(game, 'pieces', (lang) => [players(about, lang), counters(about, lang)]),
  ];
};
