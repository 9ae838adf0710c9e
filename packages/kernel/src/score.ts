import type { Column, Fact, Game, Sheet, Tally } from './game.ts';
import { sideName } from './tell.ts';
import { type Lang, sameInAll, type Value, type Values, type Words } from './words.ts';

/** What one side has. */
export interface ScoreRow {
  readonly side: number;
  /** The name of the side, where sides have names besides those of their seats. */
  readonly label?: Words;
  /** By column. */
  readonly values: Values;
}

/** Who has what, as rows and columns: what can be drawn of any sheet, in the app, in a terminal, on paper and in pictures. */
export interface Score {
  /** Keys of `words.columns`. */
  readonly columns: readonly string[];
  /** How many columns, from the first, tell how the score came about. Those after them are totals. */
  readonly running: number;
  /** The column that decides. */
  readonly decides: string;
  readonly rows: readonly ScoreRow[];
  /** The moments that a picture of the match tells, in order. */
  readonly moments?: readonly ScoreMoment[];
}

/** A fact that scored, and when: a minute, as it is written. */
export interface ScoreMoment {
  readonly when: string;
  readonly points: number;
  readonly fact: Fact;
}

/** The rows and columns of a sheet; null where its game does not tell them. */
export function scoreOf(game: Pick<Game, 'score'>, sheet: Sheet | undefined): Score | null {
  if (!sheet) return null;
  return sheet.kind === 'tally' ? tallied(sheet as Tally) : (game.score?.(sheet) ?? null);
}

function tallied({ rows }: Tally): Score {
  const columns = [...new Set(rows.flatMap(({ values }) => Object.keys(values)))];
  return {
    columns,
    running: 0,
    decides: columns[0] ?? '',
    rows: rows.map(({ seat, label, values }) => ({ side: seat, label, values })),
  };
}

/** What a column is called; a key that has no words stands for itself. */
export function columnOf(game: Pick<Game, 'words'>, key: string): Column {
  const columns = game.words.columns ?? {};
  const itself = sameInAll(key);
  return (Object.hasOwn(columns, key) ? columns[key] : undefined) ?? { label: itself, name: itself };
}

/** A figure of a score as it is written. */
export function cellText(value: Value, lang: Lang): string {
  if (typeof value === 'object' && value !== null) return lang in value ? (value as Words)[lang] : Object.values(value).join(' ');
  return String(value ?? '');
}

/** Whose row it is: the side, or a name with the side it plays. */
export function rowName(game: Game, { side, label }: ScoreRow, names: readonly string[], lang: Lang): string {
  if (!label) return sideName(game, side, names, lang);
  return `${names[side] ?? ''}, ${label[lang].charAt(0).toLowerCase()}${label[lang].slice(1)}`;
}
