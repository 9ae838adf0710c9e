import type { Lang, Words } from '@pocket-stadium/kernel';
import { A4, BOTTOM, circle, el, INNER, type Masthead, page, polygon, rect, TOP, text } from '@pocket-stadium/print/kit';
import { LIMITS } from '../rules/index.ts';
import * as w from '../words/print.ts';
import { COUNTER_SPOT, TRACK_CELL, TRACK_LENGTH } from './counters.ts';

export type Light = keyof typeof LIMITS;
const NAMES: Readonly<Record<Light, Words>> = { outs: w.outs, balls: w.balls, strikes: w.strikes };

/** How a ground looks: what lies around it, its grass, its paths, its lines. */
export interface Ground {
  readonly title: Words;
  readonly around: string;
  readonly grass: string;
  readonly paths: string;
  readonly ink: string;
}

export const DAY: Ground = { title: w.board, around: '#FFFFFF', grass: '#CFE3C4', paths: '#EBD3C1', ink: '#1B2730' };
export const NIGHT: Ground = { title: w.board_night, around: '#0B1216', grass: '#29553F', paths: '#7A5A45', ink: '#F4EFE2' };
export const SCHOOL: Ground = { title: w.board_school, around: '#FFFFFF', grass: '#E6E3DC', paths: '#C9C4B8', ink: '#1B2730' };

/** From the centre of the diamond to a base. */
const REACH = 150;
/** The fence runs this far behind second base. */
const FENCE = 60;
const SIDE = 32;
/** How far the foul lines run to each side. */
const OUT = REACH + FENCE * 0.9;
/** The ground from foul pole to foul pole, and from the fence to below home. */
const WIDTH = 2 * OUT + 8;
const HEIGHT = 2 * REACH + FENCE + SIDE + 6;
const EDGE = 8;
/** The ground on one page, and from the middle of its bases to their corners. */
const PAGE_SCALE = (INNER - 2 * EDGE) / WIDTH;
export const BASE_REACH = SIDE * PAGE_SCALE;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The ground with its middle at x, its fence at y. */
function ground(x: number, y: number, { grass, paths, ink }: Ground, lang: Lang): string {
  const middle = y + FENCE + REACH;
  const home = middle + REACH;
  const bases = [
    { x, y: home, name: w.home[lang] },
    { x: x + REACH, y: middle, name: '1' },
    { x, y: middle - REACH, name: '2' },
    { x: x - REACH, y: middle, name: '3' },
  ];
  // The foul lines go from home through first and third; the fence joins them beyond second.
  const radius = (OUT ** 2 + (home - OUT - y) ** 2) / (2 * (home - OUT - y));
  const parts = [
    el('path', {
      d: `M ${x} ${home} L ${x - OUT} ${home - OUT} A ${radius} ${radius} 0 0 1 ${x + OUT} ${home - OUT} Z`,
      fill: grass,
      stroke: ink,
      'stroke-width': 2,
    }),
    polygon(
      bases.map((base) => [base.x, base.y]),
      { fill: paths, stroke: ink, 'stroke-width': 2 },
    ),
    polygon(
      bases.map((base) => [x + (base.x - x) * 0.62, middle + (base.y - middle) * 0.62]),
      { fill: grass, stroke: ink, 'stroke-width': 2 },
    ),
    circle(x, middle, 18, { fill: paths, stroke: ink, 'stroke-width': 2 }),
  ];
  for (const base of bases) {
    const corners = [
      [base.x, base.y - SIDE],
      [base.x + SIDE, base.y],
      [base.x, base.y + SIDE],
      [base.x - SIDE, base.y],
    ] as const;
    parts.push(polygon(corners, { fill: '#FFFFFF', 'stroke-width': 2 }));
    parts.push(text(base.x, base.y + 5, base.name, { size: base.name.length > 1 ? 10 : 16, bold: true, anchor: 'middle' }));
  }
  return parts.join('');
}

/** A ground as large as a box takes it, a dugout for each team in the corners beside home. */
function park({ x, y, width, height }: Box, look: Ground, lang: Lang): string {
  const scale = Math.min((width - 2 * EDGE) / WIDTH, (height - 2 * EDGE) / HEIGHT);
  const field = el(
    'g',
    { transform: `translate(${(x + width / 2).toFixed(2)} ${(y + height - EDGE - HEIGHT * scale).toFixed(2)}) scale(${scale.toFixed(4)})` },
    ground(0, 0, look, lang),
  );
  // Between the side, the foul line and the bottom.
  const side = (width / 2 - SIDE * scale) * 0.52;
  const dugouts = [w.home_team, w.visitors].map((name, team) =>
    dugout({ x: team === 0 ? x + EDGE : x + width - EDGE - side, y: y + height - EDGE - side, width: side, height: side }, name, lang),
  );
  return rect(x, y, width, height, { fill: look.around, stroke: 'none', rx: 8 }) + field + dugouts.join('');
}

