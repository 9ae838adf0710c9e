/** Men on base as bits: 1 first, 2 second, 4 third. */
export type Bases = number;
export const EMPTY: Bases = 0;
export const FULL: Bases = 7;

/** The way of one man: 0 is the batter, 4 is home. */
export interface Run {
  readonly from: 0 | 1 | 2 | 3;
  readonly to: 1 | 2 | 3 | 4 | 'out';
}

/** Where men stand after a play, the runs it scored, and how they got there. */
export interface Diamond {
  readonly bases: Bases;
  readonly runs: number;
  readonly moves: readonly Run[];
}

export const hasMan = (bases: Bases, base: number): boolean => (bases & (1 << (base - 1))) !== 0;

/** The men on base, the one nearest to first first. */
export function men(bases: Bases): (1 | 2 | 3)[] {
  return ([1, 2, 3] as const).filter((base) => hasMan(bases, base));
}

/** The men who can go one base on: the base ahead is empty, home always is. Those at `but` are left out. */
export function runnersFree(bases: Bases, but: Bases): (1 | 2 | 3)[] {
  return men(bases & ~but).filter((base) => base === 3 || !hasMan(bases, base + 1));
}

export const countMen = (bases: Bases): number => (bases & 1) + ((bases >> 1) & 1) + (bases >> 2);

/** Sends men where `to` says; those who reach home score. */
function move(runs: readonly { from: 0 | 1 | 2 | 3; to: number }[]): Diamond {
  let bases = EMPTY;
  let scored = 0;
  const moves: Run[] = [];
  for (const { from, to } of runs) {
    if (to >= 4) scored++;
    else bases |= 1 << (to - 1);
    if (from !== to) moves.push({ from, to: Math.min(to, 4) as 1 | 2 | 3 | 4 });
  }
  return { bases, runs: scored, moves };
}

/** Every man advances `by` bases. */
export function advanceAll(bases: Bases, by: number): Diamond {
  return move(men(bases).map((from) => ({ from, to: from + by })));
}

/** Every man advances as far as the batter, who takes base `to`. */
export function advanceWithBatter(bases: Bases, to: number): Diamond {
  return move([...men(bases).map((from) => ({ from, to: from + to })), { from: 0, to }]);
}

/** The batter takes base `to`; men move just as far as they must to stay ahead (ruling D10). */
export function forcedAdvance(bases: Bases, to: number): Diamond {
  const runs: { from: 0 | 1 | 2 | 3; to: number }[] = [{ from: 0, to }];
  let behind = to;
  for (const from of men(bases)) {
    behind = Math.max(from, behind + 1);
    runs.push({ from, to: behind });
  }
  return move(runs);
}

/** The man on `base` is out; the others stay. */
export function putOut(bases: Bases, base: 1 | 2 | 3): Diamond {
  return { bases: bases & ~(1 << (base - 1)), runs: 0, moves: [{ from: base, to: 'out' }] };
}

/** Nobody moves. */
export const stay = (bases: Bases): Diamond => ({ bases, runs: 0, moves: [] });
