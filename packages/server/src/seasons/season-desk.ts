import { randomInt } from 'node:crypto';
import { accept, type Play, type Result } from '@pocket-stadium/kernel';
import {
  append,
  type EventBody,
  type Fixture,
  foldSeason,
  forgettingWhoLeft,
  mergeLogs,
  resultOf,
  type SeasonEvent,
  type SeasonLog,
  type SeasonState,
  withoutForgotten,
} from '@pocket-stadium/season';
import { same } from '../ids.ts';
import type { Services } from '../services.ts';
import type { SeasonLogRow, SeasonRow } from '../store/schema.ts';
import {
  appendToSeason,
  findSeason,
  fixtureAt,
  insertSeason,
  removeGuestFromSeasons,
  removeSeason,
  renewSeasonLink,
  seasonLog,
  seasonsOfGuest,
} from '../store/seasons.ts';
import type { Lobby } from '../tables/lobby.ts';
import { no } from '../tables/words.ts';

const DAY = 86_400_000;
/** How often events are numbered again when others were faster. */
const ATTEMPTS = 20;
/** How many characters the events of one season may take. */
const MOST_STORED = 16_000_000;
/** How many seasons are held in memory. */
const MOST_KNOWN = 50;

/** A season as far as its log was read. */
interface Known {
  readonly n: number;
  readonly size: number;
  /** The events in the order in which they came. */
  readonly arrived: readonly SeasonEvent[];
  readonly log: SeasonLog;
  readonly state: SeasonState;
}

/** A season as it is stored. */
export interface SeasonNow extends Known {
  readonly row: SeasonRow;
}

/**
 * Seasons that people put on this server. A season is its events: people add some, and nobody changes or removes any,
 * but for names that are to be forgotten.
 * What is in memory is a copy of what is stored; other nodes may have added more, so it is read on before it is used.
 */
export class SeasonDesk {
  private readonly known = new Map<string, Known>();

  constructor(
    readonly services: Services,
    readonly lobby: Lobby,
  ) {
    services.endings.listen((table, play) => {
      this.takeResult(table, play).catch((error: unknown) => services.log.warn({ err: error }, 'a result did not reach its season'));
    });
  }

  async find(id: string): Promise<Result<SeasonNow>> {
    const { db } = this.services;
    const row = await findSeason(db, id);
    if (!row) {
      this.known.delete(id);
      return no('no-such-season');
    }
    const before = this.known.get(id);
    const rows = await seasonLog(db, id, before?.n ?? 0);
    const now = before && rows.length === 0 ? before : readOn(id, before, rows);
    if (!now) return no('no-such-season');
    this.remember(id, now);
    return accept({ ...now, row });
  }

  private remember(id: string, now: Known): void {
    this.known.delete(id);
    this.known.set(id, now);
    for (const oldest of this.known.keys()) {
      if (this.known.size <= MOST_KNOWN) return;
      this.known.delete(oldest);
    }
  }

  /** Keeps a season that was made on a device. Its link is told once, to the person who brought it. */
  async keep(log: SeasonLog): Promise<Result<SeasonRow>> {
    const at = this.services.now();
    const row: SeasonRow = { id: log.id, links: 0, created: at, updated: at };
    const rows = rowsOf(log.id, log.events, 0, at);
    if (sizeOf(rows) > MOST_STORED) return no('season-full');
    const kept = await insertSeason(this.services.db, row, rows);
    return kept ? accept(row) : no('season-known');
  }

  /**
   * Adds what `make` says of the season as it is stored now: all of it, or nothing. Events that are here already are
   * not added again, so a client that got no answer may ask once more.
   */
  async add(id: string, make: (season: SeasonNow) => Result<readonly SeasonEvent[]>): Promise<Result<SeasonNow>> {
    for (let attempt = 1; ; attempt++) {
      const now = await this.find(id);
      if (!now.ok) return now;
      const made = make(now.value);
      if (!made.ok) return made;
      const there = new Set(now.value.log.events.map((event) => event.id));
      const fresh = made.value.filter((event) => !there.has(event.id));
      if (fresh.length === 0) return now;
      const at = this.services.now();
      const { n, arrived, size } = now.value;
      const all = withoutForgotten([...arrived, ...fresh]);
      const rows = rowsOf(id, all.slice(arrived.length), n, at);
      const unnamed = rowsOf(id, all.slice(0, arrived.length), 0, at).filter((_, i) => all[i] !== arrived[i]);
      if (size + sizeOf(rows) > MOST_STORED) return no('season-full');
      if (await appendToSeason(this.services.db, id, rows, unnamed, at)) return this.find(id);
      if (attempt === ATTEMPTS) return no('too-many');
    }
  }

