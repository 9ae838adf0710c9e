import { accept, type Result, refuse } from '@pocket-stadium/kernel';
import * as w from '../../words/pairing.ts';
import { fixturesOf, openFixtures, present } from '../counted.ts';
import type { EventBody, Pair } from '../events.ts';
import type { SeasonState } from '../state.ts';

type Paired = Extract<EventBody, { type: 'paired' }>;

/**
 * The rungs from the top: as seeded, then match by match in the order in which they were recorded. Who beats somebody above
 * takes that rung, and those between go one down. A draw changes nothing; an entrant who comes late begins at the bottom.
 */
export function rungs(state: SeasonState): string[] {
  const order = [...state.entrants].sort((a, b) => a.joined - b.joined || a.seed - b.seed).map(({ id }) => id);
  const counts = fixturesOf(state).flatMap(({ home, away, inForce, result }) =>
    inForce && result ? [{ home, away, winner: result.winner, n: inForce.event.n, id: inForce.event.id }] : [],
  );
  counts.sort((a, b) => a.n - b.n || (a.id < b.id ? -1 : 1));
  for (const { home, away, winner } of counts) {
    if (winner === 'draw') continue;
    const [won, lost] = winner === 'home' ? [home, away] : [away, home];
    const [from, to] = [order.indexOf(won), order.indexOf(lost)];
    if (from < to || to < 0) continue;
    order.splice(from, 1);
    order.splice(to, 0, won);
  }
  return order;
}

/** A round of neighbours: one time first against second, the next time second against third. */
export function pairLadder(state: SeasonState): Paired[] {
  const isIn = new Set(present(state).map(({ id }) => id));
  const order = rungs(state).filter((id) => isIn.has(id));
  const round = state.rounds.length + 1;
  const start = order.length > 2 && round % 2 === 0 ? 1 : 0;
  const fixtures: Pair[] = [];
  for (let i = start; i + 1 < order.length; i += 2) fixtures.push({ home: order[i] as string, away: order[i + 1] as string });
  const plays = new Set(fixtures.flatMap(({ home, away }) => [home, away]));
  return [{ type: 'paired', round, fixtures, byes: order.filter((id) => !plays.has(id)) }];
}

/** Whom somebody on a ladder may challenge now, the nearest first. */
export interface Challenger {
  readonly challenger: string;
  readonly within: readonly string[];
}

/** Everybody who may challenge somebody, from the bottom rung up: those who have a match to play first may not. */
export function challengesOf(state: SeasonState): readonly Challenger[] {
  const { schedule } = state.setup;
  if (schedule.kind !== 'ladder') return [];
  const isIn = new Set(present(state).map(({ id }) => id));
  const busy = new Set(openFixtures(state).flatMap(({ home, away }) => [home, away]));
  const order = rungs(state).filter((id) => isIn.has(id));
  const all = order.map((challenger, from) => {
    const above = order.slice(Math.max(0, from - schedule.reach), from).reverse();
    return { challenger, within: busy.has(challenger) ? [] : above.filter((id) => !busy.has(id)) };
  });
  return all.filter(({ within }) => within.length > 0).reverse();
}

/** Somebody challenges somebody above, who is at home. */
export function challenge(state: SeasonState, challenger: string, challenged: string): Result<EventBody[]> {
  const { schedule } = state.setup;
  if (schedule.kind !== 'ladder') return refuse('no-ladder', w.no_ladder);
  const may = challengesOf(state).find((each) => each.challenger === challenger);
  const busy = openFixtures(state).some(({ home, away }) => [home, away].some((id) => id === challenger || id === challenged));
  if (busy) return refuse('busy', w.busy);
  if (!may?.within.includes(challenged)) return refuse('out-of-reach', w.out_of_reach, { reach: schedule.reach });
  const round = state.rounds.length + 1;
  return accept([{ type: 'paired', round, fixtures: [{ home: challenged, away: challenger }], byes: [] }]);
}
