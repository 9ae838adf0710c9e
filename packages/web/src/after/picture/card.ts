import {
  cellText,
  columnOf,
  type Game,
  type Lang,
  type OptionValues,
  rowName,
  type Score,
  type Sheet,
  scoreOf,
  sideOf,
  termOf,
} from '@pocket-stadium/kernel';
import { encode } from 'uqr';
import { box, CARD, INK, PAPER, SOFT, STRIPE, text } from './svg.ts';

/** What a picture of a match is made of. */
export interface Card {
  readonly game: Game;
  readonly options: OptionValues;
  readonly names: readonly string[];
  readonly lang: Lang;
  /** Who won, or what is due. */
  readonly headline: string;
  /** The names of the app and the date, at the foot. */
  readonly foot: string;
  readonly sheet: Sheet | undefined;
  /** An address on the picture, written and as a code for cameras. */
  readonly link: string | null;
  /** The final board, drawn: markup in a box of its own. */
  readonly board: { readonly markup: string; readonly width: number; readonly height: number } | null;
}

export interface Picture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

export const WIDTH = 1080;
const MARGIN = 60;
const INNER = WIDTH - 2 * MARGIN;
const BOARD_HEIGHT = 900;
const MOST_LINES = 16;
const SAND = '#c9bd9f';
const QR = 210;

/** A drawing, and how high it is. */
interface Drawn {
  readonly markup: string;
  readonly height: number;
}

/** A picture of a finished match, to be sent to somebody: who played, the sheet, and the board where there is one. */
export function drawCard(card: Card, style = ''): Picture {
  const parts: Drawn[] = [head(card), sheetOf(card), boardOf(card), linkOf(card)];
  let y = 0;
  const placed = parts.map(({ markup, height }) => {
    const group = `<g transform="translate(0 ${y})">${markup}</g>`;
    y += height;
    return group;
  });
  const height = y + 90;
  const foot = text(WIDTH / 2, height - 36, card.foot, { size: 28, anchor: 'middle', fill: SOFT, most: INNER });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}">${style}${box(0, 0, WIDTH, height, PAPER)}${placed.join('')}${foot}</svg>`;
  return { svg, width: WIDTH, height };
}

function head({ game, lang, headline, names }: Card): Drawn {
  const markup = [
    box(0, 0, WIDTH, 110, INK),
    text(MARGIN, 74, game.about.names[lang].toUpperCase(), { size: 50, font: 'title', fill: CARD, most: INNER }),
    text(MARGIN, 200, headline, { size: 72, font: 'title', most: INNER }),
    text(MARGIN, 256, names.join(' – '), { size: 32, fill: SOFT, most: INNER }),
  ];
  return { markup: markup.join(''), height: 300 };
}

/** Rows and columns where they tell how it came about, else the figure of each side; then the moments that scored. */
function sheetOf(card: Card): Drawn {
  const score = scoreOf(card.game, card.sheet);
  if (!score) return { markup: '', height: 0 };
  const board = score.running > 0 ? grid(card, score) : score.moments ? faceToFace(card, score) : figures(card, score);
  const told = momentsOf(card, score, board.height);
  return { markup: board.markup + told.markup, height: board.height + told.height };
}

function grid({ game, names, lang }: Card, { columns, running, rows }: Score): Drawn {
  const nameWidth = 260;
  const cell = (INNER - nameWidth - 40) / Math.max(1, columns.length);
  const size = Math.min(36, cell * 0.62);
  const x = (column: number) => MARGIN + 20 + nameWidth + cell * (column + 0.5);
  const row = (index: number) => 52 + index * 62;
  const heads = columns.map((key, column) =>
    text(x(column), row(0), columnOf(game, key).label[lang], {
      size: size * 0.8,
      anchor: 'middle',
      font: 'title',
      fill: SAND,
      most: cell * 0.94,
    }),
  );
  const tiles = box(x(running) - cell / 2, 74, cell * (columns.length - running), rows.length * 62, CARD, 8);
  const lines = rows.map((line, i) => {
    const label = text(MARGIN + 20, row(i + 1), rowName(game, line, names, lang), {
      size: 34,
      font: 'title',
      fill: CARD,
      most: nameWidth - 20,
    });
    const cells = columns.map((key, column) =>
      text(x(column), row(i + 1), cellText(line.values[key], lang), {
        size,
        anchor: 'middle',
        font: 'title',
        fill: column < running ? CARD : INK,
        most: cell * 0.94,
      }),
    );
    return [label, ...cells].join('');
  });
  const height = row(rows.length) + 34;
  return { markup: box(MARGIN, 0, INNER, height, INK, 16) + tiles + heads.join('') + lines.join(''), height: height + 40 };
}

