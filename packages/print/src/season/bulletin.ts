import { fill, type Lang } from '@pocket-stadium/kernel';
import type { Team } from '@pocket-stadium/season';
import { A4, circle, el, INK, INNER, line, RED, rect, SOFT, text } from '../../kit/page.ts';
import { fitted, printable, wrap } from '../../kit/text.ts';
import * as w from '../../words/bulletin.ts';
import { CREST, crestMarkup } from './crest.ts';

/** A match in a bulletin. */
export interface BulletinMatch {
  readonly home: Team;
  readonly away: Team;
  /** The score as it is written: `5 – 3`. */
  readonly score: string;
  readonly winner?: 'home' | 'away' | 'draw';
}

/** A list of leaders: its figure, and who leads. */
export interface BulletinLeaders {
  readonly label: string;
  readonly rows: readonly { readonly name: string; readonly team: string; readonly value: string }[];
}

/** The contents of a bulletin after a round, already in words. */
export interface Bulletin {
  readonly title: string;
  readonly game: string;
  readonly round: number;
  readonly of: number;
  readonly date: string;
  readonly results: readonly BulletinMatch[];
  readonly byes: readonly string[];
  readonly standings: {
    readonly heads: readonly string[];
    readonly rows: readonly { readonly team: Team; readonly cells: readonly string[] }[];
  };
  readonly leaders: readonly BulletinLeaders[];
  /** The match of the day: how it went, and the winner's chances from the start to the end. */
  readonly day: { readonly headline: string; readonly told: readonly string[]; readonly line: readonly number[] } | null;
  readonly records: readonly string[];
  readonly next: readonly BulletinMatch[];
  /** Who has won the season, after its last round. */
  readonly champions: readonly Team[];
  /** Whose the game is. */
  readonly credits: string;
}

export interface BulletinLook {
  readonly lang: Lang;
  /** The ground of the page: white on paper, cream in a picture. */
  readonly ground?: string;
}

const GAP = 17;
const COLUMN = (INNER - GAP) / 2;
const RIGHT = A4.margin + COLUMN + GAP;
const BOTTOM = A4.height - A4.margin - 20;
const BAND = '#E9E4D8';

/** A part of the page that is drawn from the top down. */
class Column {
  readonly parts: string[] = [];
  constructor(
    readonly x: number,
    public y: number,
  ) {}

  head(words: string): void {
    this.parts.push(text(this.x, this.y + 12, printable(words).toUpperCase(), { size: 12, title: true }));
    this.parts.push(line(this.x, this.y + 17, this.x + COLUMN, this.y + 17, { 'stroke-width': 2 }));
    this.y += 22;
  }

  say(words: string, size: number, style: { bold?: boolean; fill?: string; most?: number } = {}): void {
    const { most = 99, ...look } = style;
    for (const words_ of wrap(printable(words), size, COLUMN, style.bold).slice(0, most)) {
      this.parts.push(text(this.x, this.y + size, words_, { size, ...look }));
      this.y += size * 1.3;
    }
  }

  gap(height = 10): void {
    this.y += height;
  }
}

/** One page after a round, in the style of an old programme. */
export function bulletinPage(bulletin: Bulletin, { lang, ground = '#FFFFFF' }: BulletinLook): string {
  const crests = new Crests();
  const [left, right] = [new Column(A4.margin, 132), new Column(RIGHT, 132)];
  drawResults(left, bulletin, lang, crests);
  drawDay(left, bulletin, lang);
  drawStandings(right, bulletin, lang, crests);
  drawRecords(right, bulletin, lang);
  drawLeaders(right, bulletin, lang);
  drawNext(left, bulletin, lang);
  drawChampions(left, bulletin, lang, crests);
  return el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${A4.width} ${A4.height}`,
      role: 'img',
      'aria-label': `${bulletin.title}, ${fill(w.round, { number: bulletin.round, of: bulletin.of }, lang)}`,
    },
    el('rect', { x: 0, y: 0, width: A4.width, height: A4.height, fill: ground }),
    masthead(bulletin, lang),
    ...left.parts,
    ...right.parts,
    ...foot(bulletin, lang),
  );
}

/** The crests of a page. Each has an id of its own. */
class Crests {
  private count = 0;

  draw(team: Team, x: number, y: number, height: number): string {
    const scale = height / CREST.height;
    return el(
      'g',
      { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})` },
      crestMarkup(team, `crest-${this.count++}`),
    );
  }
}

