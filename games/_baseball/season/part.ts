import type { Game } from '@pocket-stadium/kernel';
import type { BoxMatch, SeasonPart } from '@pocket-stadium/season/kit';
import type { LineScore } from '../rules/line-score.ts';
import { baseballBox } from './box.ts';
import { batting, teamBatting } from './columns.ts';
import { retrosheetEvents } from './events.ts';
import type { Kinds } from './scorer.ts';

/** The season part of a baseball game with batters and outs. */
export function baseballSeason(
  game: { sheet?: unknown },
  kinds: Kinds,
  has: { readonly walks: boolean; readonly steals: boolean; readonly sacrifices: boolean },
): SeasonPart {
  const players = batting(has);
  const sheetOf = ({ setup, factsByEntry }: BoxMatch) => (game as Pick<Game, 'sheet'>).sheet?.(setup, factsByEntry) as unknown as LineScore;
  return {
    lineup: 9,
    players,
    teams: teamBatting(players, has.steals),
    decides: 'R',
    typed: ['H', 'E', 'LOB'],
    box: (match, lineups) => baseballBox(match, sheetOf(match), lineups, kinds),
    events: (match) => retrosheetEvents(match, kinds),
  };
}
