import type { Report, Solver } from '@pocket-stadium/bots';
import type { Game, OptionValues } from '@pocket-stadium/kernel';
import { solutionFile, solutionFolder } from '@pocket-stadium/server/solutions';
import { makeFolder, writeText } from '../files.ts';

/** Works a solution out again and keeps it for the next time; says how many bytes it has. */
export async function solveAndKeep(game: Game, solver: Solver, options: OptionValues, report: Report): Promise<number> {
  const content = await solver.solve(options, report);
  makeFolder(solutionFolder());
  writeText(solutionFile(game, options), content);
  return content.length;
}
