import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { findGame, type Game, type Random, repeatableRandom } from '@pocket-stadium/kernel';
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

export const FILE = 'season.json';

/** A source of whole numbers that nobody can foresee. */
export const anyRandom = (): Random => repeatableRandom(randomBytes(4).readInt32LE());

/** A season in a folder. What is added is written before anybody is told; a crash leaves the old file or the new one. */
export class KeptSeason {
  private constructor(
    readonly folder: string,
    private log: SeasonLog,
    readonly game: Game,
    readonly part: SeasonPart | null,
    private readonly random: Random,
  ) {}

  static async open(folder: string): Promise<KeptSeason> {
    const file = join(folder, FILE);
    if (!existsSync(file)) throw wrongUse(w.no_season, { folder });
    return KeptSeason.of(folder, read(readText(file)));
  }

  static async create(folder: string, log: SeasonLog): Promise<KeptSeason> {
    if (existsSync(join(folder, FILE))) throw wrongUse(w.there_already, { folder });
    makeFolder(folder);
    const season = await KeptSeason.of(folder, log);
    season.write();
    return season;
  }

  private static async of(folder: string, log: SeasonLog): Promise<KeptSeason> {
    const folded = foldSeason(log);
    if (!folded.ok) throw refusedAs(EXIT.failed, folded.problem);
    const game = findGame(GAMES, folded.value.setup.game);
    if (!game.ok) throw refusedAs(EXIT.failed, game.problem);
    return new KeptSeason(folder, log, game.value, await loadSeasonPart(folded.value.setup.game), anyRandom());
  }

  get state(): SeasonState {
    const folded = foldSeason(this.log);
    if (!folded.ok) throw refusedAs(EXIT.failed, folded.problem);
    return folded.value;
  }

  get statistics(): SeasonStatistics {
    return statistics(this.state, this.game, this.part);
  }

  get text(): string {
    return makeSeason(this.log);
  }

  add(bodies: readonly EventBody[]): void {
    if (bodies.length === 0) return;
    this.log = append(this.log, bodies, this.random, { at: new Date().toISOString() });
    this.write();
  }

  /** Takes in what another copy of the season knows. */
  merge(copy: SeasonLog): void {
    this.log = mergeLogs(this.log, copy);
    this.write();
  }

  private write(): void {
    writeText(join(this.folder, FILE), this.text);
    sync(this.folder);
  }
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