function masthead({ title, game, round, of, date }: Bulletin, lang: Lang): string {
  const middle = A4.width / 2;
  const top = A4.margin - 14;
  const wide = INNER + 16;
  const size = title.length > 34 ? 22 : 30;
  const left = A4.margin - 8;
  return [
    rect(left, top, wide, A4.height - 2 * top, { 'stroke-width': 2.5 }),
    rect(left + 4, top + 4, wide - 8, A4.height - 2 * top - 8, { 'stroke-width': 0.7 }),
    rect(left + 4, top + 4, wide - 8, 60, { fill: INK, stroke: 'none' }),
    text(middle, top + 45, fitted(title.toUpperCase(), size, INNER - 60, true), { size, title: true, anchor: 'middle', fill: '#FFFFFF' }),
    ...[left + 24, left + wide - 24].map((x) => circle(x, top + 34, 9, { stroke: '#FFFFFF', 'stroke-width': 2 })),
    ...[left + 24, left + wide - 24].map((x) => circle(x, top + 34, 3, { fill: '#FFFFFF', stroke: 'none' })),
    text(middle, top + 82, printable(`${fill(w.round, { number: round, of }, lang)} · ${game}`), {
      size: 13,
      title: true,
      anchor: 'middle',
      fill: RED,
    }),
    text(middle, top + 96, printable(date), { size: 9, anchor: 'middle', fill: SOFT }),
  ].join('');
}

function drawResults(column: Column, { results, byes }: Bulletin, lang: Lang, crests: Crests): void {
  column.head(w.results[lang]);
  drawMatches(column, results, crests, 330);
  if (byes.length > 0) column.say(fill(w.bye, { names: byes.join(', ') }, lang), 8, { fill: SOFT, most: 2 });
  column.gap();
}

/** Matches one under the other, as high as there is room for. */
function drawMatches(column: Column, matches: readonly BulletinMatch[], crests: Crests, room: number): void {
  const height = Math.min(19, room / Math.max(1, matches.length));
  const size = Math.min(9.5, height * 0.62);
  const half = COLUMN / 2 - 30;
  const middle = column.x + COLUMN / 2;
  for (const [i, { home, away, score, winner }] of matches.entries()) {
    const base = column.y + height * 0.7;
    if (i % 2 === 0) column.parts.push(rect(column.x, column.y, COLUMN, height, { fill: BAND, stroke: 'none' }));
    column.parts.push(
      crests.draw(home, column.x + 2, column.y + 1.5, height - 3),
      crests.draw(away, column.x + COLUMN - height + 1, column.y + 1.5, height - 3),
      text(column.x + height + 1, base, fitted(home.name, size, half - height, winner === 'home'), { size, bold: winner === 'home' }),
      text(middle, base, printable(score), { size, bold: true, anchor: 'middle' }),
      text(column.x + COLUMN - height - 1, base, fitted(away.name, size, half - height, winner === 'away'), {
        size,
        bold: winner === 'away',
        anchor: 'end',
      }),
    );
    column.y += height;
  }
  column.gap(3);
}

function drawDay(column: Column, { day }: Bulletin, lang: Lang): void {
  if (!day) return;
  column.head(w.day[lang]);
  column.say(day.headline, 11, { bold: true, most: 2 });
  column.gap(3);
  if (day.line.length > 1) {
    const height = 62;
    const { x, y } = column;
    const steps = day.line.length - 1;
    const path = day.line.map((value, i) => {
      const at = `${(x + (COLUMN * i) / steps).toFixed(1)}`;
      const high = (y + height * (1 - value)).toFixed(1);
      return i === 0 ? `M${at} ${high}` : `H${at}V${high}`;
    });
    column.parts.push(
      rect(x, y, COLUMN, height, { fill: BAND, stroke: 'none' }),
      line(x, y + height / 2, x + COLUMN, y + height / 2, { 'stroke-width': 0.5, 'stroke-dasharray': '3 3' }),
      el('path', { d: path.join(''), fill: 'none', stroke: RED, 'stroke-width': 1.6 }),
      rect(x, y, COLUMN, height, { 'stroke-width': 1 }),
    );
    column.y += height + 3;
    column.say(w.chances[lang], 7.5, { fill: SOFT });
  }
  for (const told of day.told) column.say(told, 9, { most: 3 });
  column.gap();
}

