import type { Team } from '../rules/index.ts';
import { GOALS_TO_WIN, type PlayBallState } from '../rules/index.ts';

/** What a round comes to: the team that scores, or null where it is void. */
export type RoundEnd = Team | null;

/** What is left of a match between two rounds. */
interface Between {
  readonly goals: readonly [number, number];
  readonly lastGoal: Team | null;
  readonly voids: number;
  readonly begins: Team;
}

/** Void rounds in a row that end a match (K5). */
const VOIDS_TO_END = 3;

const other = (team: Team): Team => (team === 0 ? 1 : 0);

/**
 * What a match is worth to team A when a round ends so and both play each of the following rounds
 * perfectly: 1, 0, or a half where nobody wins. `begun` says what a round comes to for who begins it.
 */
export class MatchValue {
  private readonly known = new Map<string, number>();

  constructor(
    private readonly mode: PlayBallState['frame']['mode'],
    private readonly begun: 'W' | 'L' | 'D',
  ) {}

  after(state: Between, end: RoundEnd): number {
    const { goals, lastGoal, voids, begins } = state;
    const { mode } = this;
    if (end !== null) {
      const now: readonly [number, number] = end === 0 ? [goals[0] + 1, goals[1]] : [goals[0], goals[1] + 1];
      const won = mode === 'expert' ? lastGoal === end : now[end] === GOALS_TO_WIN;
      if (won) return end === 0 ? 1 : 0;
      return this.round({ goals: now, lastGoal: end, voids: 0, begins: other(end) });
    }
    if (voids + 1 < VOIDS_TO_END) return this.round({ goals, lastGoal, voids: voids + 1, begins: other(begins) });
    const ahead = mode === 'expert' ? lastGoal : goals[0] > goals[1] ? 0 : goals[1] > goals[0] ? 1 : null;
    return ahead === null ? 0.5 : 1 - ahead;
  }

  /** A round about to begin. One that leads back to itself goes on for ever: nobody wins. */
  private round(state: Between): number {
    const goals = this.mode === 'expert' ? '' : state.goals.join();
    const key = `${goals} ${state.lastGoal} ${state.voids} ${state.begins}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    this.known.set(key, 0.5);
    const end = this.begun === 'D' ? null : this.begun === 'W' ? state.begins : other(state.begins);
    const value = this.after(state, end);
    this.known.set(key, value);
    return value;
  }
}
