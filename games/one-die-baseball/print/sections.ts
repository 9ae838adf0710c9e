import type { Words } from '@pocket-stadium/kernel';
import { chartRows, filled, type Section } from '@pocket-stadium/print/kit';
import { AT_BAT, frameOf } from '../../_baseball/print/sections.ts';
import { FULL, men } from '../../_baseball/rules/diamond.ts';
import { about } from '../about.ts';
import { ALSO_OUT, CHART, type Row } from '../rules/chart.ts';
import * as w from '../words/summary.ts';

type Chart = Readonly<Record<number, Row>>;
type AlsoOut = typeof ALSO_OUT;

const BASES = { 1: w.first, 2: w.second, 3: w.third };
const MAN_ON = { 1: w.man_on_first, 2: w.man_on_second, 3: w.man_on_third };

/** What a face does; a hit is as many bases as the die shows. */
function effect(face: number, { batter, throwIn }: Row): Words {
  if (batter === 'out') return throwIn ? w.throw_in : w.strike_out;
  if (batter === 4) return w.home_run;
  return batter === face ? w.hit : filled(w.hit_of, { bases: batter });
}

/** The rules on a page, from the charts of the rules. */
export function sections(chart: Chart = CHART, alsoOut: AlsoOut = ALSO_OUT): readonly Section[] {
  const effects = Object.entries(chart).map(([face, row]) => [face, effect(Number(face), row)] as const);
  const throwIns = Object.keys(chart).filter((face) => chart[Number(face)]?.throwIn);
  return [
    frameOf(about),
    AT_BAT,
    { title: w.die, rows: chartRows(effects, ({ en }) => en).map(({ throws, values: [words] }) => [throws, words]) },
    { title: filled(w.also_out, { faces: throwIns.join(', ') }), rows: alsoOutRows(alsoOut) },
  ];
}

/** Who is out beside the batter, by the men on base. */
function alsoOutRows(alsoOut: AlsoOut): [Words, Words][] {
  const who = (bases: number): Words => {
    const base = alsoOut[bases];
    return base ? MAN_ON[base] : w.nobody;
  };
  const combinations = Array.from({ length: FULL - 1 }, (_, i) => i + 1).map((bases) => ({ bases, on: men(bases) }));
  const alone = combinations.filter(({ on }) => on.length === 1);
  const himself = alone.every(({ bases, on }) => alsoOut[bases] === on[0]);
  const pairs = combinations.filter(({ on }) => on.length === 2);
  return [
    ...(himself ? [[w.one_man, w.he] as [Words, Words]] : alone.map(({ bases, on }): [Words, Words] => [BASES[on[0] ?? 1], who(bases)])),
    [w.bases_full, who(FULL)],
    ...pairs.map(({ bases, on: [one = 1, two = 2] }): [Words, Words] => [
      filled(w.two_bases, { one: BASES[one], two: BASES[two] }),
      who(bases),
    ]),
  ];
}
