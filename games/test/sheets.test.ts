import { makePaint } from '@pocket-stadium/cli/kit';
import { columnOf, LANGS, scoreOf, sideOf } from '@pocket-stadium/kernel';
import { textsOf } from '@pocket-stadium/print/kit/test-texts';
import { matchPages } from '@pocket-stadium/print/record';
import { describe, expect, test } from 'vitest';
import { drawSheet } from '../../packages/cli/src/draw/index.ts';
import { testMatch } from '../../packages/print/src/test-match.ts';
import { GAMES } from '../shelf/rules.ts';

const NAMES = ['Lucie', 'Max', 'Nina'];

/** A game may do without a sheet. */
const KEPT = [...GAMES].filter(([, { sheet }]) => sheet).map(([id]) => id);

test('some games keep a sheet', () => expect(KEPT.length).toBeGreaterThan(5));

describe.each(KEPT)('the sheet of %s', (id) => {
  const play = testMatch(id, NAMES);
  const { game } = play;
  const score = scoreOf(game, play.sheet());
  const labels = (lang: (typeof LANGS)[number]) => (score?.columns ?? []).map((key) => columnOf(game, key).label[lang]);

  test('has rows and columns, and a row for every side', () => {
    const sides = new Set(play.header.seats.map((_, seat) => sideOf(game, seat, play.header.options)));
    expect(new Set(score?.rows.map(({ side }) => side))).toEqual(sides);
    for (const { values } of score?.rows ?? []) expect(Object.keys(values).sort()).toEqual([...(score?.columns ?? [])].sort());
  });
  test('says what every total is called', () => {
    const totals = score?.columns.slice(score.running) ?? [];
    expect(totals.length).toBeGreaterThan(0);
    expect(totals.filter((key) => !Object.hasOwn(game.words.columns ?? {}, key))).toEqual([]);
  });
  test('decides by the figure that the outcome tells', () => {
    const figures = (score?.rows ?? []).map(({ side, values }) => [side, values[score?.decides ?? '']] as const);
    expect(figures.toSorted(([a], [b]) => a - b).map(([, figure]) => figure)).toEqual(play.outcome?.score);
  });
  test.each(LANGS)('stands on paper under the same labels: %s', async (lang) => {
    const texts = (await matchPages(play, lang)).flatMap((svg) => textsOf(svg).map(({ words }) => words));
    for (const label of labels(lang)) expect(texts).toContain(label);
  });
  test.each(LANGS)('stands in the terminal under the same labels, where it has columns there: %s', (lang) => {
    const sheet = play.sheet();
    if (!sheet) throw new Error('no sheet');
    const scene = { game, state: null, names: NAMES, lang, paint: makePaint(false), facts: [], targets: [], columns: 80, rows: 100 };
    const [head = '', ...lines] = drawSheet(sheet, scene);
    expect(lines.length).toBeGreaterThan(0);
    // A sheet by minutes has no columns: the names stand above it.
    if (score?.moments) expect(head).toMatch(/^Lucie .* Max$/);
    else for (const label of labels(lang).slice(score?.running)) expect(head).toContain(label);
  });
});

test('a sheet that nobody knows has no rows, and is not drawn', () => {
  expect(scoreOf({}, { kind: 'scribbles' })).toBeNull();
  expect(scoreOf({}, undefined)).toBeNull();
});
