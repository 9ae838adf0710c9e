import type { Game } from '@pocket-stadium/kernel';
import { make, type Printable, pieces, rulesOnAPage, type Section } from '@pocket-stadium/print/kit';
import { diamond, type Light } from './diamond.ts';
import { scoreSheet, type Total } from './line-score.ts';
import { RUNNERS } from './runners.ts';

/** The pages of a dice-baseball game; one without bases has no board. */
export function diceBaseballPages(
  game: Game,
  sections: readonly Section[],
  totals: readonly Total[],
  lights: readonly Light[] | null,
): readonly Printable[] {
  const { names } = game.about;
  const list = [
    rulesOnAPage(game, sections),
    make(game, 'sheet', (lang) => [scoreSheet(names, 4, totals, false, lang), scoreSheet(names, 8, totals, false, lang)]),
  ];
  if (!lights) return list;
  return [
    ...list,
    make(game, 'board', (lang) => [diamond(names, lights, lang)]),
    make(game, 'pieces', (lang) => [pieces(names, RUNNERS, lang)]),
  ];
}
