/** The bytes of a file from one offset to before another; null where they are not here (yet). */
export type ReadBytes = (from: number, to: number) => Uint8Array | null;

/** A solution as a file of which pieces are read. */
export interface SolutionFile {
  readonly read: ReadBytes;
  /** Fetches what was asked for and is not here; false where nothing came. */
  fetchMissing?(): Promise<boolean>;
}

/** How a host finds the solution of a game by the name of its file; null where there is none. With `here` nothing is fetched. */
export type FindSolution = (gameId: string, name: string, here?: boolean) => Promise<SolutionFile | null>;

/** A file that is in memory as a whole. */
export function fileOf(bytes: Uint8Array): SolutionFile {
  return { read: (from, to) => bytes.subarray(from, to) };
}

/** Asks until nothing is missing: the pieces that the asked one reads and does not find are fetched. */
export async function withPieces<T>(file: SolutionFile, ask: () => T, isMissing: (answer: T) => boolean): Promise<T> {
  for (;;) {
    const answer = ask();
    if (!isMissing(answer) || !(await file.fetchMissing?.())) return answer;
  }
}
