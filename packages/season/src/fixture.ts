import {
  accept,
  type Game,
  makeRecordText,
  type OptionValues,
  type Outcome,
  type Play,
  type Result,
  refuse,
  type SeatHeader,
  sideOf,
} from '@pocket-stadium/kernel';
import * as w from '../words/fixture.ts';
import type { MatchResult, Way, Winner } from './events.ts';
import type { Fixture, SeasonState } from './state.ts';

/** What the header of a fixture's match begins with: home is seat 0, the visitors are seat 1 and begin. */
export interface FixtureMatch {
  readonly seats: readonly SeatHeader[];
  readonly options: OptionValues;
}

/** The fill-in: the bot that takes a seat where a game needs more than the two who are paired, the same for everybody. */
export const FILL_IN: SeatHeader = { name: 'Robot', bot: 'regular' };

/** How many play a match of a season: the two who are paired, and fill-ins where the game needs more. */
export const seatsOf = ({ about }: Game): number => Math.max(2, about.seats.min);

export function matchOf(game: Game, state: SeasonState, { home, away }: Fixture): FixtureMatch {
  const seat = (id: string): SeatHeader => {
    const entrant = state.entrants.find((each) => each.id === id);
    return { name: entrant?.team.name ?? '?', ...(entrant?.bot && { bot: entrant.bot }) };
  };
  const first = Object.entries(game.about.options).find(([, { kind }]) => kind === 'seat-or-roll-off')?.[0];
  const { options } = state.setup;
  // Home bats last, or has the second throw, unless the season says that dice decide, or who begins.
  const begins = first !== undefined && options[first] === 'roll-off' ? { [first]: 1 } : {};
  const fillIns = Array.from({ length: seatsOf(game) - 2 }, () => FILL_IN);
  return { seats: [seat(home), seat(away), ...fillIns], options: { ...options, ...begins } };
}

/** How many sides a match has. */
export const sidesIn = ({ game, header }: Play): number => new Set(header.seats.map((_, seat) => sideOf(game, seat, header.options))).size;

/** The result of a match that is over, between two sides and any fill-ins. `homeSide` is the side that home played. */
export function resultOf(play: Play, how: Way, homeSide: 0 | 1 = 0): Result<MatchResult> {
  const { outcome, game } = play;
  if (!outcome) return refuse('not-over', w.not_over);
  const sides = sidesIn(play);
  if (sides !== seatsOf(game)) return refuse('not-two-sides', w.not_two_sides, { sides });
  return accept({
    how,
    winner: winnerOf(outcome, homeSide),
    score: [outcome.score[homeSide] ?? 0, outcome.score[1 - homeSide] ?? 0],
    record: makeRecordText(play.match),
    ...(homeSide === 1 && { homeSide }),
  });
}

/** Who of the two did better: one of them won, both share it, or, where a fill-in won, the score tells. */
function winnerOf({ sides, winners, score }: Outcome, homeSide: 0 | 1): Winner {
  const won = sides ?? winners;
  const [home, away] = [won.includes(homeSide), won.includes(1 - homeSide)];
  if (home !== away) return home ? 'home' : 'away';
  const ahead = home ? 0 : (score[homeSide] ?? 0) - (score[1 - homeSide] ?? 0);
  return ahead === 0 ? 'draw' : ahead > 0 ? 'home' : 'away';
}
