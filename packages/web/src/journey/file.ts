import { forget, keep, keptUnder, readKept } from '../../kit/keep.ts';
import { type GivenAway, joinedGiven } from '../problems/given.ts';
import type { LookedAt } from '../problems/mistakes.ts';
import { joined, readJourney, writeJourney } from './log.ts';

// What belongs to a journey: everything that people made here, but neither settings nor what opens a seat online.
const WHOLE = ['journey', 'problem-days', 'problem-run', 'mistakes'] as const;
const UNDER = ['lesson:', 'tally:', 'problems:', 'daily:', 'match:', 'note:'] as const;
const FORMAT = 'pocket-stadium-journey';
const VERSION = 1;

function keys(): string[] {
  return [...WHOLE, ...UNDER.flatMap((prefix) => keptUnder(prefix).map((rest) => prefix + rest))];
}

/** Everything, as the text of one file. */
export function journeyFile(): string {
  const kept = keys().flatMap((key) => {
    const value = readKept(key);
    return value === null ? [] : [[key, value]];
  });
  return JSON.stringify({ format: FORMAT, version: VERSION, kept: Object.fromEntries(kept) }, null, 1);
}

/** Forgets everything that a file would hold. */
export function deleteJourney(): void {
  for (const key of keys()) forget(key);
}

/**
 * Takes a file in: what is here already stays, what is new is added. Answers `null` for a file of something else, and
 * `full` where the browser refuses.
 */
export function takeJourney(text: string): { readonly matches: number } | 'full' | null {
  const kept = read(text);
  if (!kept) return null;
  const before = new Set(keptUnder('match:'));
  let refused = false;
  for (const [key, value] of Object.entries(kept)) {
    const mine = readKept(key);
    const merged = mine === null ? value : mergerOf(key)(mine, value);
    if (merged !== mine && !keep(key, merged)) refused = true;
  }
  if (refused) return 'full';
  return { matches: keptUnder('match:').filter((id) => !before.has(id)).length };
}

function read(text: string): Readonly<Record<string, string>> | null {
  try {
    const { format, kept } = (JSON.parse(text) ?? {}) as { format?: unknown; kept?: unknown };
    if (format !== FORMAT || typeof kept !== 'object' || kept === null) return null;
    const known = Object.entries(kept).filter(([key, value]) => typeof value === 'string' && isOurs(key));
    return Object.fromEntries(known);
  } catch {
    // The text is no file of ours.
    return null;
  }
}

const isOurs = (key: string): boolean => WHOLE.some((whole) => whole === key) || UNDER.some((prefix) => key.startsWith(prefix));

type Merge = (mine: string, theirs: string) => string;

const mergerOf = (key: string): Merge => MERGERS[key] ?? MERGERS[UNDER.find((prefix) => key.startsWith(prefix)) ?? ''] ?? ((mine) => mine);

const larger: Merge = (mine, theirs) => (Number(theirs) > Number(mine) ? theirs : mine);

const MERGERS: Readonly<Record<string, Merge>> = {
  journey: (mine, theirs) => writeJourney(joined(readJourney(theirs), readJourney(mine)).toSorted((a, b) => a.date.localeCompare(b.date))),
  'problem-run': larger,
  'lesson:': larger,
  'problems:': (mine, theirs) => [...new Set([...mine.split(','), ...theirs.split(',')])].filter((one) => one !== '').join(),
  'problem-days': asObjects((mine, theirs) => ({ ...theirs, ...mine })),
  'tally:': asObjects(mergeTallies),
  mistakes: asObjects(mergeMistakes),
};

type Plain = Readonly<Record<string, unknown>>;

/** Merges values that are objects in JSON. A value that is no object stays as it is here. */
function asObjects(merge: (mine: Plain, theirs: Plain) => Plain): Merge {
  return (mine, theirs) => {
    try {
      return JSON.stringify(merge(objectOf(mine), objectOf(theirs)));
    } catch {
      // Another program wrote the value.
      return mine;
    }
  };
}

function objectOf(text: string): Plain {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null) throw new Error('not an object');
  return value as Plain;
}

/** Counts of the same bot are not added up: both devices may have counted the same matches. */
function mergeTallies(mine: Plain, theirs: Plain): Plain {
  const [here, there] = [mine.by, theirs.by].map((by) => (by ?? {}) as Record<string, Record<string, unknown>>) as [
    Record<string, Record<string, unknown>>,
    Record<string, Record<string, unknown>>,
  ];
  const most = (face: string, key: string) => Math.max(Number(here[face]?.[key] ?? 0), Number(there[face]?.[key] ?? 0));
  const faces = [...new Set([...Object.keys(here), ...Object.keys(there)])];
  const by = faces.map((face) => [
    face,
    { ...there[face], ...here[face], won: most(face, 'won'), drawn: most(face, 'drawn'), lost: most(face, 'lost') },
  ]);
  return { ...theirs, ...mine, by: Object.fromEntries(by) };
}

/**
 * The mistakes of both. What was given away is added up where both looked at different matches; otherwise the one that
 * looked at more counts.
 */
function mergeMistakes(mine: Plain, theirs: Plain): Plain {
  const list = <T>(of: Plain, key: string) => (Array.isArray(of[key]) ? (of[key] as T[]) : []);
  const known = list<{ record?: unknown }>(mine, 'mistakes');
  const more = list<{ record?: unknown }>(theirs, 'mistakes').filter(({ record }) => known.every((one) => one.record !== record));
  const [here, there] = [list<LookedAt | string>(mine, 'matches'), list<LookedAt | string>(theirs, 'matches')];
  const idOf = (match: LookedAt | string) => (typeof match === 'string' ? match : match.id);
  const mistakes = [...known, ...more];
  if (here.some((one) => there.some((other) => idOf(other) === idOf(one)))) {
    return { ...(there.length > here.length ? theirs : mine), mistakes };
  }
  const given = joinedGiven(list<GivenAway>(mine, 'given'), list<GivenAway>(theirs, 'given'));
  return { matches: [...here, ...there], mistakes, given };
}
