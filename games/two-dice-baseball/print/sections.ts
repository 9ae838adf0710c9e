import type { Words } from '@pocket-stadium/kernel';
import { chartRows, filled, type Section } from '@pocket-stadium/print/kit';
import { AT_BAT, frameOf } from '../../_baseball/print/sections.ts';
import { about } from '../about.ts';
import { CHART, DOUBLES, type ThrowCode } from '../rules/chart.ts';
import * as w from '../words/summary.ts';

const EFFECTS: Readonly<Record<ThrowCode, Words>> = {
  'home-run': w.home_run,
  triple: w.triple,
  single: w.single,
  sacrifice: w.sacrifice,
  out: w.out,
  'double-play': w.double_play,
  walk: w.walk,
  double: w.two_bases,
};

/** The rules on a page, from the charts of the rules. */
export function sections(chart = CHART, doubles = DOUBLES): readonly Section[] {
  const sums = chartRows(Object.entries(chart), (code) => code).map(({ throws, values: [code] }) => [throws, EFFECTS[code]] as const);
  const otherwise = Object.entries(doubles).map(
    ([face, code]) => [filled(w.double_of, { face }), filled(w.instead, { sum: 2 * Number(face), play: EFFECTS[code] })] as const,
  );
  return [frameOf(about), AT_BAT, { title: w.sum_of_dice, rows: [...sums, ...otherwise] }];
}
