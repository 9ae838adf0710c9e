import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import {
  giveInningsSolution,
  giveRugbySolution,
  RUGBY,
  rugbyGame,
  solutionKey,
  solvableInnings,
  unpackInnings,
  unpackRugby,
} from '@pocket-stadium/bots';
import type { Game, OptionValues } from '@pocket-stadium/rules';

/** Whether a game can be solved. */
export const isSolvable = (game: Game): boolean => game.about.id === RUGBY || solvableInnings(game.about.id) !== null;

/** A folder for what can be worked out again: `stadium solve` writes it, the server's reviews read it. */
export function tableFolder(): string {
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