  /** Adds what the server itself has to say. */
  write(id: string, make: (season: SeasonNow) => Result<readonly EventBody[]>): Promise<Result<SeasonNow>> {
    const at = `${new Date(this.services.now()).toISOString().slice(0, 19)}Z`;
    return this.add(id, (season) => {
      const bodies = make(season);
      if (!bodies.ok) return bodies;
      const { events } = append(season.log, bodies.value, randomInt, { at });
      return accept(events.slice(season.log.events.length));
    });
  }

  secretOf({ id, links }: SeasonRow): string {
    return this.services.signer.seasonSecret(id, links);
  }

  mayChange({ row }: SeasonNow, secret: string | null): boolean {
    return secret !== null && same(secret, this.secretOf(row));
  }

  /** When a season goes, if nothing is added; null for never. */
  until({ updated }: SeasonRow): number | null {
    const { seasons } = this.services.config.retention;
    return seasons > 0 ? Number(updated) + seasons * DAY : null;
  }

  /** Shuts the link that changes the season. The next one opens it. */
  async renew({ row }: SeasonNow): Promise<SeasonRow> {
    const links = row.links + 1;
    await renewSeasonLink(this.services.db, row.id, links);
    return { ...row, links };
  }

  async remove(id: string): Promise<void> {
    this.known.delete(id);
    await removeSeason(this.services.db, id);
  }

  /** Forgets a guest: the names under which they entered leave every event and record, and the results stay. */
  async forget(guest: string): Promise<void> {
    const { db } = this.services;
    for (const { season_id, entrant } of (await seasonsOfGuest(db, guest)).entered)
      await this.write(season_id, ({ state }) => accept(forgettingWhoLeft(state, entrant)));
    await removeGuestFromSeasons(db, guest);
  }

  /** The match at a table is over: if it was one of a season, its result and its record come into it, once. */
  async takeResult(table: string, play: Play): Promise<void> {
    const at = await fixtureAt(this.services.db, table);
    if (!at) return;
    await this.write(at.season_id, ({ state }) => {
      const fixture = fixtureIn(state, at.fixture);
      const result = fixture && !fixture.result ? resultOf(play, 'online') : null;
      return accept(result?.ok ? [{ type: 'result', fixture: at.fixture, result: result.value }] : []);
    });
  }
}

/** A match of a season by its name. */
export function fixtureIn({ rounds }: SeasonState, id: string): Fixture | undefined {
  return rounds.flatMap(({ fixtures }) => fixtures).find((fixture) => fixture.id === id);
}

/** The season as it was known, with what came since; null where the events make no season. */
function readOn(id: string, before: Known | undefined, rows: readonly SeasonLogRow[]): Known | null {
  const came = rows.map(({ data }) => JSON.parse(data) as SeasonEvent);
  const log = mergeLogs(before?.log ?? { id, events: [] }, { id, events: came });
  const state = foldSeason(log);
  if (!state.ok) return null;
  return {
    n: rows.at(-1)?.n ?? before?.n ?? 0,
    size: (before?.size ?? 0) + sizeOf(rows),
    arrived: withoutForgotten([...(before?.arrived ?? []), ...came]),
    log,
    state: state.value,
  };
}

const rowsOf = (season: string, events: readonly SeasonEvent[], after: number, at: number): SeasonLogRow[] =>
  events.map((event, i) => ({ season_id: season, n: after + i + 1, key: event.id, at, data: JSON.stringify(event) }));

const sizeOf = (rows: readonly SeasonLogRow[]): number => rows.reduce((sum, { data }) => sum + data.length, 0);
