import { rmSync } from 'node:fs';
import type { Report, Solver, Workshop } from '@pocket-stadium/bots';
import { WORKSHOPS } from '@pocket-stadium/games/shelf/workshops';
import type { Game, OptionValues } from '@pocket-stadium/kernel';
import { solutionFile, solutionFolder } from '@pocket-stadium/server/solutions';
import { makeFolder, writeText } from '../files.ts';
import { allCores } from '../threads.ts';

/** How many megabytes may be used to remember, besides the solution itself. */
const MEMORY = 1_000;

/** Where a solution was kept, and how many bytes it has. */
export interface KeptSolution {
  readonly file: string;
  readonly bytes: number;
}

/** Works a solution out again and keeps it for the next time, on all cores where the game can. */
export async function solveAndKeep(game: Game, solver: Solver, options: OptionValues, report: Report): Promise<KeptSolution> {
  const file = await solutionFile(game, options);
  makeFolder(solutionFolder());
  const workshop = await loadWorkshop(game.about.id);
  const content = workshop
    ? await workshop.solve(options, { threads: allCores(), memory: MEMORY, folder: `${file}.steps`, report })
    : await solver.solve(options, report);
  writeText(file, content);
  rmSync(`${file}.steps`, { recursive: true, force: true });
  return { file, bytes: content.length };
}

async function loadWorkshop(gameId: string): Promise<Workshop | undefined> {
  const part = Object.hasOwn(WORKSHOPS, gameId) ? await WORKSHOPS[gameId]?.() : undefined;
  return part?.workshop;
}
