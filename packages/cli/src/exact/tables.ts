import {
  fullPrecision,
  giveInningsSolution,
  giveRugbySolution,
  packInnings,
  packRugby,
  RUGBY,
  rugbyGame,
  solvableInnings,
  solveMatch,
  solveRugby,
} from '@pocket-stadium/bots';
import type { Game, OptionValues } from '@pocket-stadium/rules';
import { tableFile, tableFolder } from '@pocket-stadium/server/tables';
import { makeFolder, writeText } from '../files.ts';

/** Works a solution out again and makes it known; answers with the content of its table. */
export function solveAgain(game: Game, options: OptionValues, progress: (done: number) => void): Uint8Array | string {
  const { id } = game.about;
  if (id === RUGBY) {
    const solution = solveRugby(rugbyGame(), { options, precision: fullPrecision(options), progress });
    giveRugbySolution(options, solution);
    return packRugby(rugbyGame(), options, solution);
  }
  const half = solvableInnings(id);
  if (!half) throw new Error(`${id} cannot be solved`);
  const solved = solveMatch(half, options, { progress });
  giveInningsSolution(id, options, solved);
  return packInnings(id, options, solved);
}

/** Keeps a table for the next time. */
export function keepTable(game: Game, options: OptionValues, content: Uint8Array | string): void {
  makeFolder(tableFolder());
  writeText(tableFile(game, options), content);
}
