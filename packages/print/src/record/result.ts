import {
  cellText,
  fill,
  type Lang,
  type Play,
  rowName,
  type Score,
  scoreOf,
  tellOutcome,
  tellSeries,
  type Words,
} from '@pocket-stadium/kernel';
import * as w from '../../words/record.ts';

const UNDER_WAY: Words = w.under_way;

export const namesOf = (play: Play): string[] => play.header.seats.map(({ name }) => name);

/** Who won, in words, and how the series stands that it belongs to. */
export function headlineOf(play: Play, lang: Lang): string {
  const { outcome } = play;
  const told = outcome ? tellOutcome(play.game, outcome, namesOf(play), lang) : UNDER_WAY[lang];
  const series = tellSeries(play, namesOf(play), lang);
  return series ? `${told} ${series}` : told;
}

/** Who has what, as rows and columns; null where a game keeps no sheet. */
export const scoreOfPlay = (play: Play): Score | null => scoreOf(play.game, play.sheet());

/** A side and the figure that decides. */
export interface Result {
  readonly name: string;
  readonly figure: string;
}

/** What each side came to, in the order of the sheet. Empty where a game keeps no sheet. */
export function resultsOf(play: Play, lang: Lang): readonly Result[] {
  const score = scoreOfPlay(play);
  if (!score) return [];
  return score.rows.map((row) => ({
    name: rowName(play.game, row, namesOf(play), lang),
    figure: cellText(row.values[score.decides], lang),
  }));
}

/** The result in a line: "<game>: Lucie 17 – Sami 12 · 2026-11-15". */
export function resultLine(play: Play, lang: Lang): string {
  const results = resultsOf(play, lang);
  const score = results.length > 0 ? results.map(({ name, figure }) => `${name} ${figure}`) : namesOf(play);
  const game = play.game.about.names[lang];
  const { date } = play.header;
  return `${fill(w.result_line, { game, score: score.join(' – ') }, lang)}${date ? ` · ${date}` : ''}`;
}