function figures({ game, names, lang }: Card, { rows, decides }: Score): Drawn {
  const lines = rows.map((row, i) => {
    const y = 68 + i * 76;
    return [
      text(MARGIN + 30, y, rowName(game, row, names, lang), { size: 40, font: 'title', fill: CARD, most: 700 }),
      box(WIDTH - MARGIN - 110, y - 48, 80, 64, CARD, 8),
      text(WIDTH - MARGIN - 70, y + 2, cellText(row.values[decides], lang), { size: 50, font: 'title', anchor: 'middle', most: 70 }),
    ].join('');
  });
  const height = rows.length * 76 + 36;
  return { markup: box(MARGIN, 0, INNER, height, INK, 16) + lines.join(''), height: height + 40 };
}

/** The two sides on the left and right, above their moments. */
function faceToFace({ game, names, lang }: Card, { rows, decides }: Score): Drawn {
  const sides = rows.slice(0, 2).map((row, i) => {
    const right = i === 1;
    const x = WIDTH / 2 - 130 + i * 140;
    const name = text(right ? WIDTH - MARGIN - 30 : MARGIN + 30, 110, rowName(game, row, names, lang), {
      size: 46,
      font: 'title',
      fill: CARD,
      anchor: right ? 'end' : 'start',
      most: 270,
    });
    const figure = text(x + 60, 122, cellText(row.values[decides], lang), { size: 76, font: 'title', anchor: 'middle', most: 110 });
    return name + box(x, 35, 120, 120, CARD, 12) + figure;
  });
  return { markup: box(MARGIN, 0, INNER, 190, INK, 16) + sides.join(''), height: 204 };
}

/** When each side scored, and how: the first side on the left, the others on the right. */
function momentsOf({ game, options, lang }: Card, { rows, moments = [] }: Score, top: number): Drawn {
  const shown = moments.slice(0, MOST_LINES);
  const first = rows[0]?.side;
  const lines = shown.map(({ when, points, fact }, i) => {
    const y = top + 36 + i * 52;
    const term = termOf(game, fact.code)?.[lang] ?? '';
    const left = fact.seat === undefined || sideOf(game, fact.seat, options) === first;
    return [
      i % 2 === 0 ? box(MARGIN, y - 36, INNER, 52, STRIPE) : '',
      text(WIDTH / 2, y, when, { size: 30, bold: true, anchor: 'middle' }),
      text(left ? MARGIN + 20 : WIDTH - MARGIN - 20, y, left ? `${term} +${points}` : `+${points} ${term}`, {
        size: 30,
        anchor: left ? 'start' : 'end',
        most: INNER / 2 - 70,
      }),
    ].join('');
  });
  return { markup: lines.join(''), height: shown.length === 0 ? 0 : shown.length * 52 + 20 };
}

function linkOf({ link }: Card): Drawn {
  if (!link) return { markup: '', height: 0 };
  const { data, size } = encode(link, { border: 2 });
  const scale = QR / size;
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  const code = `<g transform="translate(${WIDTH - MARGIN - QR} 10) scale(${scale})">${box(0, 0, size, size, CARD)}<path d="${dark}" fill="${INK}" shape-rendering="crispEdges"/></g>`;
  const words = text(MARGIN, 10 + QR / 2, link.replace(/^https?:\/\//, ''), { size: 26, bold: true, most: INNER - QR - 30 });
  return { markup: code + words, height: QR + 20 };
}

function boardOf({ board }: Card): Drawn {
  if (!board) return { markup: '', height: 0 };
  const scale = Math.min(INNER / board.width, BOARD_HEIGHT / board.height);
  const x = (WIDTH - board.width * scale) / 2;
  return { markup: `<g transform="translate(${x} 0) scale(${scale})">${board.markup}</g>`, height: board.height * scale + 20 };
}
