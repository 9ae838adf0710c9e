import { filled, type Section } from '@pocket-stadium/print/kit';
import { frameOf } from '../../_baseball/print/sections.ts';
import { about } from '../about.ts';
import { SCORES } from '../rules/chart.ts';
import * as w from '../words/summary.ts';

/** The rules on a page, with the face that scores. */
export function sections(face: number = SCORES): readonly Section[] {
  const rows = [
    [filled(w.each, { face }), w.each_scores],
    [filled(w.none, { face }), w.none_ends],
  ] as const;
  return [frameOf(about), { title: w.three_dice, says: [w.no_bases], rows }];
}