function dugout({ x, y, width, height }: Box, name: Words, lang: Lang): string {
  return [
    rect(x, y, width, height, { fill: '#FFFFFF', 'stroke-width': 2, rx: 6 }),
    text(x + width / 2, y + 17, w.dugout[lang], { size: 11, bold: true, anchor: 'middle' }),
    text(x + width / 2, y + 31, name[lang], { size: 9, anchor: 'middle' }),
  ].join('');
}

/** The circles of a light, side by side after their name, or below each other under it. */
function lightAt(light: Light, x: number, y: number, down: boolean, lang: Lang): string {
  const label = down
    ? text(x + COUNTER_SPOT / 2, y + 8, NAMES[light][lang], { size: 9.5, bold: true, anchor: 'middle' })
    : text(x, y + COUNTER_SPOT / 2 + 4, NAMES[light][lang], { size: 12, bold: true });
  const spots = Array.from({ length: LIMITS[light] }, (_, i) => {
    const along = (i + 0.5) * (COUNTER_SPOT + 6);
    const [cx, cy] = down ? [x + COUNTER_SPOT / 2, y + 10 + along] : [x + LABEL + along, y + COUNTER_SPOT / 2];
    return circle(cx, cy, COUNTER_SPOT / 2, { 'stroke-width': 1.6 });
  });
  return label + spots.join('');
}

const LABEL = 64;

/** Numbered cells for the two counters of runs. */
function trackAt(x: number, y: number, across: number, lang: Lang): string {
  const cells = Array.from({ length: TRACK_LENGTH }, (_, i) => {
    const left = x + (i % across) * TRACK_CELL;
    const top = y + 16 + Math.floor(i / across) * TRACK_CELL;
    return (
      rect(left, top, TRACK_CELL, TRACK_CELL) +
      text(left + TRACK_CELL / 2, top + TRACK_CELL / 2 + 4, String(i), { size: 11, bold: true, anchor: 'middle' })
    );
  });
  return text(x, y + 9, w.track[lang], { size: 9.5, bold: true }) + cells.join('');
}

/** The field to put pawns on, a dugout for each team, and circles and cells for counters; `more` fills what is left below. */
export function diamond(
  about: Masthead,
  lights: readonly Light[],
  look: Ground,
  lang: Lang,
  more?: (top: number, bottom: number) => string,
): string {
  const height = HEIGHT * PAGE_SCALE + 2 * EDGE;
  const parts = [park({ x: A4.margin, y: TOP - 4, width: INNER, height }, look, lang)];
  let y = TOP + height + 8;
  // Two names to a row, where both have room.
  const column = INNER / 2;
  for (const [index, light] of lights.entries()) {
    parts.push(lightAt(light, A4.margin + (index % 2) * column, y, false, lang));
    if (index % 2 === 1 || index === lights.length - 1) y += COUNTER_SPOT + 8;
  }
  if (lights.length > 1) parts.push(trackAt(A4.margin, y, TRACK_LENGTH, lang));
  if (more) parts.push(more(y + 4, BOTTOM));
  return page(about, look.title, lang, ...parts);
}

/** The board as a square on two sheets, to be taped together along the dashed line. */
export function largeDiamond(about: Masthead, lights: readonly Light[], look: Ground, lang: Lang): readonly string[] {
  const height = BOTTOM - TOP;
  const whole = [
    park({ x: 0, y: 0, width: 2 * INNER, height }, look, lang),
    ...lights.map((light, i) => lightAt(light, 4 + i * (COUNTER_SPOT + 6), 4, true, lang)),
    trackAt(2 * INNER - 4 - 5 * TRACK_CELL, 4, 5, lang),
  ].join('');
  return [0, 1].map((half) => {
    const edge = half === 0 ? A4.width - A4.margin : A4.margin;
    return page(
      about,
      w.board_half,
      lang,
      el('svg', { x: A4.margin, y: TOP, width: INNER, height, viewBox: `${half * INNER} 0 ${INNER} ${height}`, overflow: 'hidden' }, whole),
      el('path', { d: `M${edge} ${TOP}v${height}`, stroke: '#1B2730', 'stroke-width': 0.7, 'stroke-dasharray': '5 4', fill: 'none' }),
    );
  });
}
