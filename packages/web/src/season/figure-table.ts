import { type Counts, figure, figureText, type StatColumn } from '@pocket-stadium/season';
import { lang } from '../../kit/lang.svelte.ts';

/** The head of a column: as short as the column, and its name. */
export interface Head {
  readonly label: string;
  readonly name: string;
}

export const headsOf = (columns: readonly StatColumn[]): Head[] =>
  columns.map(({ label, name }) => ({ label: label[lang.current], name: name[lang.current] }));

export const cellsOf = (columns: readonly StatColumn[], counts: Counts): string[] =>
  columns.map((column) => figureText(column, figure(column, counts)));
