import type { Counts } from '../../kit/index.ts';
import type { Fixture } from '../state.ts';
import { battersOf, type MatchBox, type TeamBox } from './match-box.ts';

/** A box score as it is kept: no names, which stand in the season, no zeros, and no plays, which are told from the record. */
export interface KeptBox {
  readonly homeFirst: boolean;
  /** Home first. */
  readonly teams: readonly [KeptTeamBox, KeptTeamBox];
}

interface KeptTeamBox extends Pick<TeamBox, 'side' | 'score' | 'line' | 'counts'> {
  /** The players in batting order. */
  readonly players: readonly Counts[];
}

const withoutZeros = (counts: Counts): Counts => Object.fromEntries(Object.entries(counts).filter(([, value]) => value !== 0));

export function packBox({ home, away, homeFirst }: MatchBox): KeptBox {
  const packed = ({ side, score, line, counts, players }: TeamBox): KeptTeamBox => ({
    ...{ side, score, line },
    counts: withoutZeros(counts),
    players: players.map((player) => withoutZeros(player.counts)),
  });
  return { homeFirst, teams: [packed(home), packed(away)] };
}

/** The box score of a match as it was kept; `lineup` is how many players of a team take turns. */
export function unpackBox({ homeFirst, teams }: KeptBox, fixture: Fixture, lineup: number): MatchBox {
  const unpacked = (at: 0 | 1, entrant: string): TeamBox => {
    const { side, score, line, counts, players } = teams[at];
    const people = players.length === 0 ? [] : battersOf(fixture.inForce?.lineups[at] ?? [], lineup);
    const lines = people.slice(0, players.length).map((player, i) => ({ player, counts: players[i] ?? {} }));
    return { entrant, side, score, line, counts, players: lines };
  };
  return { fixture, home: unpacked(0, fixture.home), away: unpacked(1, fixture.away), homeFirst, plays: [] };
}
