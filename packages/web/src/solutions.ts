import { type FindSolution, fileOf, type SolutionFile } from '@pocket-stadium/bots';
import { SOLUTIONS } from '@pocket-stadium/games/shelf/solutions';
import { ROOT } from './root.ts';

/** How many pieces are asked for at a time. */
const AT_ONCE = 8;

/**
 * Solutions that come with the app are fetched whole and kept for offline play. Others are fetched in pieces, from a
 * server that has them.
 */
export const findSolution: FindSolution = async (gameId, name, here = false) => {
  const files = Object.hasOwn(SOLUTIONS, gameId) ? SOLUTIONS[gameId] : undefined;
  const address = files && Object.hasOwn(files, name) ? files[name] : undefined;
  if (address === undefined) return here ? null : pieces(new URL(`api/v1/solutions/${gameId}/${name}`, ROOT).href);
  // The service worker keeps what was fetched once.
  if (here && !(await globalThis.caches?.match(address))) return null;
  const response = await fetch(address);
  return response.ok ? fileOf(new Uint8Array(await response.arrayBuffer())) : null;
};

/** A file whose pieces are fetched when they are asked for. */
function pieces(address: string): SolutionFile {
  const here = new Map<string, Uint8Array>();
  const wanted = new Set<string>();
  const fetchOne = async (range: string): Promise<boolean> => {
    const response = await fetch(address, { headers: { range: `bytes=${range}` } }).catch(() => null);
    if (response?.status !== 206) return false;
    here.set(range, new Uint8Array(await response.arrayBuffer()));
    return true;
  };
  return {
    read(from, to) {
      const range = `${from}-${to - 1}`;
      const found = here.get(range);
      if (!found) wanted.add(range);
      return found ?? null;
    },
    async fetchMissing() {
      const ranges = [...wanted];
      wanted.clear();
      let came = ranges.length > 0;
      for (let i = 0; i < ranges.length && came; i += AT_ONCE) {
        came = (await Promise.all(ranges.slice(i, i + AT_ONCE).map(fetchOne))).every(Boolean);
      }
      return came;
    },
  };
}
