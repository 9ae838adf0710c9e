import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import {
  giveInningsSolution,
  giveRugbySolution,
  packInnings,
  packRugby,
  RUGBY,
  RUGBY_PRECISION,
  rugbyGame,
  solutionKey,
  solvableInnings,
  solveMatch,
  solveRugby,
  unpackInnings,
  unpackRugby,
} from '@pocket-stadium/bots';
import type { Game, OptionValues } from '@pocket-stadium/rules';
import { makeFolder, writeText } from '../files.ts';

/** Whether a game can be solved. */
export const isSolvable = (game: Game): boolean => game.about.id === RUGBY || solvableInnings(game.about.id) !== null;

/** A folder for what can be worked out again. */
function tableFolder(): string {
  const cache = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
  return process.env.STADIUM_TABLES || join(cache, 'pocket-stadium');
}

/** Where the table of a game with these options is kept. */
export function tableFile({ about }: Game, options: OptionValues): string {
  const key = createHash('sha256')
    .update(`${about.rulesVersion} ${solutionKey(about.id, options)}`)
    .digest('hex');
  return join(tableFolder(), `${about.id}-${key.slice(0, 12)}.table`);
}

/** Makes the solution of a game known if its table was kept; says whether it was. */
export function useTable(game: Game, options: OptionValues): boolean {
  const file = tableFile(game, options);
  if (!existsSync(file)) return false;
  const { id } = game.about;
  if (id !== RUGBY) {
    const read = unpackInnings(id, options, readFileSync(file, 'utf8'));
    if (read.ok) giveInningsSolution(id, options, read.value);
    return read.ok;
  }
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  const read = unpackRugby(rugbyGame(), options, buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer);
  if (read.ok) giveRugbySolution(options, read.value);
  return read.ok;
}

/** Works a solution out again and makes it known; answers with the content of its table. */
export function solveAgain(game: Game, options: OptionValues, progress: (done: number) => void): Uint8Array | string {
  const { id } = game.about;
  if (id === RUGBY) {
    const solution = solveRugby(rugbyGame(), { options, precision: RUGBY_PRECISION.full, progress });
    giveRugbySolution(options, solution);
    return packRugby(rugbyGame(), options, solution);
  }
  const half = solvableInnings(id);
  if (!half) throw new Error(`${id} cannot be solved`);
  const solved = solveMatch(half, options);
  giveInningsSolution(id, options, solved);
  progress(1);
  return packInnings(id, options, solved);
}

/** Keeps a table for the next time. */
export function keepTable(game: Game, options: OptionValues, content: Uint8Array | string): void {
  makeFolder(tableFolder());
  writeText(tableFile(game, options), content);
}
