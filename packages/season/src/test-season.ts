import { type Random, repeatableRandom } from '@pocket-stadium/kernel';
import type { EventBody, MatchResult, Schedule, SeasonLog, SeasonSetup } from './events.ts';
import { foldSeason } from './fold.ts';
import { append, newId, newSeason } from './log.ts';
import { nextRound } from './pairing/next-round.ts';
import { USUAL_POINTS } from './setup.ts';
import type { SeasonState } from './state.ts';
import { blankTeam } from './templates.ts';

/** A season with nobody in it, for tests. */
export function setupOf(schedule: Schedule, more: Partial<SeasonSetup> = {}): SeasonSetup {
  return {
    title: 'Autumn',
    game: 'some-game',
    options: {},
    schedule,
    points: USUAL_POINTS,
    tieBreaks: ['head-to-head', 'difference', 'scored'],
    ...more,
  };
}

export function stateOf(log: SeasonLog): SeasonState {
  const folded = foldSeason(log);
  if (!folded.ok) throw new Error(folded.problem.message.en);
  return folded.value;
}

/** A season under way, for tests: everything is appended, nothing is kept beside the log. */
export class TestSeason {
  log: SeasonLog;
  readonly random: Random;

  constructor(
    schedule: Schedule,
    entrants: number,
    seed: number,
    readonly draws = true,
  ) {
    this.random = repeatableRandom(seed);
    this.log = newSeason(setupOf(schedule), this.random);
    for (let i = 0; i < entrants; i++) this.enter();
  }

  get state(): SeasonState {
    return stateOf(this.log);
  }

  add(...bodies: EventBody[]): void {
    this.log = append(this.log, bodies, this.random);
  }

  enter(): string {
    const id = newId(this.random);
    this.add({ type: 'entered', entrant: { id, team: blankTeam(`Team ${this.log.events.length}`) } });
    return id;
  }

  /** Pairs the next round. Answers the refusal, where there is none. */
  pair(): string | null {
    const next = nextRound(this.state);
    if (!next.ok) return next.problem.code;
    this.add(...next.value);
    return null;
  }

  /** Results for the matches of a round, by lot. */
  play(round: number, but: readonly string[] = []): void {
    for (const { id, home, away, result } of this.state.rounds[round - 1]?.fixtures ?? []) {
      if (!result && !but.includes(home) && !but.includes(away)) this.add({ type: 'result', fixture: id, result: this.result() });
    }
  }

  result(): MatchResult {
    const score = [this.random(9), this.random(9)] as [number, number];
    if (!this.draws && score[0] === score[1]) score[0]++;
    return { how: 'typed', winner: score[0] === score[1] ? 'draw' : score[0] > score[1] ? 'home' : 'away', score };
  }
}