function drawStandings(column: Column, { standings }: Bulletin, lang: Lang, crests: Crests): void {
  column.head(w.standings[lang]);
  const { heads, rows } = standings;
  const height = Math.min(16, 430 / Math.max(1, rows.length + 1));
  const size = Math.min(9, height * 0.66);
  const cell = 25;
  const nameWidth = COLUMN - 30 - cell * heads.length;
  const xOf = (i: number) => column.x + COLUMN - cell * (heads.length - i) + cell / 2;
  for (const [i, head] of heads.entries())
    column.parts.push(
      text(xOf(i), column.y + height * 0.7, printable(head), { size: size * 0.9, bold: true, anchor: 'middle', fill: SOFT }),
    );
  column.y += height;
  for (const [place, { team, cells }] of rows.entries()) {
    const base = column.y + height * 0.72;
    if (place % 2 === 0) column.parts.push(rect(column.x, column.y, COLUMN, height, { fill: BAND, stroke: 'none' }));
    column.parts.push(
      text(column.x + 12, base, String(cells[0]), { size, bold: true, anchor: 'end' }),
      crests.draw(team, column.x + 15, column.y + 1, height - 2),
      text(column.x + 17 + height, base, fitted(team.name, size, nameWidth - height + 12), { size }),
      ...cells.slice(1).map((value, i) => text(xOf(i), base, printable(value), { size, anchor: 'middle', bold: i === heads.length - 1 })),
    );
    column.y += height;
  }
  column.gap(12);
}

function drawRecords(column: Column, { records }: Bulletin, lang: Lang): void {
  if (records.length === 0) return;
  column.head(w.records[lang]);
  for (const record of records.slice(0, 4)) column.say(`· ${record}`, 9, { most: 2 });
  column.gap();
}

function drawLeaders(column: Column, { leaders }: Bulletin, lang: Lang): void {
  if (leaders.length === 0 || column.y > BOTTOM - 60) return;
  column.head(w.leaders[lang]);
  for (const { label, rows } of leaders) {
    if (column.y > BOTTOM - 14 - 12 * Math.min(3, rows.length)) return;
    column.say(label, 9, { bold: true, most: 1 });
    for (const { name, team, value } of rows.slice(0, 3)) {
      column.parts.push(
        text(column.x + 6, column.y + 9, fitted(`${name}, ${team}`, 9, COLUMN - 60), { size: 9 }),
        text(column.x + COLUMN - 4, column.y + 9, printable(value), { size: 9, bold: true, anchor: 'end' }),
      );
      column.y += 12;
    }
    column.gap(4);
  }
}

function drawNext(column: Column, { next }: Bulletin, lang: Lang): void {
  if (next.length === 0 || column.y > BOTTOM - 50) return;
  column.head(w.next[lang]);
  const height = Math.min(13, (BOTTOM - column.y) / next.length);
  const size = Math.min(9, height * 0.72);
  for (const { home, away } of next) {
    column.parts.push(text(column.x, column.y + height * 0.8, fitted(`${home.name} – ${away.name}`, size, COLUMN), { size }));
    column.y += height;
  }
}

function drawChampions(column: Column, { champions }: Bulletin, lang: Lang, crests: Crests): void {
  if (champions.length === 0 || column.y > BOTTOM - 60) return;
  column.head(w.champion[lang]);
  const size = 20;
  column.gap(6);
  for (const team of champions.slice(0, 3)) {
    column.parts.push(
      crests.draw(team, column.x + 2, column.y, 1.5 * size),
      text(column.x + 2 * size, column.y + 1.1 * size, fitted(printable(team.name), size, COLUMN - 2 * size, true), { size, title: true }),
    );
    column.y += 1.9 * size;
  }
}

function foot({ credits }: Bulletin, lang: Lang): string[] {
  const size = 7;
  const lines = wrap(printable(`${w.foot[lang]} ${credits}`), size, INNER).slice(0, 2);
  return lines.map((words, i) =>
    text(A4.width / 2, A4.height - A4.margin - 6 + i * size * 1.25, words, { size, anchor: 'middle', fill: SOFT }),
  );
}
