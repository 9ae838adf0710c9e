import { accept, completeOptions, type Game, type OptionValues, type Result } from '@pocket-stadium/kernel';
import type { Points, SeasonPart } from '../kit/index.ts';
import type { Schedule, SeasonSetup, TieBreak } from './events.ts';
import { seatsOf } from './fixture.ts';

export const USUAL_POINTS: Points = { win: 2, draw: 1, loss: 0 };
/** What breaks ties where a season says nothing else. */
export const TIE_BREAKS_OF: Readonly<Record<Schedule['kind'], readonly TieBreak[]>> = {
  'round-robin': ['head-to-head', 'difference', 'scored'],
  swiss: ['buchholz', 'sonneborn', 'wins', 'difference'],
  'knock-out': ['difference', 'scored'],
  ladder: [],
};

/** A schedule of a kind for so many: as many rounds of Swiss as find one winner. */
export function usualSchedule(kind: Schedule['kind'], entrants: number): Schedule {
  switch (kind) {
    case 'round-robin':
      return { kind, times: 1 };
    case 'swiss':
      return { kind, rounds: Math.max(1, Math.min(entrants - 1, Math.ceil(Math.log2(Math.max(2, entrants))) + 1)) };
    case 'knock-out':
      return { kind, thirdPlace: true };
    case 'ladder':
      return { kind, reach: 2 };
  }
}

/** What a match counts in the leagues of a game's sport, with its points on top where they are wished for. */
export function leaguePoints(part: SeasonPart | null, bonus: boolean): Pick<SeasonSetup, 'points' | 'bonus'> {
  return { points: part?.points ?? USUAL_POINTS, ...(bonus && part?.bonus && { bonus: part.bonus }) };
}

/** A season of a game with its options completed; refused where an option is wrong. */
export function makeSetup(
  game: Game,
  given: Pick<SeasonSetup, 'title' | 'schedule'> &
    Partial<Pick<SeasonSetup, 'points' | 'bonus' | 'tieBreaks'>> & { readonly options?: OptionValues },
): Result<SeasonSetup> {
  const { title, schedule, points = USUAL_POINTS, bonus, tieBreaks = TIE_BREAKS_OF[schedule.kind] } = given;
  const options = completeOptions(game.about.options, given.options ?? {}, seatsOf(game));
  if (!options.ok) return options;
  return accept({ title, game: game.about.id, options: options.value, schedule, points, ...(bonus && { bonus }), tieBreaks });
}
