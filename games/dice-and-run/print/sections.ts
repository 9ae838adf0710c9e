import { type Game, termOf, type Words } from '@pocket-stadium/kernel';
import { chartRows, filled, inEveryLanguage, inSentence, joined, type Section } from '@pocket-stadium/print/kit';
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
  return term ? inSentence(term) : inEveryLanguage(() => code);
}

/** A line of the advanced mode's tables: what is thrown, and what it is. */
function callOf(game: Named, code: string): Words {
  const named = (of: string) => nameOf(game, of);
  if (code === 'ball-or-pickoff') return filled(w.ball_or_pickoff, { ball: named('ball'), pickoff: named('pickoff') });
  if (code === 'error') return filled(w.error, { error: named(code) });
  return code === 'hit-stands' ? w.hit_stands : named(code);
}

/** A whole chart in one line: `2, 4 single · 3 sacrifice fly`. */
export function chartLine(game: Named, chart: Readonly<Record<number, string>>): Words {
  const texts = chartRows(Object.entries(chart), (code) => code).map(({ throws, values: [code] }) => {
    const call = callOf(game, code);
    return inEveryLanguage((lang) => `${throws} ${call[lang]}`);
  });
  return joined(texts, ' · ');
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

/** The rules on a page, from the charts of the rules. */
export function sections(game: Named): readonly Section[] {
  const tables = [TAKEN_CHART, SWING_CHART, REACTION_CHART].map(
    (chart, i) => [filled(w.table, { number: i + 1 }), chartLine(game, chart)] as const,
  );
  return [
    { title: w.match_title, says: [w.match, w.forced] },
    { title: w.basic_title, rows: basicRows(game) },
    { title: w.advanced_title, says: [w.advanced], rows: [...tables, [w.steal, STEALS[OPTIONS.stealDuel.default]]] },
  ];
}
