import { present, throughOf } from '../counted.ts';
import type { EventBody, Pair } from '../events.ts';
import type { EntrantNow, Fixture, SeasonState } from '../state.ts';

type Paired = Extract<EventBody, { type: 'paired' }>;

/** The seeds in the order of the bracket, 1 at one end and 2 at the other: the best meet last. */
export function bracketOrder(size: number): number[] {
  let order = [1];
  while (order.length < size) order = order.flatMap((seed) => [seed, 2 * order.length + 1 - seed]);
  return order;
}

/** A slot of the bracket in a round: the match there, who goes on from it, or nobody known yet. */
interface Slot {
  readonly fixture: Fixture | null;
  readonly through: string | null;
  readonly loser: string | null;
}

/** The bracket as it stands, round by round from the first. The last round has one slot. */
export function bracket(state: SeasonState): Slot[][] {
  const began = state.rounds.length === 0 ? present(state) : inFirstRound(state);
  if (began.length === 0) return [];
  const size = 2 ** Math.ceil(Math.log2(began.length));
  const slots = bracketOrder(size).map((seed) => began[seed - 1]?.id ?? null);
  let pairs = pairsOf(slots).map((ids) => slotOf(state, 1, ids));
  const rounds = [pairs];
  for (let round = 2; pairs.length > 1; round++) {
    const number = round;
    pairs = pairsOf(pairs).map(([one, other]) => slotOf(state, number, [one?.through ?? null, other?.through ?? null]));
    rounds.push(pairs);
  }
  return rounds;
}

/** The entrants of the draw. Those who came later play somebody who had a bye. */
function inFirstRound(state: SeasonState): readonly EntrantNow[] {
  return state.entrants.filter(({ joined }) => joined === 0);
}

function slotOf(state: SeasonState, round: number, [one = null, other = null]: readonly (string | null)[]): Slot {
  const fixtures = state.rounds[round - 1]?.fixtures ?? [];
  const fixture =
    fixtures.find(({ home, away }) => other !== null && [home, away].includes(one ?? '') && [home, away].includes(other)) ??
    (other === null && one !== null && round === 1 ? fixtures.find(({ home, away }) => home === one || away === one) : undefined);
  if (!fixture) return { fixture: null, through: round === 1 && other === null ? one : null, loser: null };
  const through = throughOf(state, fixture);
  return { fixture, through, loser: through === null ? null : through === fixture.home ? fixture.away : fixture.home };
}

function pairsOf<T>(list: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(list.length / 2) }, (_, i) => list.slice(2 * i, 2 * i + 2));
}

/** The next round of a knock-out; with `thirdPlace` those who lost the semi-finals meet beside the final. */
export function pairKnockOut(state: SeasonState, thirdPlace: boolean): Paired[] {
  const late = state.rounds.length === 1 ? intoByes(state) : null;
  if (late) return [late];
  const rounds = bracket(state);
  const number = state.rounds.length + 1;
  if (number === 1) return firstRound(state);
  const before = rounds[number - 2];
  if (!before || before.length < 2) return [];
  const fixtures: Pair[] = [];
  const byes: string[] = [];
  for (const [one, other] of pairsOf(before)) {
    const [a, b] = [one?.through, other?.through];
    if (a && b) fixtures.push(hostedByBetter(state, a, b));
    else if (a ?? b) byes.push((a ?? b) as string);
  }
  const [left, right] = before.map(({ loser }) => loser);
  if (thirdPlace && before.length === 2 && left && right && bothIn(state, left, right)) fixtures.push(hostedByBetter(state, left, right));
  return [{ type: 'paired', round: number, fixtures, byes }];
}

function firstRound(state: SeasonState): Paired[] {
  const began = present(state);
  const size = 2 ** Math.ceil(Math.log2(began.length));
  const slots = pairsOf(bracketOrder(size).map((seed) => began[seed - 1]?.id));
  const fixtures = slots.flatMap(([one, other]) => (one && other ? [hostedByBetter(state, one, other)] : []));
  const byes = slots.flatMap(([one, other]) => (one && !other ? [one] : []));
  return [{ type: 'paired', round: 1, fixtures, byes }];
}

/** Who comes while the first round is played meets somebody with a bye, the lowest seed first. */
function intoByes(state: SeasonState): Paired | null {
  const plays = new Set(state.rounds[0]?.fixtures.flatMap(({ home, away }) => [home, away]));
  const late = present(state).filter(({ id, joined }) => joined === 1 && !plays.has(id));
  const byes = present(state)
    .filter(({ id }) => state.rounds[0]?.byes.includes(id))
    .toReversed();
  const fixtures = late.flatMap(({ id }, i) => (byes[i] ? [{ home: byes[i].id, away: id }] : []));
  const met = new Set(fixtures.map(({ home }) => home));
  const left = byes.filter(({ id }) => !met.has(id)).map(({ id }) => id);
  return fixtures.length > 0 ? { type: 'paired', round: 1, fixtures, byes: left, adds: true } : null;
}

function hostedByBetter(state: SeasonState, one: string, other: string): Pair {
  const seed = (id: string) => state.entrants.find((entrant) => entrant.id === id)?.seed ?? 0;
  return seed(one) < seed(other) ? { home: one, away: other } : { home: other, away: one };
}

const bothIn = (state: SeasonState, ...ids: string[]) => ids.every((id) => present(state).some((entrant) => entrant.id === id));
