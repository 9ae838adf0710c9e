import type { RatedMatch } from '../review/without-luck.ts';
import { type Estimate, eloOf, estimateShare } from './interval.ts';
import type { Lineup } from './lineups.ts';

/** What came out of a number of matches. It crosses threads as it is. */
export interface Tally {
  matches: number;
  /** By player: matches played, and what it got of them for each of its seats. */
  readonly played: number[];
  readonly shares: number[];
  /** By seat: what the seat got, whoever sat there. */
  readonly seats: number[];
  /**
   * At `one * players + other`: matches in which the two met, and the score of the one: 1 for more than the other, 1/2
   * for as much.
   */
  readonly met: number[];
  readonly scores: number[];
  /** By player: its matches with and without luck, where they were gone through. */
  readonly rated: RatedMatch[][];
  /** Entries of all matches together. */
  entries: number;
}

export function emptyTally(players: number, seats: number): Tally {
  const zeros = (length: number) => new Array<number>(length).fill(0);
  return {
    matches: 0,
    played: zeros(players),
    shares: zeros(players),
    seats: zeros(seats),
    met: zeros(players * players),
    scores: zeros(players * players),
    rated: Array.from({ length: players }, () => []),
    entries: 0,
  };
}

/** Takes down one match: who sat where, and what each seat got of it. */
export function addMatch(tally: Tally, lineup: Lineup, shares: readonly number[], entries: number): void {
  const players = tally.played.length;
  const add = (list: number[], index: number, value: number) => {
    list[index] = (list[index] ?? 0) + value;
  };
  tally.matches++;
  tally.entries += entries;
  for (const [seat, share] of shares.entries()) add(tally.seats, seat, share);
  const seated = [...new Set(lineup)];
  const got = (player: number) => mean(shares.filter((_, seat) => lineup[seat] === player));
  for (const player of seated) {
    add(tally.played, player, 1);
    add(tally.shares, player, got(player));
    for (const other of seated) {
      if (other === player) continue;
      add(tally.met, player * players + other, 1);
      add(tally.scores, player * players + other, meanScore(lineup, shares, player, other));
    }
  }
}

/** The mean over all pairs of their seats: 1 where the one got more, 1/2 where both got as much. */
function meanScore(lineup: Lineup, shares: readonly number[], one: number, other: number): number {
  const of = (player: number) => shares.filter((_, seat) => lineup[seat] === player);
  return mean(of(one).flatMap((mine) => of(other).map((theirs) => (mine > theirs ? 1 : mine < theirs ? 0 : 1 / 2))));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export function addTally(all: Tally, more: Tally): void {
  all.matches += more.matches;
  all.entries += more.entries;
  for (const [player, matches] of more.rated.entries()) all.rated[player]?.push(...matches);
  for (const key of ['played', 'shares', 'seats', 'met', 'scores'] as const) {
    for (const [index, value] of more[key].entries()) all[key][index] = (all[key][index] ?? 0) + value;
  }
}

export interface Meeting {
  readonly other: number;
  readonly matches: number;
  readonly score: Estimate;
  /** The difference on the Elo scale, positive if the player is the stronger. */
  readonly elo: Estimate;
}
export interface Rating {
  readonly player: number;
  readonly matches: number;
  /** Mean share of a match for a seat of this player. */
  readonly share: Estimate;
  readonly meetings: readonly Meeting[];
}

/** How everybody did, the best first. */
export function ratings({ played, shares, met, scores }: Tally): Rating[] {
  const players = played.length;
  return played
    .map((matches, player) => ({
      player,
      matches,
      share: estimateShare(shares[player] ?? 0, matches),
      meetings: played.flatMap((_, other): Meeting[] => {
        const count = met[player * players + other] ?? 0;
        if (count === 0) return [];
        const score = estimateShare(scores[player * players + other] ?? 0, count);
        return [{ other, matches: count, score, elo: { mean: eloOf(score.mean), low: eloOf(score.low), high: eloOf(score.high) } }];
      }),
    }))
    .sort((one, other) => other.share.mean - one.share.mean);
}
