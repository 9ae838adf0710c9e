import { accept, type Game, type Problem, type Result } from '@pocket-stadium/kernel';
import {
  append,
  type EntrantNow,
  type EventBody,
  entrantIn,
  type Fixture,
  fixturesOf,
  loadSeasonPart,
  mergeLogs,
  openFixtures,
  type RankingRow,
  ranking,
  type SeasonEvent,
  type SeasonLog,
  type SeasonPart,
  type SeasonState,
} from '@pocket-stadium/season';
import { loadGame } from '../games.ts';
import { random } from '../match/random.ts';
import { untilThere } from '../until-there.ts';
import type { Figures } from './figures.ts';
import { changeSeason, isKept, type KeptBoxes, keepNote, readBoxes, readSeason, readSeasonNote, type SeasonNote } from './keep-seasons.ts';
import { noteSeason, stateOf } from './note-season.ts';
import { instant } from './writing.ts';

/** A season that this page shows: its events, and all that follows from them. A new event is kept before it is shown. */
export class Season {
  log: SeasonLog = $state.raw() as SeasonLog;
  note: SeasonNote | null = $state.raw(null);
  /** Whether it is kept: false where the browser refuses. */
  kept = $state(true);
  /** The figures of its matches; null until they are worked out. */
  figures: Figures | null = $state.raw(null);
  /** Box scores from before, until figures are made from them. */
  boxes: KeptBoxes | undefined;
  readonly state: SeasonState = $derived(folded(this.log));
  readonly fixtures: readonly Fixture[] = $derived(fixturesOf(this.state));
  readonly open: readonly Fixture[] = $derived(openFixtures(this.state));
  /** The ranking, with bonus points where figures give some. */
  readonly rows: readonly RankingRow[] = $derived(
    this.state.setup.bonus && this.figures?.of === this.log ? this.figures.stats.ranking : ranking(this.state),
  );
  /** Called when something was added here. */
  onadded: () => void = () => {};

  private constructor(
    log: SeasonLog,
    note: SeasonNote | null,
    readonly game: Game,
    /** The statistics of its game; null where it keeps none of its own. */
    readonly part: SeasonPart | null,
    /** Whether it is a season of this device. Another one is only looked at. */
    readonly own: boolean,
  ) {
    this.log = log;
    this.note = note;
  }

  /** A season of this device; null where there is none, or its game is unknown. */
  static async load(id: string): Promise<Season | null> {
    const [log, note, boxes] = await Promise.all([readSeason(id), readSeasonNote(id), readBoxes(id)]);
    const season = log ? await Season.of(log, note ?? null, true) : null;
    if (season) season.boxes = boxes;
    return season;
  }

  static async of(log: SeasonLog, note: SeasonNote | null, own: boolean): Promise<Season | null> {
    const state = stateOf(log);
    if (!state.ok) return null;
    const { game: id } = state.value.setup;
    const [game, part] = await Promise.all([loadGame(id), untilThere(() => loadSeasonPart(id))]);
    if (!game) return null;
    const season = new Season(log, note, game, part, own);
    season.kept = !own || (await isKept());
    return season;
  }

  get id(): string {
    return this.log.id;
  }

  fixture(id: string): Fixture | undefined {
    return this.fixtures.find((fixture) => fixture.id === id);
  }

  entrant(id: string) {
    return this.state.entrants.find((entrant) => entrant.id === id);
  }

  nameOf(id: string): string {
    return this.entrant(id)?.team.name ?? '?';
  }

  /** The two of a match as they were when it was played: somebody else may play for them since. */
  entrantIn(fixture: Fixture, id: string): EntrantNow | undefined {
    const entrant = this.entrant(id);
    return entrant && entrantIn(entrant, fixture);
  }

  nameIn(fixture: Fixture, id: string): string {
    return this.entrantIn(fixture, id)?.team.name ?? '?';
  }

  /** The round that is played: the first with a match to come, else the last. */
  readonly round: number = $derived(this.open[0]?.round ?? this.state.rounds.length);

  /** Adds events. An event that makes no sense in the season as it is now is refused. */
  async add(...bodies: readonly EventBody[]): Promise<Problem | null> {
    const before = new Set(this.state.ignored.map(({ event }) => event.id));
    const make = (log: SeasonLog) => append(log, bodies, random, { at: instant() });
    this.log = this.own ? await changeSeason(this.id, (kept) => make(kept ?? this.log)) : make(this.log);
    await this.touch();
    this.onadded();
    return this.state.ignored.find(({ event }) => !before.has(event.id))?.why ?? null;
  }

  /** Takes in what others added. */
  async merge(events: readonly SeasonEvent[]): Promise<void> {
    if (events.length === 0) return;
    const known = new Set(this.log.events.map(({ id }) => id));
    if (events.every(({ id }) => known.has(id))) return;
    const other = { id: this.id, events };
    this.log = this.own ? await changeSeason(this.id, (kept) => mergeLogs(kept ?? this.log, other)) : mergeLogs(this.log, other);
    await this.touch();
  }

  /** Another window, or a match that ended, added something. */
  async readAgain(): Promise<void> {
    const log = this.own ? await readSeason(this.id) : undefined;
    if (log && log.events.length !== this.log.events.length) this.log = log;
  }

  async annotate(more: Partial<SeasonNote>): Promise<void> {
    if (!this.own || !this.note) return;
    this.note = { ...this.note, ...more };
    await keepNote(this.note);
  }

  private async touch(): Promise<void> {
    if (this.own) this.note = await noteSeason(this.log);
  }
}

function folded(log: SeasonLog): SeasonState {
  const state = stateOf(log);
  if (!state.ok) throw new Error(state.problem.message.en);
  return state.value;
}

/** Keeps a season on this device, new or from a file. One that is here already takes in what is new. */
export async function keepSeason(log: SeasonLog, more: Partial<SeasonNote> = {}): Promise<Result<string>> {
  const state = stateOf(log);
  if (!state.ok) return state;
  const merged = await changeSeason(log.id, (before) => (before ? mergeLogs(before, log) : log));
  await noteSeason(merged, more);
  return accept(log.id);
}
