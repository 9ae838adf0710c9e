/** How long after it did not arrive something is sent for again. */
const AGAIN_MS = 2000;
/** The page starts anew at most once in this time. */
const RELOAD_MS = 60_000;
const RELOADED = 'reloaded-at';

/** Sends for a part of the app until it is there: in a tunnel it arrives behind the tunnel, and nobody has to reload. */
export async function untilThere<T>(load: () => Promise<T>): Promise<T> {
  for (let failures = 1; ; failures++) {
    try {
      return await load();
    } catch (error) {
      reportError(error);
      // Some browsers remember that a script did not arrive, and never send for it again: a page that starts anew does.
      // So it also finds the scripts of a server that was upgraded meanwhile.
      if (failures > 1 && (await isServed()) && mayReload()) location.reload();
      await new Promise((resolve) => {
        setTimeout(resolve, AGAIN_MS);
        addEventListener('online', resolve, { once: true });
      });
    }
  }
}

/** Whether whoever serves the app answers. */
async function isServed(): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    // No network: what was asked is answered.
    return false;
  }
}

/** A page that cannot even note when it started anew does not: it would do so for ever. */
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
