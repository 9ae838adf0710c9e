import { PRINT } from '@pocket-stadium/games/shelf/print';
import type { Lang, Play, Words } from '@pocket-stadium/kernel';
import type { LogTable } from '../../kit/log.ts';
import { A4, BOTTOM, INNER, line, page, rect, SOFT, TOP, text } from '../../kit/page.ts';
import { printable, wrap } from '../../kit/text.ts';
import * as w from '../../words/record.ts';
import { headlineOf, namesOf } from './result.ts';
import { logByEntry } from './rows.ts';
import { drawScore } from './score.ts';

const TITLE: Words = w.title;
const SIZE = 8.5;
const LEADING = SIZE * 1.3;
const PADDING = 3;

/** A match on paper: who won, the sheet, and then what happened, on as many A4 pages as it takes. */
export async function matchPages(play: Play, lang: Lang): Promise<readonly string[]> {
  const { game, header } = play;
  const { margin } = A4;
  const about = [namesOf(play).join(' – '), ...(header.date ? [header.date] : []), ...(header.id ? [header.id] : [])].join(' · ');
  const headlines = wrap(printable(headlineOf(play, lang)), 20, INNER, true);
  let y = TOP + 10;
  const head: string[] = [];
  for (const words of headlines) {
    head.push(text(margin, y + 8, words, { size: 20, bold: true }));
    y += 24;
  }
  for (const words of wrap(printable(about), 9, INNER)) {
    head.push(text(margin, y + 4, words, { size: 9, fill: SOFT }));
    y += 12;
  }
  const score = drawScore(play, y + 6, lang);
  head.push(score.svg);
  return flow(await logOf(play, lang), head.join(''), y + 6 + score.height + 18, lang).map((body) => page(game.about, TITLE, lang, body));
}

/** What happened, as the game writes it on paper, or entry by entry. */
export async function logOf(play: Play, lang: Lang): Promise<LogTable> {
  const { id } = play.game.about;
  const part = Object.hasOwn(PRINT, id) ? await PRINT[id]?.() : undefined;
  return (part?.log ?? logByEntry)(play, lang);
}

/** The log over pages. The first page has the result above it, and each repeats the heads of the columns. */
function flow(log: LogTable, above: string, from: number, lang: Lang): string[] {
  const columns = placed(log);
  const bodies: string[] = [];
  let parts = [above];
  let y = from;
  const heads = () => {
    parts.push(rect(A4.margin, y, INNER, LEADING + 2 * PADDING, { fill: '#E9E4D8', 'stroke-width': 0.5 }));
    for (const { x, head } of columns) parts.push(text(x, y + PADDING + SIZE, head[lang], { size: SIZE, bold: true }));
    y += LEADING + 2 * PADDING;
  };
  if (log.rows.length > 0) heads();
  for (const row of log.rows) {
    const cells = columns.map(({ width }, i) => wrap(printable(row[i] ?? ''), SIZE, width));
    const height = Math.max(...cells.map((lines) => lines.length)) * LEADING + PADDING;
    if (y + height > BOTTOM) {
      bodies.push(parts.join(''));
      parts = [];
      y = TOP;
      heads();
    }
    for (const [i, lines] of cells.entries()) {
      const x = columns[i]?.x ?? 0;
      for (const [n, words] of lines.entries()) parts.push(text(x, y + PADDING + SIZE + n * LEADING - 1, words, { size: SIZE }));
    }
    y += height;
    parts.push(line(A4.margin, y, A4.margin + INNER, y, { 'stroke-width': 0.3 }));
  }
  return [...bodies, parts.join('')];
}

/** Where each column begins, and how wide its words may be. */
function placed({ columns }: LogTable) {
  const fixed = columns.reduce((sum, { width }) => sum + (width === 'rest' ? 0 : width), 0);
  let x = A4.margin;
  return columns.map(({ head, width }) => {
    const whole = width === 'rest' ? INNER - fixed : width;
    const column = { head, x: x + PADDING, width: whole - 2 * PADDING };
    x += whole;
    return column;
  });
}
