import type { OptionValues, SeatHeader } from '@pocket-stadium/kernel';
import { type EventBody, type Fixture, type MatchResult, matchOf } from '@pocket-stadium/season';
import { randomHex } from '../match/ids.ts';
import { untilThere } from '../until-there.ts';
import { lineTo } from '../worker-line.ts';
import type { Season } from './season.svelte.ts';

/** A question for the worker: matches to be played by bots, with all they need. */
export interface ToSimulate {
  readonly gameId: string;
  readonly matches: readonly {
    readonly fixture: string;
    readonly seats: readonly SeatHeader[];
    readonly options: OptionValues;
    readonly id: string;
    readonly seed: string;
    readonly date: string;
  }[];
}

export interface Simulated {
  readonly fixture: string;
  readonly result: MatchResult;
}

const ask = lineTo<ToSimulate, Simulated[]>(() => new Worker(new URL('./simulate-worker.ts', import.meta.url), { type: 'module' }));

/** Whether bots play for both. */
export const isForBots = (season: Season, { home, away }: Fixture): boolean =>
  season.entrant(home)?.bot !== undefined && season.entrant(away)?.bot !== undefined;

/** Has bots play these matches at once, in a worker; all results come in together. */
export async function simulate(season: Season, fixtures: readonly Fixture[]): Promise<number> {
  const date = new Date().toISOString().slice(0, 10);
  const matches = fixtures.map((fixture) => {
    const match = matchOf(season.game, season.state, fixture);
    return { fixture: fixture.id, ...match, id: randomHex(), seed: randomHex(), date };
  });
  const played = await untilThere(() => ask({ gameId: season.game.about.id, matches }));
  const bodies = played.map(({ fixture, result }): EventBody => ({ type: 'result', fixture, result }));
  if (bodies.length > 0) await season.add(...bodies);
  return bodies.length;
}
