import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { loadSolver, solutionKey } from '@pocket-stadium/bots';
import type { Game, OptionValues } from '@pocket-stadium/kernel';

/** A folder for what can be worked out again: `stadium solve` writes it, the server's reviews read it. */
export function solutionFolder(): string {
  const cache = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
  return process.env.STADIUM_TABLES || join(cache, 'pocket-stadium');
}

/** Where the solution of a game with these options is kept. */
export function solutionFile({ about }: Game, options: OptionValues): string {
  const key = createHash('sha256')
    .update(`${about.rulesVersion} ${solutionKey(about.id, options)}`)
    .digest('hex');
  return join(solutionFolder(), `${about.id}-${key.slice(0, 12)}.table`);
}

/** Makes the solution of a game known if it was kept; says whether it was. */
export async function useSolution(game: Game, options: OptionValues): Promise<boolean> {
  const file = solutionFile(game, options);
  const solver = await loadSolver(game.about.id);
  return solver !== null && existsSync(file) && solver.take(options, readFileSync(file)) === null;
}
