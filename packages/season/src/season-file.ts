import { accept, type Result, refuse } from '@pocket-stadium/kernel';
import * as w from '../words/file.ts';
import { checkEvent } from './check.ts';
import type { SeasonEvent, SeasonLog } from './events.ts';
import { inOrder } from './log.ts';
import { each, fields, isCount, wrong } from './look.ts';

export const SEASON_FORMAT = 1;
/** 780 matches with their records stay below this length. Larger input is not looked at. */
export const MAX_SEASON_LENGTH = 32_000_000;
const MOST_EVENTS = 20_000;

/** A season as a file: an event a line, so that two versions of it can be compared. */
export function makeSeason({ id, events }: SeasonLog): string {
  const lines = events.map((event) => `  ${JSON.stringify(event)}`);
  return `{"format":${SEASON_FORMAT},"season":"${id}","events":[\n${lines.join(',\n')}\n]}\n`;
}

/** A season of unknown origin. Nothing throws: it comes back as a refusal that names the field. */
export function readSeason(text: string): Result<SeasonLog> {
  if (text.length > MAX_SEASON_LENGTH) return refuse('too-large', w.too_large, { given: text.length, max: MAX_SEASON_LENGTH });
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return refuse('not-a-season', w.not_a_season);
  }
  return checkSeason(data);
}

/** The same, from a value. */
export function checkSeason(data: unknown): Result<SeasonLog> {
  const { format, season, events } = fields(data);
  if (isCount(format) && format > SEASON_FORMAT) return refuse('newer-format', w.newer_format, { given: format, known: SEASON_FORMAT });
  if (format !== SEASON_FORMAT) return refuse('not-a-season', w.not_a_season);
  if (typeof season !== 'string' || !/^[0-9a-f]{32}$/.test(season)) return wrong('season', '32 × 0-9a-f');
  const list = checkEvents(events, 'events');
  if (!list.ok) return list;
  if (list.value[0]?.type !== 'created') return refuse('not-begun', w.not_begun);
  return accept({ id: season, events: list.value });
}

/** Events of unknown origin, in their order; each once. */
export function checkEvents(data: unknown, field: string): Result<SeasonEvent[]> {
  const list = each(data, MOST_EVENTS, field, checkEvent);
  if (!list.ok) return list;
  const ids = new Set(list.value.map(({ id }) => id));
  return ids.size === list.value.length ? accept(inOrder(list.value)) : wrong(field, '"id" ≠');
}
