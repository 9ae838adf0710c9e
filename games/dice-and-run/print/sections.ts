import { type Game, inEveryLang, moveName, termOf, type Words } from '@pocket-stadium/kernel';
import { chartRows, filled, inSentence, joined, type Section } from '@pocket-stadium/print/kit';
import { seatsIn } from '../../_baseball/print/sections.ts';
import { LIMITS } from '../../_baseball/rules/limits.ts';
import { about } from '../about.ts';
import { BASIC_CHART, type BasicPlay, PLAYS, REACTION_CHART, type StealDuel, SWING_CHART, TAKEN_CHART } from '../rules/chart.ts';
import { OPTIONS } from '../rules/options.ts';
import * as w from '../words/summary.ts';

type Named = Pick<Game, 'words'>;
type EffectOf<Row> = Row extends { batter: infer B extends string | number; runners: infer R extends string } ? `${B} ${R}` : never;

/** What becomes of the batter and of the runners. */
const EFFECTS: Readonly<Record<EffectOf<(typeof PLAYS)[BasicPlay]>, Words>> = {
  'out one-base': w.out_one_base,
  'out stay': w.out_stay,
  'out one-out': w.out_one_out,
  '1 forced': w.to_first,
  '2 forced': w.to_second,
  '3 forced': w.to_third,
  '4 forced': w.to_home,
};
const STEALS: Readonly<Record<StealDuel, Words>> = { highest: w.steal_highest, sum: w.steal_sum, lowest: w.steal_lowest };

const effectOf = (play: BasicPlay): keyof typeof EFFECTS => {
  const { batter, runners } = PLAYS[play];
  return `${batter} ${runners}` as keyof typeof EFFECTS;
};

/** What a play is called in the middle of a sentence; one without a name goes by its code. */
function nameOf(game: Named, code: string): Words {
  const term = termOf(game, code);
  return term ? inSentence(term) : inEveryLang(() => code);
}

/** What the lines of the advanced mode's charts do that are no plays of the basic mode. */
const CALLS: Readonly<Record<string, Words>> = {
  strike: filled(w.strike_does, LIMITS),
  ball: filled(w.ball_does, LIMITS),
  'foul-ball': filled(w.foul_does, { most: LIMITS.strikes - 1 }),
  'wild-pitch': w.one_base_ball,
  'passed-ball': w.one_base_ball,
};

/** A line of a chart: what it is called, and what happens to the batter and the runners. */
function callOf(game: Named, codes: readonly [string, ...string[]]): Words {
  const [code] = codes;
  const named = (of: string) => nameOf(game, of);
  if (code === 'ball-or-pickoff') {
    return filled(w.pickoff_does, { call: filled(w.ball_or_pickoff, { ball: named('ball'), pickoff: named('pickoff') }) });
  }
  if (code === 'error') return filled(w.error, { error: named(code) });
  if (code === 'hit-stands') return w.hit_stands;
  const plays = joined([...new Set(codes)].map(named), ', ');
  return filled(w.play_and_effect, { plays, effect: CALLS[code] ?? EFFECTS[effectOf(code as BasicPlay)] });
}

/** A chart of the advanced mode: throws that do the same share a row. */
export function tableRows(game: Named, chart: Readonly<Record<number, string>>): [string, Words][] {
  const sameAs = (code: string) => CALLS[code]?.en ?? (Object.hasOwn(PLAYS, code) && code !== 'error' ? effectOf(code as BasicPlay) : code);
  return chartRows(Object.entries(chart), sameAs).map(({ throws, values }) => [throws, callOf(game, values)]);
}

/** The basic mode: the sums, the plays they are, and what these do. */
export function basicRows(game: Named, chart: readonly BasicPlay[] = BASIC_CHART): [string, Words][] {
  const bySum = chart.map((play, i) => [i + 2, play] as const);
  return chartRows(bySum, effectOf).map(({ throws, values }) => {
    const plays = joined(
      values.map((play) => nameOf(game, play)),
      ', ',
    );
    return [throws, filled(w.play_and_effect, { plays, effect: EFFECTS[effectOf(values[0])] })];
  });
}

/** The tables of the advanced mode, each with the move that leads to it. */
const TABLES = [
  ['take', TAKEN_CHART],
  ['swing', SWING_CHART],
  ['react', REACTION_CHART],
] as const;

/** What a table is called, on the page of rules and on the summary to fold: its number, and the name of its move. */
export function tableTitle(game: Named, number: 1 | 2 | 3): Words {
  return filled(w.table_of, { number, move: moveName(game, TABLES[number - 1]?.[0] ?? '') });
}

/** The rules on a page, from the charts of the rules. */
export function sections(game: Named): readonly Section[] {
  return [
    { title: w.match_title, says: [filled(w.match, { ...seatsIn(about), ...LIMITS }), w.forced] },
    { title: w.basic_title, rows: basicRows(game) },
    { title: w.advanced_title, says: [filled(w.advanced, LIMITS)] },
    ...TABLES.map(([, chart], i) => ({ title: tableTitle(game, (i + 1) as 1 | 2 | 3), rows: tableRows(game, chart) })),
    { title: w.steals_title, says: [STEALS[OPTIONS.stealDuel.default]] },
  ];
}
