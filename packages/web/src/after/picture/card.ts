import { type Game, type Lang, type LineScore, type MatchSheet, type Sheet, sideName, type Tally } from '@pocket-stadium/kernel';
import { box, CARD, INK, PAPER, SOFT, STRIPE, text } from './svg.ts';

/** What a picture of a match is made of. */
export interface Card {
  readonly game: Game;
  readonly names: readonly string[];
  readonly lang: Lang;
  /** Who won, or what is due. */
  readonly headline: string;
  /** Names of the house and date, at the foot. */
  readonly foot: string;
  readonly sheet: Sheet | undefined;
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

/** Something drawn, and how high it is. */
interface Drawn {
  readonly markup: string;
  readonly height: number;
}

/** A picture of a finished match, to be sent to somebody: who played, the sheet, and the board where there is one. */
export function drawCard(card: Card, style = ''): Picture {
  const parts: Drawn[] = [head(card), sheetOf(card), boardOf(card)];
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

function sheetOf(card: Card): Drawn {
  const { sheet } = card;
  if (sheet?.kind === 'line-score') return lineScore(card, sheet);
  if (sheet?.kind === 'match-sheet') return matchSheet(card, sheet);
  if (sheet?.kind === 'tally') return tally(card, sheet);
  return { markup: '', height: 0 };
}

function lineScore({ game, names, lang }: Card, { rows, totals, inningsPlayed }: LineScore): Drawn {
  const columns = inningsPlayed + totals.length;
  const nameWidth = 260;
  const cell = (INNER - nameWidth - 40) / Math.max(1, columns);
  const size = Math.min(36, cell * 0.62);
  const x = (column: number) => MARGIN + 20 + nameWidth + cell * (column + 0.5);
  const row = (index: number) => 52 + index * 62;
  const figure = (column: number, index: number, value: string, total: boolean) =>
    text(x(column), row(index), value, { size, anchor: 'middle', font: 'title', fill: total ? INK : CARD, most: cell * 0.94 });
  const tiles = totals.length > 0 ? box(x(inningsPlayed) - cell / 2, 74, cell * totals.length, rows.length * 62, CARD, 8) : '';
  const headings = [...Array.from({ length: inningsPlayed }, (_, i) => String(i + 1)), ...totals];
  const lines = rows.map(({ side, innings, totals: sums }, i) => {
    const label = text(MARGIN + 20, row(i + 1), sideName(game, side, names, lang), {
      size: 34,
      font: 'title',
      fill: CARD,
      most: nameWidth - 20,
    });
    const runs = Array.from({ length: inningsPlayed }, (_, inning) => figure(inning, i + 1, String(innings[inning] ?? ''), false));
    const ends = totals.map((total, t) => figure(inningsPlayed + t, i + 1, String(sums[total] ?? 0), true));
    return [label, ...runs, ...ends].join('');
  });
  const height = row(rows.length) + 34;
  const top = headings.map((heading, column) =>
    text(x(column), row(0), heading, { size: size * 0.8, anchor: 'middle', font: 'title', fill: '#c9bd9f' }),
  );
  return { markup: box(MARGIN, 0, INNER, height, INK, 16) + tiles + top.join('') + lines.join(''), height: height + 40 };
}

function matchSheet({ game, names, lang }: Card, { lines, score }: MatchSheet): Drawn {
  const centre = WIDTH / 2;
  const scored = lines.flatMap(({ minute, happened }) =>
    happened.flatMap((fact) => ('points' in fact && fact.seat !== undefined ? [{ minute, fact, points: Number(fact.points) }] : [])),
  );
  const shown = scored.slice(0, MOST_LINES);
  const board = [
    box(MARGIN, 0, INNER, 190, INK, 16),
    text(MARGIN + 30, 110, names[0] ?? '', { size: 46, font: 'title', fill: CARD, most: 270 }),
    text(WIDTH - MARGIN - 30, 110, names[1] ?? '', { size: 46, font: 'title', fill: CARD, anchor: 'end', most: 270 }),
    ...([0, 1] as const).map((side) => {
      const x = centre - 130 + side * 140;
      return box(x, 35, 120, 120, CARD, 12) + text(x + 60, 122, String(score[side]), { size: 76, font: 'title', anchor: 'middle' });
    }),
  ];
  const body = shown.map(({ minute, fact, points }, i) => {
    const y = 240 + i * 52;
    const term = game.words.glossary.find(({ codes }) => codes.includes(fact.code))?.term[lang].replace(/\s*\(.*\)$/, '') ?? '';
    const right = fact.seat === 1;
    return [
      i % 2 === 0 ? box(MARGIN, y - 36, INNER, 52, STRIPE) : '',
      text(centre, y, `${minute}′`, { size: 30, bold: true, anchor: 'middle' }),
      text(right ? WIDTH - MARGIN - 20 : MARGIN + 20, y, right ? `+${points} ${term}` : `${term} +${points}`, {
        size: 30,
        anchor: right ? 'end' : 'start',
        most: INNER / 2 - 70,
      }),
    ].join('');
  });
  return { markup: board.join('') + body.join(''), height: 240 + shown.length * 52 + 20 };
}

/** The first figure of a tally is the one that decides. */
function tally({ names, lang }: Card, { rows }: Tally): Drawn {
  const lines = rows.map(({ seat, label, values }, i) => {
    const y = 68 + i * 76;
    const [value] = Object.values(values);
    return [
      text(MARGIN + 30, y, `${names[seat] ?? ''} · ${label[lang]}`, { size: 40, font: 'title', fill: CARD, most: 700 }),
      box(WIDTH - MARGIN - 110, y - 48, 80, 64, CARD, 8),
      text(WIDTH - MARGIN - 70, y + 2, String(value ?? ''), { size: 50, font: 'title', anchor: 'middle', most: 70 }),
    ].join('');
  });
  const height = rows.length * 76 + 36;
  return { markup: box(MARGIN, 0, INNER, height, INK, 16) + lines.join(''), height: height + 40 };
}

function boardOf({ board }: Card): Drawn {
  if (!board) return { markup: '', height: 0 };
  const scale = Math.min(INNER / board.width, BOARD_HEIGHT / board.height);
  const x = (WIDTH - board.width * scale) / 2;
  return { markup: `<g transform="translate(${x} 0) scale(${scale})">${board.markup}</g>`, height: board.height * scale + 20 };
}
