import type { Game } from '@pocket-stadium/kernel';
import { diceToCut, type Figure, make, type Printable, pieces, rulesOnAPage, type Section } from '@pocket-stadium/print/kit';
import { DAY, diamond, type Light } from './diamond.ts';
import { explained, lineScore, scoreSheet, type Total } from './line-score.ts';
import { RUNNERS } from './runners.ts';

/** The pages of a dice-baseball game; one without bases has no board, and its dice stand below its rules. */
export function diceBaseballPages(
  game: Game,
  sections: readonly Section[],
  totals: readonly Total[],
  lights: readonly Light[] | null,
  figures: readonly Figure[],
): readonly Printable[] {
  const { about } = game;
  const sheets = make(game, 'sheet', (lang) => [scoreSheet(about, 4, totals, false, lang), scoreSheet(about, 8, totals, false, lang)]);
  if (!lights) return [rulesOnAPage(game, sections, [...figures, diceToCut(3)]), sheets];
  return [
    rulesOnAPage(game, sections, figures),
    sheets,
    make(game, 'board', (lang) => [
      diamond(
        about,
        lights,
        DAY,
        lang,
        (top, bottom) => lineScore(top, bottom - 12, { rows: 2, totals, teams: false }, lang) + explained(totals, lang),
      ),
    ]),
    make(game, 'pieces', (lang) => [pieces(about, RUNNERS, lang, 2)]),
  ];
}
