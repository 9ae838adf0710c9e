import type { Verdict } from '@pocket-stadium/bots/kit';
import { accept, type Move, type Refused, type Result } from '@pocket-stadium/kernel';
import { type End, kickOff, type PlayBallState, type Team } from '../rules/index.ts';
import { groundOf } from './ground.ts';
import { MatchValue, type RoundEnd } from './match-value.ts';
import type { Solution } from './solver/solution.ts';
import { listTurns, type TurnList } from './turn-list.ts';

/** A position that comes up for the third time ends the round; so does the turn after so many (K5). */
const SAME_POSITION = 3;
const LONGEST_ROUND = 200;

/** A turn that was thought through: its effect on the round, and on the match. */
export interface Thought {
  /** Its number in the list of turns; null for the goal. */
  readonly turn: number | null;
  readonly verdict: Verdict;
  /** The round is void after it. */
  readonly voids: boolean;
  /** What the match is then worth to the team to play. */
  readonly worth: number;
}

const RANK = { W: 2, D: 1, L: 0 } as const;

/**
 * Thinks a turn through with a solution. The solution says what the round is worth, and what the match is worth follows
 * from that.
 */
export class PerfectTurn {
  readonly list: TurnList;
  private readonly team: Team;
  private readonly match: MatchValue;

  private constructor(
    private readonly solution: Solution,
    private readonly state: PlayBallState,
    begun: Verdict['value'],
  ) {
    this.list = listTurns(state);
    this.team = state.position.turn;
    this.match = new MatchValue(state.frame.mode, begun);
  }

  static of(solution: Solution, state: PlayBallState): Result<PerfectTurn> {
    const begun = startValue(solution, state);
    return begun.ok ? accept(new PerfectTurn(solution, state, begun.value)) : begun;
  }

  /** Every turn. Distances are worked out for wins alone. */
  thoughts(): Result<readonly Thought[]> {
    const { list, state, solution } = this;
    const worths = solution.worthOf(state.position, list.ends);
    if (!worths.ok) return worths;
    const goal: Thought[] = list.goal
      ? [{ turn: null, verdict: { value: 'W', depth: 1 }, voids: false, worth: this.matchAfter(this.team) }]
      : [];
    const others = list.ends.map((end, turn): Thought => {
      const verdict = worths.value.get(end) ?? { value: 'D', depth: null };
      const voids = state.seen.length === LONGEST_ROUND || list.repeats(end) === SAME_POSITION - 1;
      return { turn, verdict, voids, worth: this.matchAfter(voids ? null : this.roundAfter(verdict)) };
    });
    return accept([...goal, ...others]);
  }

  /** What the round comes to. A goal that would fall after its last turn does not count. */
  private roundAfter({ value, depth }: Verdict): RoundEnd {
    if (value === 'D' || (depth !== null && this.state.seen.length + depth > LONGEST_ROUND + 1)) return null;
    return value === 'W' ? this.team : ((1 - this.team) as Team);
  }

  private matchAfter(end: RoundEnd): number {
    const value = this.match.after(this.state, end);
    return this.team === 0 ? value : 1 - value;
  }

  /** The turn that gives nothing away: the quickest goal, the draw with the most traps, the longest resistance. */
  best(): Result<Move> {
    const thoughts = this.thoughts();
    if (!thoughts.ok) return thoughts;
    const most = Math.max(...thoughts.value.map(({ worth }) => worth));
    const good = thoughts.value.filter(({ worth }) => worth === most);
    const rank = Math.max(...good.map(rankOf));
    const chosen = this.among(
      good.filter((thought) => rankOf(thought) === rank),
      rank,
    );
    return chosen.ok ? accept(this.text(chosen.value)) : chosen;
  }

  text({ turn }: Thought): Move {
    return turn === null ? (this.list.goal?.text ?? '') : this.list.text(turn);
  }

  private among(thoughts: readonly Thought[], rank: number): Result<Thought> {
    if (rank === RANK.W) return this.quickest(thoughts);
    const open = thoughts.filter(({ voids }) => !voids);
    if (open.length === 0) return accept(thoughts[0] as Thought);
    return rank === RANK.D ? this.mostTraps(open) : this.lastsLongest(open);
  }

  /** The quickest win that gives the opponents no way to a position that would end the round. */
  private quickest(thoughts: readonly Thought[]): Result<Thought> {
    const sorted = [...thoughts].sort((one, other) => (one.verdict.depth ?? 0) - (other.verdict.depth ?? 0));
    const sure = this.state.seen.some((key, i) => this.state.seen.indexOf(key) !== i)
      ? sorted.find((one) => !this.escapes(one))
      : sorted[0];
    return accept(sure ?? (sorted[0] as Thought));
  }

  /** Whether the opponents can answer with a position that has come up twice. */
  private escapes({ turn }: Thought): boolean {
    if (turn === null) return false;
    const { state } = this;
    const replies = listTurns({ ...state, position: this.list.after(this.list.ends[turn] as End) });
    const found = !replies.goal && replies.ends.some((end) => replies.repeats(end) === SAME_POSITION - 1);
    // The list of turns is shared, and texts are made from the latest list. So it is made anew.
    listTurns(state);
    return found;
  }

  private mostTraps(thoughts: readonly Thought[]): Result<Thought> {
    let most: { readonly thought: Thought; readonly traps: number } | null = null;
    let refused: Refused | null = null;
    for (const thought of thoughts) {
      const end = this.list.ends[thought.turn as number] as End;
      const traps = this.solution.traps(this.state.position, end);
      if (!traps.ok) refused ??= traps;
      // Among turns with as many traps, the one whose position came up less often.
      else if (!most || traps.value - this.list.repeats(end) / SAME_POSITION > most.traps)
        most = { thought, traps: traps.value - this.list.repeats(end) / SAME_POSITION };
    }
    return refused ?? accept((most?.thought ?? thoughts[0]) as Thought);
  }

  private lastsLongest(thoughts: readonly Thought[]): Result<Thought> {
    const byEnd = new Map(thoughts.map((thought) => [this.list.ends[thought.turn as number] as End, thought]));
    const longest = this.solution.longest(this.state.position, [...byEnd.keys()]);
    if (!longest.ok) return longest;
    return accept((longest.value && byEnd.get(longest.value.end)) ?? (thoughts[0] as Thought));
  }
}

/** The turn that gives nothing away. */
export function perfectMove(solution: Solution, state: PlayBallState): Result<Move> {
  const turn = PerfectTurn.of(solution, state);
  return turn.ok ? turn.value.best() : turn;
}

/** 2 where the round is won after the turn, 1 where nobody wins, 0 where it is lost. */
export function rankOf({ verdict, voids }: Thought): number {
  return voids ? RANK.D : RANK[verdict.value];
}

const starts = new WeakMap<Solution, Verdict['value']>();

/** What a round is worth to the team that begins it. */
export function startValue(solution: Solution, state: Pick<PlayBallState, 'frame'>): Result<Verdict['value']> {
  const known = starts.get(solution);
  if (known) return accept(known);
  const verdict = solution.verdict(kickOff(groundOf(state).field, 0));
  if (!verdict.ok) return verdict;
  starts.set(solution, verdict.value.value);
  return accept(verdict.value.value);
}
