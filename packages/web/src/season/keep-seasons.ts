import type { SeasonLog, Team } from '@pocket-stadium/season';

// Seasons and teams of this browser. They are too large for `kit/keep.ts`: a season holds the records of all its
// matches. Where the browser refuses, they last as long as the page, and the page says so.
const NAME = 'pocket-stadium';
const VERSION = 1;
const STORES = ['seasons', 'notes', 'boxes', 'teams'] as const;
type Store = (typeof STORES)[number];

/** What a list of seasons knows without reading them. */
export interface SeasonNote {
  readonly id: string;
  readonly title: string;
  readonly game: string;
  /** When it was last touched. */
  readonly at: number;
  readonly played: number;
  readonly matches: number;
  readonly over: boolean;
  /** Its copy on a server, and what may be done with it there. */
  readonly online?: { readonly secret: string | null };
}

/** A team of this browser. */
export interface KeptTeam {
  readonly id: string;
  readonly at: number;
  readonly team: Team;
}

/** What was worked out of the matches of a season. What is missing is worked out anew. */
export interface KeptBoxes {
  readonly id: string;
  readonly version: string;
  /** Box scores as JSON, by the event of the result. A browser reads one text sooner than thousands of small values. */
  readonly boxes: string;
}

let opening: Promise<IDBDatabase | null> | null = null;
/** The rows that the browser refuses to keep. */
const unkept: Readonly<Record<Store, Map<string, unknown>>> = {
  seasons: new Map(),
  notes: new Map(),
  boxes: new Map(),
  teams: new Map(),
};

function open(): Promise<IDBDatabase | null> {
  opening ??= new Promise((resolve) => {
    try {
      const asked = indexedDB.open(NAME, VERSION);
      asked.onupgradeneeded = () => {
        for (const store of STORES)
          if (!asked.result.objectStoreNames.contains(store)) asked.result.createObjectStore(store, { keyPath: 'id' });
      };
      asked.onsuccess = () => {
        // Another window has a newer app, which must not wait for this one.
        asked.result.onversionchange = () => asked.result.close();
        resolve(asked.result);
      };
      asked.onerror = () => resolve(null);
    } catch {
      resolve(null);
    }
  });
  return opening;
}

/** Whether what is made here outlives the page. */
export const isKept = async (): Promise<boolean> => (await open()) !== null;

const answered = <T>(asked: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });

async function read<T>(store: Store, id: string): Promise<T | undefined> {
  const db = await open();
  if (!db) return unkept[store].get(id) as T | undefined;
  return answered<T | undefined>(db.transaction(store).objectStore(store).get(id));
}

async function readAll<T>(store: Store): Promise<T[]> {
  const db = await open();
  if (!db) return [...unkept[store].values()] as T[];
  return answered<T[]>(db.transaction(store).objectStore(store).getAll());
}

/** Writes rows of several stores together: all of them, or none. */
async function write(rows: readonly (readonly [Store, { readonly id: string }])[]): Promise<void> {
  const db = await open();
  if (!db) {
    for (const [store, row] of rows) unkept[store].set(row.id, row);
    return;
  }
  const transaction = db.transaction([...new Set(rows.map(([store]) => store))], 'readwrite');
  for (const [store, row] of rows) transaction.objectStore(store).put(row);
  await finished(transaction);
}

const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    transaction.onerror = () => reject(transaction.error);
  });

async function remove(id: string, ...stores: readonly Store[]): Promise<void> {
  const db = await open();
  for (const store of stores) unkept[store].delete(id);
  if (!db) return;
  const transaction = db.transaction(stores, 'readwrite');
  for (const store of stores) transaction.objectStore(store).delete(id);
  await finished(transaction);
}

export const readSeason = (id: string): Promise<SeasonLog | undefined> => read('seasons', id);
export const readSeasonNote = (id: string): Promise<SeasonNote | undefined> => read('notes', id);
export const readBoxes = (id: string): Promise<KeptBoxes | undefined> => read('boxes', id);
export const keepBoxes = (boxes: KeptBoxes): Promise<void> => write([['boxes', boxes]]);
export const keepNote = (note: SeasonNote): Promise<void> => write([['notes', note]]);

/** All seasons of this browser, the latest first. */
export async function keptSeasons(): Promise<SeasonNote[]> {
  return (await readAll<SeasonNote>('notes')).sort((a, b) => b.at - a.at);
}

/**
 * Changes a season as it is kept now, whichever window changed it last. Nobody else can change it meanwhile. Answers
 * the season as it is then.
 */
export async function changeSeason(id: string, change: (log: SeasonLog | undefined) => SeasonLog): Promise<SeasonLog> {
  const db = await open();
  if (!db) {
    const changed = change(unkept.seasons.get(id) as SeasonLog | undefined);
    unkept.seasons.set(id, changed);
    return changed;
  }
  const transaction = db.transaction('seasons', 'readwrite');
  const store = transaction.objectStore('seasons');
  const before = await answered<SeasonLog | undefined>(store.get(id));
  const changed = change(before);
  store.put(changed);
  await finished(transaction);
  return changed;
}

export const deleteSeason = (id: string): Promise<void> => remove(id, 'seasons', 'notes', 'boxes');

/** The teams of this browser, by name. */
export async function keptTeams(): Promise<KeptTeam[]> {
  return (await readAll<KeptTeam>('teams')).sort((a, b) => a.team.name.localeCompare(b.team.name));
}
export const readTeam = (id: string): Promise<KeptTeam | undefined> => read('teams', id);
export const keepTeam = (team: KeptTeam): Promise<void> => write([['teams', team]]);
export const deleteTeam = (id: string): Promise<void> => remove(id, 'teams');
