import { createHash } from 'node:crypto';
import { existsSync, openSync, readFileSync, readSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type FindSolution, hasBook, loadBook, loadSolver, type SolutionFile, solutionKey } from '@pocket-stadium/bots';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { SOLUTIONS } from '@pocket-stadium/games/shelf/solutions';
import type { Game, OptionValues } from '@pocket-stadium/kernel';

/** The folder for what can be worked out again. `stadium solve` writes it; the server's reviews and bots read it. */
export function solutionFolder(): string {
  const cache = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
  return process.env.STADIUM_TABLES || join(cache, 'pocket-stadium');
}

/** Where the solution of a game with these options is kept. */
export async function solutionFile(game: Game, options: OptionValues): Promise<string> {
  const { about } = game;
  const book = await loadBook(about.id);
  if (book) return keptFile(game, book.fileName(options));
  const key = createHash('sha256')
    .update(`${about.rulesVersion} ${solutionKey(about.id, options)}`)
    .digest('hex');
  return join(solutionFolder(), `${about.id}-${key.slice(0, 12)}.table`);
}

const keptFile = ({ about }: Game, name: string): string => join(solutionFolder(), `${about.id}-${about.rulesVersion}-${name}`);

/** Opens the book of a game where there is one for these options, and answers whether it is open. */
export async function useBook({ about }: Game, options: OptionValues): Promise<boolean> {
  return (await loadBook(about.id))?.ready(options, findSolution) ?? false;
}

/** Makes the solution of a game known if it was kept or comes with the game, and answers whether it is. */
export async function useSolution(game: Game, options: OptionValues): Promise<boolean> {
  if (hasBook(game.about.id)) return useBook(game, options);
  const solver = await loadSolver(game.about.id);
  if (solver?.holds?.(options)) return true;
  const file = await solutionFile(game, options);
  return solver !== null && existsSync(file) && solver.take(options, readFileSync(file)) === null;
}

/** The file of a solution: what `stadium solve` has left comes before what comes with the game; null where there is neither. */
export function solutionPath(gameId: string, name: string): string | null {
  const game = GAMES.get(gameId);
  if (!game || !/^[\w-]+\.\w+$/.test(name)) return null;
  const kept = keptFile(game, name);
  if (existsSync(kept)) return kept;
  const files = Object.hasOwn(SOLUTIONS, gameId) ? SOLUTIONS[gameId] : undefined;
  const address = files && Object.hasOwn(files, name) ? files[name] : undefined;
  const shipped = address === undefined ? null : fileURLToPath(address);
  return shipped !== null && existsSync(shipped) ? shipped : null;
}

/** Solutions on this machine, read a piece at a time. */
export const findSolution: FindSolution = async (gameId, name) => {
  const path = solutionPath(gameId, name);
  return path === null ? null : openSolution(path);
};

function openSolution(path: string): SolutionFile {
  const handle = openSync(path, 'r');
  return {
    read(from, to) {
      const bytes = new Uint8Array(to - from);
      return bytes.subarray(0, readSync(handle, bytes, 0, bytes.length, from));
    },
  };
}
