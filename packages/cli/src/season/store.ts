import { randomInt } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { botRandom } from '@pocket-stadium/dice';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { findGame, type Game, type Random } from '@pocket-stadium/kernel';
import {
  append,
  type EventBody,
  foldSeason,
  loadSeasonPart,
  makeSeason,
  mergeLogs,
  readSeason,
  type SeasonLog,
  type SeasonPart,
  type SeasonState,
  type SeasonStatistics,
  statistics,
} from '@pocket-stadium/season';
import * as w from '../../words/season.ts';
import { EXIT, refusedAs, wrongUse } from '../failure.ts';
import { makeFolder, readText, writeText } from '../files.ts';
import { alone } from './alone.ts';

export const FILE = 'season.json';

/** A source of whole numbers that nobody can foresee: each is drawn by the system. */
export const anyRandom: Random = (below) => randomInt(below);

/** Where the ids of new events come from: the same for the same events at the same place of the log, where there is a seed. */
const randomFor = (seed: string | undefined, { events }: SeasonLog, bodies: readonly EventBody[]): Random =>
  seed === undefined ? anyRandom : botRandom(JSON.stringify([seed, bodies]), events.length);

/** A season in a folder. What is added is written before anybody is told; a crash leaves the old file or the new one. */
export class KeptSeason {
  private constructor(
    readonly folder: string,
    private log: SeasonLog,
    readonly game: Game,
    readonly part: SeasonPart | null,
    private readonly seed: string | undefined,
  ) {}

  static async open(folder: string, seed?: string): Promise<KeptSeason> {
    if (!KeptSeason.isIn(folder)) throw wrongUse(w.no_season, { folder });
    return KeptSeason.of(folder, read(readText(join(folder, FILE))), seed);
  }

  static isIn(folder: string): boolean {
    return existsSync(join(folder, FILE));
  }

  static async create(folder: string, log: SeasonLog, seed?: string): Promise<KeptSeason> {
    const season = await KeptSeason.of(folder, log, seed);
    makeFolder(folder);
    alone(join(folder, FILE), () => {
      if (KeptSeason.isIn(folder)) throw wrongUse(w.there_already, { folder });
      season.write(log);
    });
    return season;
  }

  private static async of(folder: string, log: SeasonLog, seed: string | undefined): Promise<KeptSeason> {
    const folded = foldSeason(log);
    if (!folded.ok) throw refusedAs(EXIT.failed, folded.problem);
    const game = findGame(GAMES, folded.value.setup.game);
    if (!game.ok) throw refusedAs(EXIT.failed, game.problem);
    return new KeptSeason(folder, log, game.value, await loadSeasonPart(folded.value.setup.game), seed);
  }

  get state(): SeasonState {
    return stateOf(this.log);
  }

  get statistics(): SeasonStatistics {
    return statistics(this.state, this.game, this.part);
  }

  get text(): string {
    return makeSeason(this.log);
  }

  /** Adds events, made from the season as it is by now where another command may have written. */
  add(bodies: readonly EventBody[] | ((state: SeasonState) => readonly EventBody[])): void {
    this.change((log) => {
      const made = typeof bodies === 'function' ? bodies(stateOf(log)) : bodies;
      return made.length === 0 ? log : append(log, made, randomFor(this.seed, log, made), { at: new Date().toISOString() });
    });
  }

  /** Takes in what another copy of the season knows. */
  merge(copy: SeasonLog): void {
    this.change((log) => mergeLogs(log, copy));
  }

  /** Reads what others wrote since, changes that, and writes it before anybody else may. */
  private change(make: (log: SeasonLog) => SeasonLog): void {
    const file = join(this.folder, FILE);
    alone(file, () => {
      const known = existsSync(file) ? mergeLogs(this.log, read(readText(file))) : this.log;
      const made = make(known);
      if (made === known) this.log = known;
      else this.write(made);
    });
  }

  private write(log: SeasonLog): void {
    this.log = log;
    writeText(join(this.folder, FILE), this.text);
    sync(this.folder);
  }
}

function stateOf(log: SeasonLog): SeasonState {
  const folded = foldSeason(log);
  if (!folded.ok) throw refusedAs(EXIT.failed, folded.problem);
  return folded.value;
}

function read(text: string): SeasonLog {
  const log = readSeason(text);
  if (!log.ok) throw refusedAs(EXIT.failed, log.problem);
  return log.value;
}

/** Makes sure that a rename is on the disk, where the system lets us ask for it. */
function sync(folder: string): void {
  try {
    const handle = openSync(folder, 'r');
    fsyncSync(handle);
    closeSync(handle);
  } catch {
    // Some systems sync no folders. The file is whole all the same.
  }
}
