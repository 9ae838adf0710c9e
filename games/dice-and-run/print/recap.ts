import { type Game, inEveryLang, type Lang, termOf, type Words } from '@pocket-stadium/kernel';
import {
  A4,
  BOTTOM,
  chartRows,
  filled,
  INNER,
  line,
  type Masthead,
  page,
  paragraph,
  rect,
  SOFT,
  TOP,
  text,
} from '@pocket-stadium/print/kit';
import { type Bases, FULL } from '../../_baseball/rules/diamond.ts';
import { BASIC_CHART, PLAYS, type PlayCode, play, REACTION_CHART, SWING_CHART, TAKEN_CHART } from '../rules/chart.ts';
import * as w from '../words/recap.ts';
import { tableTitle } from './sections.ts';

type Named = Pick<Game, 'words'>;
interface Line {
  readonly throws: string;
  readonly play: Words;
  readonly batter: Words;
  readonly runners: Words;
}

const BATTER: Readonly<Record<string, Words>> = {
  out: w.out,
  stays: w.at_bat,
  '1': w.to_first,
  '2': w.to_second,
  '3': w.to_third,
  '4': w.scores,
};
const RUNNERS: Readonly<Record<string, Words>> = { forced: w.forced, 'one-base': w.one_base, stay: w.stay, 'one-out': w.one_out };

/** What the lines of the advanced charts that are no plays do to batter (F) and runners (C). */
const CALLS: Readonly<Record<string, readonly [Words, Words]>> = {
  strike: [w.strike, w.stay],
  ball: [w.ball, w.stay],
  'foul-ball': [w.foul, w.stay],
  'wild-pitch': [w.ball, w.one_base],
  'passed-ball': [w.ball, w.one_base],
  'ball-or-pickoff': [w.ball_if_empty, w.pickoff],
  error: [w.error_batter, w.error_runners],
  'hit-stands': [w.as_hit, w.as_hit],
};

function effect(code: string): readonly [Words, Words] {
  const call = CALLS[code];
  if (call) return call;
  const { batter, runners } = PLAYS[code as keyof typeof PLAYS];
  return [BATTER[batter] as Words, bringsAllHome(code as PlayCode) ? w.all_score : (RUNNERS[runners] as Words)];
}

/** Whether a play brings every runner home, wherever they stand: the rules are asked for each way they can. */
function bringsAllHome(code: PlayCode): boolean {
  const allHome = (bases: Bases) =>
    play(code, bases, 0)
      .moves.filter(({ from }) => from !== 0)
      .every(({ to }) => to === 4);
  return Array.from({ length: FULL }, (_, i) => i + 1).every((bases) => play(code, bases, 0).moves.length > 0 && allHome(bases));
}

function linesOf(game: Named, chart: Iterable<readonly [string | number, string]>): Line[] {
  const name = (code: string): Words => {
    if (code === 'hit-stands') return w.hit_stands;
    if (code !== 'ball-or-pickoff') return termOf(game, code) ?? inEveryLang(() => code);
    return filled(w.ball_or_pickoff, { ball: name('ball'), pickoff: name('pickoff') });
  };
  return chartRows(chart, (code) => code).map(({ throws, values: [code] }) => {
    const [batter, runners] = effect(code);
    return { throws, play: name(code), batter, runners };
  });
}

/** The charts on a sheet to fold in the middle: the basic mode on one half, the advanced mode on the other. */
export function recap(about: Masthead, game: Named, lang: Lang): string {
  const middle = (TOP + BOTTOM) / 2;
  const basic = linesOf(
    game,
    BASIC_CHART.map((play, i) => [i + 2, play] as const),
  );
  const half = (INNER - 14) / 2;
  const right = A4.margin + half + 14;
  const taken = table(A4.margin, middle + 24, half, tableTitle(game, 1), linesOf(game, Object.entries(TAKEN_CHART)), 8.2, lang);
  return page(
    about,
    w.title,
    lang,
    text(A4.margin, TOP, w.legend[lang], { size: 9, fill: SOFT }),
    table(A4.margin, TOP + 10, INNER, w.basic, basic, 10.75, lang).svg,
    line(A4.margin, middle, A4.width - A4.margin, middle, { 'stroke-dasharray': '5 4', 'stroke-width': 0.7 }),
    text(A4.width - A4.margin, middle - 4, w.fold[lang], { size: 8, anchor: 'end', fill: SOFT }),
    text(A4.margin, middle + 16, w.advanced[lang], { size: 11, title: true }),
    taken.svg,
    table(A4.margin, taken.bottom + 8, half, tableTitle(game, 3), linesOf(game, Object.entries(REACTION_CHART)), 8.2, lang).svg,
    table(right, middle + 24, half, tableTitle(game, 2), linesOf(game, Object.entries(SWING_CHART)), 8.2, lang).svg,
  );
}

/** Shares of the width: the throw, the play, the batter, the runners. */
const SHARES = [0.15, 0.34, 0.22, 0.29];

function table(x: number, top: number, width: number, title: Words, lines: readonly Line[], size: number, lang: Lang) {
  const lefts = SHARES.map((_, i) => x + width * SHARES.slice(0, i).reduce((sum, share) => sum + share, 0));
  const parts = [text(x, top + size * 1.2, title[lang], { size: size * 1.2, title: true })];
  let y = top + size * 1.7;
  const row = (cells: readonly string[], bold: boolean, fill: string) => {
    const drawn = cells.map((words, i) =>
      paragraph((lefts[i] as number) + 3, y + 1.5, words, width * (SHARES[i] as number) - 5, { size, bold: bold || i === 0 }),
    );
    const height = Math.max(...drawn.map((cell) => cell.height)) + 5;
    parts.push(rect(x, y, width, height, { fill, 'stroke-width': 0.5 }), ...drawn.map(({ svg }) => svg));
    y += height;
  };
  row(
    [w.head_dice, w.head_play, w.head_batter, w.head_runners].map((head) => head[lang]),
    true,
    '#E9E4D8',
  );
  for (const { throws, play, batter, runners } of lines) row([throws, play[lang], batter[lang], runners[lang]], false, '#FFFFFF');
  return { svg: parts.join(''), bottom: y };
}
