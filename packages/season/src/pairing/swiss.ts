import { bestMatching } from '../matching.ts';

/** What a Swiss pairing knows of somebody. */
export interface SwissPlayer {
  readonly id: string;
  readonly score: number;
  /** Whom they have met. */
  readonly met: ReadonlySet<string>;
  readonly hadBye: boolean;
  /** The number of matches at home less that of those away. */
  readonly balance: number;
}

export interface SwissRound {
  readonly fixtures: readonly { readonly home: string; readonly away: string }[];
  readonly bye: string | null;
}

/**
 * What a pairing minimises, in this order, each by far more than all that follow together. Nobody meets again; nobody
 * has a second bye; the bye goes to the lowest score; the summed difference of scores is the smallest; matches at home
 * are balanced; in a group of equals the upper half meets the lower half.
 */
const COST = { again: 1e13, secondBye: 1e12, byeScore: 1e9, difference: 1e6, balance: 1e4 } as const;

/** The pairs of a round: a matching of least cost. Players come in the order of the ranking. */
export function pairSwiss(players: readonly SwissPlayer[]): SwissRound {
  const odd = players.length % 2 === 1;
  const lowest = Math.min(...players.map(({ score }) => score));
  const groups = groupSizes(players);
  const bye = players.length;
  const cost = (a: number, b: number): number => {
    const one = players[a] as SwissPlayer;
    if (b === bye) return (one.hadBye ? COST.secondBye : 0) + (one.score - lowest) * COST.byeScore + (players.length - 1 - a);
    const other = players[b] as SwissPlayer;
    const again = one.met.has(other.id) ? COST.again : 0;
    const difference = Math.abs(one.score - other.score);
    return again + difference * COST.difference + sameNeed(one, other) * COST.balance + (difference === 0 ? unfolded(a, b, groups) : 0);
  };
  const mates = bestMatching(players.length + Number(odd), (a, b) => 4e14 - cost(a, b));
  const fixtures = mates.flatMap((b, a) => (b < a || b === bye ? [] : [hosted(players[a] as SwissPlayer, players[b] as SwissPlayer, a)]));
  return { fixtures, bye: odd ? ((players[mates[bye] as number] as SwissPlayer).id ?? null) : null };
}

/** How badly both need to be at home, or both away: 0 to 3. */
function sameNeed(one: SwissPlayer, other: SwissPlayer): number {
  return one.balance * other.balance > 0 ? Math.min(3, Math.abs(one.balance), Math.abs(other.balance)) : 0;
}

/** The rank of each in the group of the same score, and how many are in it. */
function groupSizes(players: readonly SwissPlayer[]): { readonly place: number; readonly size: number }[] {
  const seen = new Map<number, number>();
  const places = players.map(({ score }) => {
    const place = seen.get(score) ?? 0;
    seen.set(score, place + 1);
    return place;
  });
  return players.map(({ score }, i) => ({ place: places[i] as number, size: seen.get(score) as number }));
}

/** How far two of a group are from having the same rank in its upper and its lower half. */
function unfolded(a: number, b: number, groups: ReturnType<typeof groupSizes>): number {
  const [one, other] = [groups[a], groups[b]];
  if (!one || !other) return 0;
  const half = Math.floor(one.size / 2);
  return Math.abs(Math.abs(one.place - other.place) - half) ** 2;
}

/** The entrant who was at home less often is at home; among equals it goes by turns down the ranking. */
function hosted(one: SwissPlayer, other: SwissPlayer, place: number): { home: string; away: string } {
  const oneHosts = one.balance === other.balance ? place % 2 === 0 : one.balance < other.balance;
  return oneHosts ? { home: one.id, away: other.id } : { home: other.id, away: one.id };
}
