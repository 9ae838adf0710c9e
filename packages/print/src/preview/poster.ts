import { fill, type Introduction, type Lang } from '@pocket-stadium/kernel';
import { el, INK } from '../../kit/page.ts';
import * as w from '../../words/preview.ts';
import { letters } from './letters.ts';
import { PREVIEW } from './preview.ts';

const PAPER = '#FAF5E9';
const CHALK = '#FFFDF7';
const SAND = '#C9BD9F';
const TURF = '#2C7A4B';
const MARGIN = 60;
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** A die on the grass, turned a little. */
function die(x: number, y: number, face: 2 | 3 | 5, turn: number): string {
  const pips = PIPS[face]?.map(([dx, dy]) => el('circle', { cx: dx * 34, cy: dy * 34, r: 14, fill: INK })) ?? [];
  const cube = el('rect', { x: -70, y: -70, width: 140, height: 140, rx: 22, fill: CHALK, stroke: INK, 'stroke-width': 8 });
  return el('g', { transform: `translate(${x} ${y}) rotate(${turn})` }, cube, ...pips);
}

/** Sentences on lines of at most so many letters. */
function lines(text: string, most: number): string[] {
  const made: string[] = [''];
  for (const word of text.split(' ')) {
    const line = made.at(-1) ?? '';
    if (line !== '' && line.length + word.length >= most) made.push(word);
    else made[made.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return made;
}

/** The card of a game, or of the whole stadium: its name, what it is, for how many and how long. */
export function posterOf(about: Introduction | null, games: number, lang: Lang): string {
  const { width, height } = PREVIEW;
  const title = about ? about.names[lang] : w.house[lang];
  const text = about ? about.summary[lang] : fill(w.poster_text, { games }, lang);
  const players = about && (about.seats.min === about.seats.max ? `${about.seats.min}` : `${about.seats.min}–${about.seats.max}`);
  const foot = about ? fill(w.poster_foot, { players: players ?? '', minutes: about.minutes }, lang) : w.poster_free[lang];
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    el('rect', { width, height, fill: PAPER }),
    el('rect', { width, height: 96, fill: INK }),
    letters(MARGIN, 64, w.house[lang], { size: 36, fill: SAND }),
    el('rect', { y: 440, width, height: 190, fill: TURF }),
    el('rect', { y: 440, width, height: 8, fill: INK }),
    letters(MARGIN, 210, title.toUpperCase(), { size: 92, fill: INK, most: width - 2 * MARGIN }),
    ...lines(text, 58)
      .slice(0, 3)
      .map((line, i) => letters(MARGIN, 280 + i * 50, line, { size: 38, fill: INK, most: width - 2 * MARGIN })),
    letters(MARGIN, 560, foot, { size: 44, fill: CHALK, most: 640 }),
    die(850, 535, 5, -9),
    die(1050, 525, 3, 12),
  );
}
