import type { Paint } from './paint.ts';
import type { Drawing } from './scene.ts';
import { beside, flow, width, wrap } from './text.ts';

/** What is to be shown, and the room for it. */
export interface Layout {
  readonly title: string;
  readonly drawing: Drawing;
  /** Draws the sheet in so many rows and columns. */
  readonly sheet: (rows: number, columns: number) => readonly string[];
  /** What happened, the latest last. */
  readonly log: readonly string[];
  /** Notices, to be read at once. */
  readonly notices: readonly string[];
  /** Short texts to choose from. */
  readonly items: readonly string[];
  readonly rows: number;
  readonly columns: number;
  readonly paint: Paint;
}

/** The rows that are left to what happened, whatever else is shown. */
const LEAST_LOG = 3;
/** Rows for a list of items. */
export const MOST_ITEMS = 4;
/** The least width of a column beside the board. */
const NARROWEST = 30;
const GAP = 3;

/** Lines that fit the screen. A board as high as the screen has everything else beside it. */
export function layOut(layout: Layout): string[] {
  const { drawing, columns, rows } = layout;
  const room = columns - Math.max(0, ...drawing.board.map(width)) - GAP;
  const lines = drawing.board.length > rows / 2 && room >= NARROWEST ? sideBySide(layout, room) : stacked(layout);
  return lines.slice(0, rows);
}

function sideBySide({ drawing, notices, items, log, rows, paint }: Layout, columns: number): string[] {
  const { board, status } = drawing;
  const height = Math.min(rows, board.length + 1);
  const noted = notices.flatMap((line) => wrap(line, columns)).map(paint.bold);
  const listed = flow(items, columns, Math.min(MOST_ITEMS + 2, height - status.length - noted.length - 4));
  const fixed = [...status.flatMap((line) => wrap(line, columns)), '', ...noted, ...listed];
  const left = height - fixed.length - 1;
  return beside(board, [...fixed, '', ...told(log, columns, left, paint)], GAP);
}

/** Title, drawing, sheet, what happened and notices, one below the other. What has least to say gives way. */
function stacked({ title, drawing, sheet, notices, items, log, rows, columns, paint }: Layout): string[] {
  const board = together(drawing, columns);
  const noted = notices.flatMap((line) => wrap(line, columns)).map(paint.bold);
  const free = rows - board.length - noted.length;
  const listed = flow(items, columns, Math.max(1, Math.min(MOST_ITEMS, free - 2)));
  const heading = free > listed.length + LEAST_LOG ? [paint.inverse(paint.bold(` ${title} `))] : [];
  const left = free - listed.length - heading.length - 2;
  const drawn = sheet(left - LEAST_LOG - 1, columns);
  const below = drawn.length > 0 ? ['', ...drawn] : [];
  const happened = told(log, columns, left - below.length, paint);
  return [...heading, ...board, ...below, '', ...happened, ...(happened.length > 0 ? [''] : []), ...noted, ...listed];
}

function told(log: readonly string[], columns: number, rows: number, paint: Paint): string[] {
  if (rows < 1) return [];
  return log
    .slice(-rows)
    .flatMap((line) => wrap(line, columns, '    ', ''))
    .slice(-rows)
    .map(paint.dim);
}

/** A drawing as one block. What is beside the board goes below it where there is no room. */
export function together({ board, status }: Drawing, columns: number): string[] {
  const widest = (lines: readonly string[]) => Math.max(0, ...lines.map(width));
  if (board.length === 0) return [...status];
  return widest(board) + GAP + widest(status) <= columns ? beside(board, status, GAP) : [...board, ...status];
}
