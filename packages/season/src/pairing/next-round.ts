import { accept, type Result, refuse } from '@pocket-stadium/kernel';
import * as w from '../../words/pairing.ts';
import { countedMatches, fixturesOf, openFixtures, present } from '../counted.ts';
import { type EventBody, FEWEST_ENTRANTS } from '../events.ts';
import { ranking } from '../ranking.ts';
import type { SeasonState } from '../state.ts';
import { pairKnockOut } from './knock-out.ts';
import { pairLadder } from './ladder.ts';
import { pairRoundRobin } from './round-robin.ts';
import { pairSwiss, type SwissPlayer } from './swiss.ts';

/** What is to be appended so that it can go on: the next round, or all of them for a round robin. Refused where there is none. */
export function nextRound(state: SeasonState): Result<EventBody[]> {
  const { schedule } = state.setup;
  if (present(state).length < FEWEST_ENTRANTS) return refuse('too-few', w.too_few, { fewest: FEWEST_ENTRANTS });
  if (schedule.kind === 'round-robin') return orOver(pairRoundRobin(state, schedule.times));
  const late = schedule.kind === 'knock-out' ? pairKnockOut(state, schedule.thirdPlace).filter(({ adds }) => adds) : [];
  if (late.length > 0) return accept(late);
  const open = openFixtures(state);
  if (open.length > 0) return refuse('round-under-way', w.round_under_way, { round: state.rounds.length, matches: open.length });
  if (schedule.kind === 'ladder') return orOver(pairLadder(state));
  if (schedule.kind === 'swiss') return state.rounds.length >= schedule.rounds ? orOver([]) : accept([swissRound(state)]);
  const drawn = fixturesOf(state).some(({ result }) => result?.winner === 'draw' && !result.advances);
  return drawn ? refuse('drawn', w.drawn) : orOver(pairKnockOut(state, schedule.thirdPlace));
}

function orOver(events: EventBody[]): Result<EventBody[]> {
  return events.length > 0 ? accept(events) : refuse('season-over', w.season_over);
}

function swissRound(state: SeasonState): EventBody {
  const round = state.rounds.length + 1;
  const { fixtures, bye } = pairSwiss(swissPlayers(state));
  return { type: 'paired', round, fixtures, byes: bye === null ? [] : [bye] };
}

/** Those still in, in the order of the ranking, with what a pairing has to know. */
function swissPlayers(state: SeasonState): SwissPlayer[] {
  const matches = countedMatches(state);
  const isIn = new Set(present(state).map(({ id }) => id));
  const byes = new Set(state.rounds.flatMap((round) => round.byes));
  return ranking(state).flatMap(({ entrant: { id }, points }): SwissPlayer[] => {
    if (!isIn.has(id)) return [];
    const own = matches.filter(({ home, away }) => home === id || away === id);
    const balance = own.reduce((sum, { home }) => sum + (home === id ? 1 : -1), 0);
    return [{ id, score: points, met: new Set(own.map(({ home, away }) => (home === id ? away : home))), hadBye: byes.has(id), balance }];
  });
}

/** Whether nothing is left to play or to pair. A ladder has no end. */
export function isOver(state: SeasonState): boolean {
  if (state.rounds.length === 0 || state.setup.schedule.kind === 'ladder' || openFixtures(state).length > 0) return false;
  const next = nextRound(state);
  return !next.ok && next.problem.code === 'season-over';
}
