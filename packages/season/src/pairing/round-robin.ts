import { present } from '../counted.ts';
import type { EventBody, Pair } from '../events.ts';
import { bestMatching } from '../matching.ts';
import type { SeasonState } from '../state.ts';

type Paired = Extract<EventBody, { type: 'paired' }>;

/** One round: who meets whom, and who has nobody. */
interface Drawn {
  readonly fixtures: readonly Pair[];
  readonly byes: readonly string[];
}

/**
 * Everybody against everybody, by the circle method: one stays, the others go round. With an odd number whoever meets
 * the one who stays has a bye. For everybody the matches at home and away differ by one at most.
 */
export function circle(ids: readonly string[], times: 1 | 2): Drawn[] {
  const size = ids.length + (ids.length % 2);
  const round = size - 1;
  const at = (place: number): string | undefined => ids[place];
  const once = Array.from({ length: round }, (_, r): Drawn => {
    const fixtures: Pair[] = [];
    const byes: string[] = [];
    const meets = (one: number, other: number, turned: boolean) => {
      const [a, b] = [at(one), at(other)];
      if (a !== undefined && b !== undefined) fixtures.push(turned ? { home: b, away: a } : { home: a, away: b });
      else if (a !== undefined) byes.push(a);
    };
    meets(r, size - 1, r % 2 === 1);
    for (let i = 1; i < size / 2; i++) meets((r + i) % round, (r - i + round) % round, i % 2 === 1);
    return { fixtures, byes };
  });
  if (times === 1) return once;
  return [
    ...once,
    ...once.map(({ fixtures, byes }) => ({ fixtures: fixtures.map(({ home, away }) => ({ home: away, away: home })), byes })),
  ];
}

/** All rounds at once, when nobody has been paired; later the matches of those who came late. */
export function pairRoundRobin(state: SeasonState, times: 1 | 2): Paired[] {
  const ids = present(state).map(({ id }) => id);
  if (state.rounds.length === 0) return circle(ids, times).map((drawn, i) => ({ type: 'paired', round: i + 1, ...drawn }));
  return placeLate(state, missing(state, ids, times));
}

/** The matches that should be there and are not. */
function missing(state: SeasonState, ids: readonly string[], times: 1 | 2): Pair[] {
  const there = new Set(state.rounds.flatMap(({ fixtures }) => fixtures.map(({ home, away }) => `${home}:${away}`)));
  const met = (one: string, other: string) => Number(there.has(`${one}:${other}`)) + Number(there.has(`${other}:${one}`));
  const wanted: Pair[] = [];
  for (const [i, one] of ids.entries()) {
    for (const [j, other] of ids.entries()) {
      if (j <= i) continue;
      if (times === 2) {
        if (!there.has(`${one}:${other}`)) wanted.push({ home: one, away: other });
        if (!there.has(`${other}:${one}`)) wanted.push({ home: other, away: one });
      } else if (met(one, other) === 0) wanted.push((i + j) % 2 === 0 ? { home: one, away: other } : { home: other, away: one });
    }
  }
  return wanted;
}

/**
 * Puts wanted matches first into rounds to come in which both have nothing to play, then into rounds of their own, as
 * many at once as can be.
 */
function placeLate(state: SeasonState, wanted: readonly Pair[]): Paired[] {
  const left = [...wanted];
  const placed: Paired[] = [];
  const ids = present(state).map(({ id }) => id);
  for (const { number, fixtures } of state.rounds) {
    if (fixtures.some(({ result }) => result !== null)) continue;
    const busy = new Set(fixtures.flatMap(({ home, away }) => [home, away]));
    const fits = takeRound(
      left,
      ids.filter((id) => !busy.has(id)),
    );
    const free = ids.filter((id) => !busy.has(id) && !fits.some(({ home, away }) => home === id || away === id));
    if (fits.length > 0) placed.push({ type: 'paired', round: number, fixtures: fits, byes: free, adds: true });
  }
  for (let round = state.rounds.length + 1; left.length > 0; round++) {
    const fixtures = takeRound(left, ids);
    const plays = new Set(fixtures.flatMap(({ home, away }) => [home, away]));
    placed.push({ type: 'paired', round, fixtures, byes: ids.filter((id) => !plays.has(id)) });
  }
  return placed;
}

/**
 * As many of the wanted matches as can be played at once among these entrants. Those with most matches before them come
 * first.
 */
function takeRound(left: Pair[], free: readonly string[]): Pair[] {
  const due = new Map<string, number>();
  for (const { home, away } of left) for (const id of [home, away]) due.set(id, (due.get(id) ?? 0) + 1);
  const find = (one: string, other: string) =>
    left.findIndex(({ home, away }) => (home === one && away === other) || (home === other && away === one));
  const mates = bestMatching(free.length, (a, b) => {
    const [one, other] = [free[a] as string, free[b] as string];
    return find(one, other) < 0 ? null : (due.get(one) ?? 0) + (due.get(other) ?? 0);
  });
  return mates.flatMap((mate, i) => {
    if (mate < i) return [];
    const [pair] = left.splice(find(free[i] as string, free[mate] as string), 1);
    return pair ? [pair] : [];
  });
}
