import type { Lang, Words } from '@pocket-stadium/kernel';
import {
  A4,
  BOTTOM,
  CARD,
  circle,
  cutMarks,
  dieNet,
  el,
  INK,
  INNER,
  line,
  type Masthead,
  page,
  paragraph,
  RED,
  rect,
  TOP,
  text,
} from '@pocket-stadium/print/kit';
import { COUNTER, TRACK_COUNTER } from '../../_baseball/print/counters.ts';
import { playerFigure } from '../../_baseball/print/player.ts';
import { LIMITS } from '../../_baseball/rules/index.ts';
import { counter_out, home_team, visitors } from '../../_baseball/words/print.ts';
import * as w from '../words/print.ts';

const PLAYER = { width: 62, height: 190, foot: 16 } as const;
/** The room to cut between counters, and the edge of a paper die. */
const GAP = 14;
const DIE = 54;
/** The pieces of the booklet besides the players: as many counters as a half-inning can need, and one for each team's runs. */
const COUNTERS: readonly {
  readonly name: Words;
  readonly count: number;
  readonly fill: string;
  readonly ink?: string;
  readonly size?: number;
  /** Whose it is, where that is not told by colour alone. */
  readonly team?: Words;
}[] = [
  { name: counter_out, count: LIMITS.outs, fill: '#F2D3D0' },
  { name: w.counter_strike, count: LIMITS.strikes, fill: '#F8E3B5' },
  { name: w.counter_ball, count: LIMITS.balls, fill: '#CFE3C4' },
  { name: w.counter_runs, count: 1, fill: RED, ink: CARD, size: TRACK_COUNTER, team: home_team },
  { name: w.counter_runs, count: 1, fill: CARD, size: TRACK_COUNTER, team: visitors },
];

/** Players that stand when they are folded: eight of each team, and four of each to draw oneself. */
export function players(about: Masthead, lang: Lang): string {
  const how = paragraph(A4.margin, TOP, w.fold_how[lang], INNER, { size: 10 });
  const across = Math.floor(INNER / PLAYER.width);
  const left = A4.margin + (INNER - across * PLAYER.width) / 2;
  const parts = [how.svg];
  for (let row = 0; row < 3; row++) {
    const y = TOP + how.height + 14 + row * (PLAYER.height + 18);
    for (let i = 0; i < across; i++) {
      const red = row === 0 || (row === 2 && i < across / 2);
      parts.push(player(left + i * PLAYER.width, y, row === 2 ? '' : String(i + 1), red, lang));
    }
  }
  return page(about, w.players_title, lang, ...parts);
}

/**
 * One player twice, head to head. Folded in the middle, it has a front and a back, and feet that name its team. A blank
 * one has only its colour there.
 */
function player(x: number, y: number, number: string, red: boolean, lang: Lang): string {
  const { width, height, foot } = PLAYER;
  const middle = y + height / 2;
  const blank = number === '';
  const ink = red && !blank ? CARD : INK;
  const half = (turned: boolean) =>
    el(
      'g',
      { transform: turned ? `rotate(180 ${(x + width / 2).toFixed(1)} ${middle.toFixed(1)})` : undefined },
      rect(x, middle, width, height / 2, { fill: red && !blank ? RED : CARD, stroke: 'none' }),
      rect(x, middle + height / 2 - foot, width, foot, { fill: red ? RED : CARD, stroke: 'none' }),
      text(x + width / 2, middle + height / 2 - 5, (red ? home_team : visitors)[lang], {
        size: 8,
        anchor: 'middle',
        fill: red ? CARD : INK,
      }),
      blank ? '' : playerFigure(x + width / 2 - 3, middle + 17, ink, number),
      line(x, middle + height / 2 - foot, x + width, middle + height / 2 - foot, {
        'stroke-dasharray': '3 3',
        'stroke-width': 0.6,
        stroke: ink,
      }),
    );
  return (
    half(false) +
    half(true) +
    rect(x, y, width, height) +
    line(x, middle, x + width, middle, { 'stroke-dasharray': '3 3', stroke: ink }) +
    cutMarks(x, y, width, height)
  );
}

/** Counters for outs, strikes, balls and runs, and four dice: two for the pitch, two for the swing. */
export function counters(about: Masthead, lang: Lang): string {
  const how = paragraph(A4.margin, TOP, w.counters_how[lang], INNER, { size: 10 });
  const cell = COUNTER + GAP;
  const across = 6;
  const left = A4.margin + (INNER - across * cell) / 2;
  const top = TOP + how.height + 12;
  const all = COUNTERS.flatMap((kind) => Array.from({ length: kind.count }, () => kind));
  const parts = all.map(({ name, fill, ink = INK, size = COUNTER, team }, i) => {
    const x = left + (i % across) * cell;
    const y = top + Math.floor(i / across) * cell;
    const words = name[lang];
    return (
      cutMarks(x, y, cell) +
      circle(x + cell / 2, y + cell / 2, size / 2, { fill, 'stroke-width': 1.6 }) +
      text(x + cell / 2, y + cell / 2 + 3, words, {
        size: (size / COUNTER) * (words.length > 6 ? 7.6 : 9),
        bold: true,
        anchor: 'middle',
        fill: ink,
      }) +
      (team ? text(x + cell / 2, y + cell / 2 + 9, team[lang], { size: 5.2, anchor: 'middle', fill: ink }) : '')
    );
  });
  const below = top + Math.ceil(all.length / across) * cell;
  const column = INNER / 2;
  const row = (BOTTOM - below) / 2;
  const dice = [0, 1, 2, 3].map((i) =>
    dieNet(A4.margin + (i % 2) * column + (column - 3 * DIE) / 2, below + Math.floor(i / 2) * row + (row - 4 * DIE) / 2 + 8, DIE),
  );
  return page(about, w.counters_title, lang, how.svg, ...parts, ...dice);
}
