// What the browser keeps for us. It may refuse (private windows, blocked cookies, a full disk): callers say so.
const PREFIX = 'pocket-stadium:';

export function readKept(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

/** Keeps a text. False when the browser refuses. */
export function keep(key: string, value: string): boolean {
  try {
    localStorage.setItem(PREFIX + key, value);
    return true;
  } catch {
    return false;
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Nothing was kept, so there is nothing to forget.
  }
}

/** The keys kept under a prefix, without it. */
export function keptUnder(prefix: string): string[] {
  const start = PREFIX + prefix;
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(start))
      .map((key) => key.slice(start.length));
  } catch {
    return [];
  }
}

/** Whether the key of a storage event is ours, and which. */
export function keptKey(key: string | null): string | null {
  return key?.startsWith(PREFIX) ? key.slice(PREFIX.length) : null;
}
