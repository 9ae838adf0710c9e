import { rename, writeFile } from 'node:fs/promises';
import { FIELDS } from '../rules.ts';
import { sha256, solveToFile } from './solve-file.ts';

export interface SolveRequest {
  readonly field: string | undefined;
  readonly out: string | undefined;
  readonly threads: number;
  /** Megabytes to keep transitions in. */
  readonly memory: number;
  readonly layers: string | undefined;
}

/** `solve FIELD --out FILE`: the exit status. */
export async function solve({ field, out, threads, memory, layers }: SolveRequest): Promise<number> {
  const table = FIELDS.find(({ id }) => id === field);
  if (!table || !out || !(threads >= 1 && threads <= 64) || !(memory >= 0)) {
    process.stderr.write(
      `solve needs a field (${FIELDS.map(({ id }) => id).join(', ')}) and --out FILE; --threads from 1 to 64, --memory in MB.\n`,
    );
    return 2;
  }
  const started = performance.now();
  const { file, counts } = await solveToFile(table, {
    threads,
    spare: memory * 1e6,
    ...(layers !== undefined && { layers }),
    report: ({ turns, found, known }) => process.stderr.write(`${turns} turns: ${found} positions, ${known} known\n`),
  });
  await writeFile(`${out}.part`, file);
  await rename(`${out}.part`, out);
  const seconds = Math.round((performance.now() - started) / 1000);
  const cpu = process.cpuUsage();
  const used = {
    seconds,
    cpuSeconds: Math.round((cpu.user + cpu.system) / 1e6),
    megabytes: Math.round(process.resourceUsage().maxRSS / 1000),
  };
  process.stdout.write(`${JSON.stringify({ field, bytes: file.length, sha256: sha256(file), ...used, ...counts })}\n`);
  return 0;
}
