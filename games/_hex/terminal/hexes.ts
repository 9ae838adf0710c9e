import type { Paint } from '@pocket-stadium/cli/kit';
import { type Grid, textPlace } from '../rules/index.ts';

/** What stands in a cell: three characters at most, and its colour. */
export interface HexContent {
  readonly text: string;
  readonly colour?: (text: string) => string;
  /** Whether nothing stands there: the text then marks the ground, and a target hides it. */
  readonly ground?: boolean;
  /** A sign that a part of a move may lead here. */
  readonly target?: string;
}

/** Characters between the slashes of a cell. */
const INSIDE = 5;
const STEP = INSIDE + 1;
/** Characters of a cell when the board lies on its side. */
const LYING = 6;

interface Glyph {
  readonly letter: string;
  readonly colour: (text: string) => string;
}

/** Lines of `drawHexes`. */
export function heightOf(grid: Grid): number {
  return Math.max(...grid.names.map((_, cell) => textPlace(grid, cell).row)) + 3;
}

/**
 * Hexagons with their outlines, columns from left to right and 1 at the bottom:
 *
 *     _____
 *    /  A  \
 *    \_c2__/
 */
export function drawHexes(grid: Grid, contents: ReadonlyMap<string, HexContent>, paint: Paint): string[] {
  const places = grid.names.map((name, cell) => ({ name, ...textPlace(grid, cell) }));
  const rows = heightOf(grid);
  const columns = (Math.max(...places.map(({ column }) => column)) + 1) * STEP + 1;
  const canvas: (Glyph | null)[][] = Array.from({ length: rows }, () => new Array<Glyph | null>(columns).fill(null));
  const put = (row: number, column: number, text: string, colour: (text: string) => string) => {
    for (const [i, letter] of [...text].entries()) (canvas[row] as (Glyph | null)[])[column + i] = { letter, colour };
  };
  for (const { column, row } of places) {
    const left = column * STEP;
    put(row, left + 1, '_'.repeat(INSIDE), paint.dim);
    put(row + 1, left, '/', paint.dim);
    put(row + 1, left + INSIDE + 1, '\\', paint.dim);
    put(row + 2, left, '\\', paint.dim);
    put(row + 2, left + INSIDE + 1, '/', paint.dim);
  }
  for (const { name, column, row } of places) {
    const left = column * STEP + 1;
    const content = contents.get(name);
    put(row + 1, left, centred(inside(content)), content?.colour ?? (content?.target ? paint.green : paint.dim));
    put(row + 2, left, '_'.repeat(INSIDE), paint.dim);
    put(row + 2, left + 1, name, content?.target ? paint.green : paint.dim);
  }
  return canvas.map((line) => painted(line));
}

/**
 * The same board lying on its side, for low terminals: a line for each column of cells, a at the top,
 * 1 at the left. Every cell shows its name after what stands there.
 */
export function drawLying(grid: Grid, contents: ReadonlyMap<string, HexContent>, paint: Paint): string[] {
  const places = grid.names.map((name, cell) => ({ name, ...textPlace(grid, cell) }));
  const last = Math.max(...places.map(({ row }) => row));
  const lines: string[][] = [];
  for (const { name, column, row } of places) {
    const indent = ((last - row) * LYING) / 2;
    const line = lines[column] ?? [' '.repeat(indent)];
    lines[column] = line;
    const content = contents.get(name);
    const text = `${content?.target ?? ''}${content?.ground ? '' : (content?.text ?? '')}`;
    const mark = text === '' && content?.ground ? '·' : text.padStart(1);
    const colour = content?.colour ?? (content?.target ? paint.green : paint.dim);
    line.push(colour(`${mark}${name}`.padEnd(LYING)));
  }
  return lines.map((line) => line.join('').trimEnd());
}

/** What a cell shows: what stands there between the marks of a target, or the mark alone. */
function inside(content: HexContent | undefined): string {
  if (!content) return '';
  const { text, target, ground } = content;
  if (target === undefined) return text;
  return ground ? target : `>${text}<`;
}

function centred(text: string): string {
  const left = Math.floor((INSIDE - [...text].length) / 2);
  return (' '.repeat(Math.max(0, left)) + text).padEnd(INSIDE);
}

/** Neighbouring letters of one colour are painted together. */
function painted(line: readonly (Glyph | null)[]): string {
  let text = '';
  let run = '';
  let colour: ((text: string) => string) | null = null;
  for (const glyph of [...line, null]) {
    if (glyph?.colour === (colour ?? undefined) && glyph) {
      run += glyph.letter;
      continue;
    }
    text += colour ? colour(run) : run;
    run = glyph?.letter ?? ' ';
    colour = glyph?.colour ?? null;
  }
  return text.trimEnd();
}
