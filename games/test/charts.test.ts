import type { Words } from '@pocket-stadium/kernel';
import type { Section } from '@pocket-stadium/print/kit';
import { describe, expect, test } from 'vitest';
import { basicRows, sections as diceAndRunSections, tableRows } from '../dice-and-run/print/sections.ts';
import { BASIC_CHART, REACTION_CHART, SWING_CHART, TAKEN_CHART } from '../dice-and-run/rules/chart.ts';
import { game as diceAndRun } from '../dice-and-run/rules/index.ts';
import { sections as oneDieSections } from '../one-die-baseball/print/sections.ts';
import { ALSO_OUT, CHART as ONE_DIE } from '../one-die-baseball/rules/chart.ts';
import { actionRows } from '../pocket-rugby/print/sections.ts';
import { DOUBLES } from '../pocket-rugby/rules/chart.ts';
import { game as pocketRugby } from '../pocket-rugby/rules/index.ts';
import { sections as threeDiceSections } from '../three-dice-baseball/print/sections.ts';
import { sections as twoDiceSections } from '../two-dice-baseball/print/sections.ts';
import { CHART as TWO_DICE } from '../two-dice-baseball/rules/chart.ts';

type Rows = readonly (readonly [Words | string, Words])[];

const english = (text: Words | string): string => (typeof text === 'string' ? text : text.en);
/** The rows of a section in English, as a person reads them. */
const read = (rows: Rows): string[] => rows.map(([label, text]) => `${english(label)}: ${english(text)}`);
const rowsOf = (sections: readonly Section[], index: number): string[] => read(sections[index]?.rows ?? []);
/** The throws at the beginning of each part of a text. */
const throwsIn = (texts: readonly string[]): number[] =>
  texts.flatMap((text) => (/^[\d, ]+/.exec(text)?.[0] ?? '').match(/\d+/g)?.map(Number) ?? []);
const sorted = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);
const from = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, i) => first + i);

describe('a printed table has every throw of its chart, once', () => {
  test('one die', () => {
    expect(sorted(throwsIn(rowsOf(oneDieSections(), 2)))).toEqual(from(1, 6));
    expect(rowsOf(oneDieSections(), 2)[0]).toMatch(/^1, 2, 3: a hit/);
    expect(oneDieSections()[3]?.title.en).toBe('On a 5, also out is…');
    expect(rowsOf(oneDieSections(), 3)).toEqual([
      'a lone runner: that runner',
      'bases full: the runner on first',
      '1st and 2nd: the runner on second',
      '1st and 3rd: the runner on first',
      '2nd and 3rd: nobody',
    ]);
  });
  test('two dice', () => {
    expect(sorted(throwsIn(rowsOf(twoDiceSections(), 2)))).toEqual(from(2, 12));
    expect(rowsOf(twoDiceSections(), 2).at(-1)).toMatch(/^double 4: instead of the 8, a walk/);
  });
  test('the basic mode of Dice & Run', () => {
    expect(sorted(throwsIn(read(basicRows(diceAndRun))))).toEqual(from(2, 12));
    expect(read(basicRows(diceAndRun))).toContain('3, 7, 9, 11: fly out, strikeout, ground out, pop out: out, nobody moves');
  });
  test.each([
    ['Table 1: Take', 3, TAKEN_CHART, from(2, 12)],
    ['Table 2: Swing', 4, SWING_CHART, from(2, 12)],
    ['Table 3: React', 5, REACTION_CHART, from(1, 6)],
  ])('%s of Dice & Run', (title, index, chart, throws) => {
    expect(diceAndRunSections(diceAndRun)[index]?.title.en).toBe(title);
    const rows = read(tableRows(diceAndRun, chart));
    expect(sorted(throwsIn(rows))).toEqual(throws);
    expect(rowsOf(diceAndRunSections(diceAndRun), index)).toEqual(rows);
  });
  test('the advanced tables say what happens to batter and runners', () => {
    expect(read(tableRows(diceAndRun, TAKEN_CHART))).toEqual([
      '2, 6: wild pitch, passed ball: every runner one base, then a ball',
      '3, 5, 7, 9, 11: strike: three are an out',
      '4, 8: ball: four give first base',
      '10: hit by pitch: batter to first, forced advance',
      '12: ball, or pickoff if there is a runner: the one on first (else second, else third) is out',
    ]);
    expect(read(tableRows(diceAndRun, SWING_CHART))).toContain('3, 9: sacrifice fly, sacrifice bunt: out, every runner one base');
    expect(read(tableRows(diceAndRun, REACTION_CHART))).toContain('2, 4: batter out: out, nobody moves');
  });
  test('rugby', () => {
    const labels = actionRows(pocketRugby).map(([label]) => english(label));
    expect(labels).toEqual(['1-1', '2-2', '3-3', '4-4', '5-5', '6-6', '3-x', '5-x', 'others']);
    expect(read(actionRows(pocketRugby))[4]).toBe('5-5: penalty try, 7 points. Ball to B, +2');
    expect(read(actionRows(pocketRugby)).at(-1)).toMatch(/^others: turnover \(1-2 knock-on, .*4-6 .*\), ball to B, \+1$/);
  });
});

describe('another chart makes another table', () => {
  test('one die', () => {
    const [four, six] = [ONE_DIE[4], ONE_DIE[6]];
    if (!four || !six) throw new Error('no rows');
    const rows = rowsOf(
      oneDieSections({ ...ONE_DIE, 1: four, 4: six, 5: { code: 'double', batter: 2 } }, { ...ALSO_OUT, 2: undefined }),
      2,
    );
    expect(rows).toEqual([
      '1: home run: the batter and every runner score',
      '2, 3: a hit: everybody advances that many bases, and a new runner stands on that base',
      '4, 6: the batter is out, nobody moves',
      '5: a hit: everybody advances 2 bases, and a new runner stands on that base',
    ]);
    expect(rowsOf(oneDieSections(ONE_DIE, { ...ALSO_OUT, 2: undefined }), 3).slice(0, 3)).toEqual([
      '1st: the runner on first',
      '2nd: nobody',
      '3rd: the runner on third',
    ]);
  });
  test('two dice', () => {
    expect(rowsOf(twoDiceSections({ ...TWO_DICE, 12: 'out' }, {}), 2)).toContain('6, 8, 9, 12: out, nobody moves');
  });
  test('three dice', () => {
    expect(rowsOf(threeDiceSections(6), 1)).toEqual(['each 6: a run, and you throw again', 'no 6: the half-inning is over']);
  });
  test('Dice & Run', () => {
    const rows = read(basicRows(diceAndRun, BASIC_CHART.toReversed()));
    expect(rows[0]).toBe('2: home run: everybody scores');
    expect(read(tableRows(diceAndRun, { 1: 'single', 2: 'error', 3: 'single' }))).toEqual([
      '1, 3: single: batter to first, forced advance',
      '2: error: the hit stands, then an extra base for all',
    ]);
  });
  test('rugby', () => {
    const rows = read(actionRows(pocketRugby, { ...DOUBLES, 1: 'penalty-try', 5: 'penalty-conceded' }));
    expect(rows[0]).toBe('1-1: penalty try, 7 points. Ball to B, +2');
    expect(rows[1]).toBe('2-2: a card for A, then as 5-5');
    expect(rows[5]).toBe('6-6: a card for B, then as 1-1');
  });
});
