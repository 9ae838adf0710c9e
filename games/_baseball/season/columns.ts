import { sameInAll } from '@pocket-stadium/kernel';
import type { Counts, StatColumn } from '@pocket-stadium/season/kit';
import * as w from '../words/season.ts';

const at = (counts: Counts, key: string): number => counts[key] ?? 0;
const divided = (top: number, bottom: number): number | null => (bottom === 0 ? null : top / bottom);

/** The turns at bat that an on-base average counts. A bunt is given away, not missed, so it does not count. */
const chances = (counts: Counts): number => at(counts, 'AB') + at(counts, 'BB') + at(counts, 'HBP') + at(counts, 'SF');
const bases = (counts: Counts): number => at(counts, 'H') + at(counts, '2B') + 2 * at(counts, '3B') + 3 * at(counts, 'HR');
const average = (counts: Counts) => divided(at(counts, 'H'), at(counts, 'AB'));
const onBase = (counts: Counts) => divided(at(counts, 'H') + at(counts, 'BB') + at(counts, 'HBP'), chances(counts));
const slugging = (counts: Counts) => divided(bases(counts), at(counts, 'AB'));

type Name = StatColumn['name'];
const count = (key: string, name: Name, more: Partial<StatColumn> = {}): StatColumn => ({ key, label: sameInAll(key), name, ...more });
const rate = (key: string, name: Name, of: NonNullable<StatColumn['of']>, per: string): StatColumn =>
  count(key, name, { digits: 3, per, leaders: true, of });

/** How far the bases made in a time at bat spread, from how often each number of them comes. */
function spreadOfBases(pool: Counts): { readonly mean: number; readonly variance: number } {
  const all = Math.max(1, at(pool, 'AB'));
  const doubles = at(pool, '2B');
  const [triples, homers] = [at(pool, '3B'), at(pool, 'HR')];
  const mean = bases(pool) / all;
  const squares = (at(pool, 'H') - doubles - triples - homers + 4 * doubles + 9 * triples + 16 * homers) / all;
  return { mean, variance: squares - mean * mean };
}

/** How far runs batted in at a turn spread: one swing may bring four. */
function spreadOfRuns(pool: Counts): { readonly mean: number; readonly variance: number } {
  const all = Math.max(1, at(pool, 'PA'));
  const mean = at(pool, 'RBI') / all;
  return { mean, variance: at(pool, 'RBI2') / all - mean * mean };
}

/** The columns that a batter is known by. Walks, steals and errors stand where a game has them. */
export function batting(has: { readonly walks: boolean; readonly steals: boolean; readonly sacrifices: boolean }): StatColumn[] {
  return [
    count('AB', w.ab),
    count('R', w.r, { leaders: true, per: 'PA' }),
    count('H', w.h, { leaders: true, per: 'PA' }),
    count('2B', w.doubles, { per: 'PA' }),
    count('3B', w.triples, { per: 'PA' }),
    count('HR', w.homers, { leaders: true, per: 'PA' }),
    count('RBI', w.rbi, { leaders: true, per: 'PA', spread: spreadOfRuns }),
    ...(has.walks ? [count('BB', w.bb, { per: 'PA' })] : []),
    ...(has.steals ? [count('HBP', w.hbp, { per: 'PA' })] : []),
    count('SO', w.so, { per: 'PA' }),
    ...(has.sacrifices ? [count('SH', w.sh, { per: 'PA' })] : []),
    ...(has.steals
      ? [count('SF', w.sf, { per: 'PA' }), count('SB', w.sb, { leaders: true, per: 'SBA' }), count('CS', w.cs, { per: 'SBA' })]
      : []),
    rate('AVG', w.avg, average, 'AB'),
    rate('OBP', w.obp, onBase, 'PA'),
    { ...rate('SLG', w.slg, slugging, 'AB'), spread: spreadOfBases },
  ];
}

/** The same columns for a team, with what its matches leave behind. */
export const teamBatting = (players: readonly StatColumn[], errors: boolean): StatColumn[] => [
  ...players.filter(({ key }) => key !== 'RBI'),
  ...(errors ? [count('E', w.e)] : []),
  count('LOB', w.lob),
];
