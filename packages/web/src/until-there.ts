import { bringMeanings, bringWords } from '../kit/texts.ts';

/** How long after a failure a part is fetched again. */
const AGAIN_MS = 2000;
/** The page reloads at most once in this time. */
const RELOAD_MS = 60_000;
const RELOADED = 'reloaded-at';

/** Fetches a part of the app until it is there. In a tunnel it arrives after the tunnel, and nobody has to reload. */
export async function untilThere<T>(load: () => Promise<T>): Promise<T> {
  for (let failures = 1; ; failures++) {
    try {
      return await load();
    } catch (error) {
      reportError(error);
      // Some browsers remember that a script did not arrive, and never fetch it again until the page reloads. A reload
      // also finds the scripts of a server that was upgraded meanwhile.
      if (failures > 1 && (await isServed()) && mayReload()) location.reload();
      await new Promise((resolve) => {
        setTimeout(resolve, AGAIN_MS);
        addEventListener('online', resolve, { once: true });
      });
    }
  }
}

/** A part of a game, with the texts of the game. */
export async function untilPartThere<T>(game: string, load: () => Promise<T>): Promise<T> {
  const [part] = await Promise.all([untilThere(load), untilThere(() => bringWords(game))]);
  return part;
}

/** What the terms of a game mean. */
export const meaningsThere = (game: string): Promise<void> => untilThere(() => bringMeanings(game));

/** Whether the server of the app answers. */
async function isServed(): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    // There is no network: that is the answer.
    return false;
  }
}

/** A page that cannot even note that it reloaded does not reload: it would do so for ever. */
function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED) ?? Number.NEGATIVE_INFINITY);
    if (Date.now() - last < RELOAD_MS) return false;
    sessionStorage.setItem(RELOADED, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
