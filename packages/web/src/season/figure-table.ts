import { type Did, figure, figureText, type LuckPool, luckRange, type StatColumn } from '@pocket-stadium/season';
import { lang, say } from '../../kit/lang.svelte.ts';
import * as w from '../../words/season.ts';

/** The head of a column: as short as the column, and its name. */
export interface Head {
  readonly label: string;
  readonly name: string;
}

export const headsOf = (columns: readonly StatColumn[]): Head[] =>
  columns.map(({ label, name }) => ({ label: label[lang.current], name: name[lang.current] }));
export const cellsOf = (columns: readonly StatColumn[], did: Did): string[] =>
  columns.map((column) => figureText(column, figure(column, did)));

const VERDICTS = { within: w.luck_within, above: w.luck_above, below: w.luck_below } as const;
/** What luck alone would give, in words; empty where nothing can be said. */
export function luckInWords(column: StatColumn, did: Did, pool: LuckPool): string {
  const range = luckRange(column, did, pool);
  return range ? say(VERDICTS[range.verdict], { from: figureText(column, range.from), to: figureText(column, range.to) }) : '';
}

/** The range that luck allows below each figure of a row, as narrow as the column. */
export const rangesOf = (columns: readonly StatColumn[], did: Did, pool: LuckPool): string[] =>
  columns.map((column) => {
    const range = luckRange(column, did, pool);
    if (!range) return '';
    return `${figureText(column, range.from)}–${figureText(column, range.to)}${{ within: '', above: ' ▲', below: ' ▼' }[range.verdict]}`;
  });
