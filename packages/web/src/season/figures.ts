import { accept } from '@pocket-stadium/kernel';
import {
  type BrokenRecord,
  boxOf,
  type Fixture,
  type KeptBox,
  packBox,
  type SeasonLog,
  type SeasonPart,
  type SeasonStatistics,
  statistics,
  tellRecord,
  unpackBox,
} from '@pocket-stadium/season';
import { lang } from '../../kit/lang.svelte.ts';
import { keepBoxes } from './keep-seasons.ts';
import type { Season } from './season.svelte.ts';

/** What the matches of a season say, worked out from its events as they were then. */
export interface Figures {
  readonly of: SeasonLog;
  readonly part: SeasonPart | null;
  readonly stats: SeasonStatistics;
}

/** The version is raised when box scores come out otherwise: those that were kept are worked out anew. */
const VERSION = 4;

/**
 * Works the figures of a season out. Matches are folded once: their box scores are kept, by the event that brought the
 * result.
 */
export function workOut(season: Season): Figures {
  const { log, figures, part } = season;
  if (figures?.of === log) return figures;
  const { id: game, rulesVersion } = season.game.about;
  const version = `${VERSION} ${game} ${rulesVersion}`;
  const { boxes } = season;
  season.boxes = undefined;
  const known: Record<string, KeptBox> = boxes?.version === version ? JSON.parse(boxes.boxes) : {};
  for (const box of figures?.stats.boxes ?? []) known[keyOf(box.fixture)] = packBox(box);
  let fresh = 0;
  const stats = statistics(season.state, season.game, part, (fixture) => {
    const there = known[keyOf(fixture)];
    if (there) return accept(unpackBox(there, fixture, part?.lineup ?? 0));
    const box = boxOf(season.game, part, fixture);
    if (!box?.ok) return box;
    fresh++;
    known[keyOf(fixture)] = packBox(box.value);
    return accept({ ...box.value, plays: [] });
  });
  season.figures = { of: log, part, stats };
  if (season.own && fresh > 0) void keepBoxes({ id: season.id, version, boxes: JSON.stringify(known) });
  return season.figures;
}

const keyOf = ({ inForce, id }: Fixture): string => inForce?.event.id ?? id;

/** The event that brought the result of a record: what came later has a larger number. */
const broughtBy = ({ fixture }: BrokenRecord): number => fixture.inForce?.event.n ?? 0;
/** So many are told at once. */
const MOST_TOLD = 3;

/** The records that fell after an event of the season, in sentences. */
export function recordsSince(season: Season, event: number): readonly string[] {
  const { records } = workOut(season).stats;
  return records
    .filter((record) => broughtBy(record) > event)
    .slice(-MOST_TOLD)
    .map((record) => tellRecord(season.state, record, lang.current));
}

/** The records that fell in a match, in sentences. */
export function recordsIn(season: Season, fixture: string): readonly string[] {
  const { records } = workOut(season).stats;
  return records.filter((record) => record.fixture.id === fixture).map((record) => tellRecord(season.state, record, lang.current));
}
