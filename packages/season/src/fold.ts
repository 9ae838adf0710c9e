import { accept, type Message, type Problem, type Result, refuse, type ValuesFor } from '@pocket-stadium/kernel';
import * as w from '../words/fold.ts';
import { type Entrant, type EventBody, fixtureId, MOST_ENTRANTS, type SeasonEvent, type SeasonLog, type SeasonSetup } from './events.ts';
import type { EntrantNow, Fixture, Ignored, Recorded, Replacement, Round, SeasonState } from './state.ts';
import type { Player } from './team.ts';
import { renamed } from './templates.ts';

/** An entrant while the log is read. */
interface Joined {
  entrant: Entrant;
  readonly joined: number;
  withdrawn: number | null;
  readonly replaced: Replacement[];
}

/** A match while the log is read. */
interface Slot {
  readonly id: string;
  readonly round: number;
  readonly home: string;
  readonly away: string;
  readonly history: Recorded[];
}

/** What a log leads to. It never throws: what makes no sense is set aside with the reason. */
export function foldSeason(log: SeasonLog): Result<SeasonState> {
  const [first] = log.events;
  if (first?.type !== 'created') return refuse('not-begun', w.not_begun);
  const folding = new Folding(first.setup);
  for (const event of log.events.slice(1)) folding.take(event);
  return accept(folding.state(log));
}

type Body<T extends EventBody['type']> = Extract<SeasonEvent, { type: T }>;

class Folding {
  private readonly entrants = new Map<string, Joined>();
  private readonly rounds: { slots: Map<string, Slot>; byes: string[] }[] = [];
  private readonly unplaced: Recorded[] = [];
  private readonly ignored: Ignored[] = [];
  private paused = false;

  constructor(private setup: SeasonSetup) {}

  take(event: SeasonEvent): void {
    const why = this.apply(event);
    if (why) this.ignored.push({ event, why });
  }

  private apply(event: SeasonEvent): Problem | null {
    switch (event.type) {
      case 'created':
        return no('twice', w.begun_twice, {});
      case 'retitled':
        this.setup = { ...this.setup, title: event.title };
        return null;
      case 'entered':
        return this.enter(event.entrant);
      case 'team-changed':
        return this.change(event);
      case 'replaced':
        return this.replace(event);
      case 'withdrew':
      case 'returned':
        return this.attend(event.entrant, event.type === 'withdrew');
      case 'paired':
        return this.pair(event);
      case 'unpaired':
        return this.unpair(event.round);
      case 'result':
        return this.record(event, event.fixture, event.result);
      case 'corrected':
        return this.record(event, event.fixture, event.result, event.note);
      case 'paused':
        this.paused = event.paused;
        return null;
      case 'noted':
      case 'forgotten':
        // Forgotten names are removed before anything is read.
        return null;
    }
  }

  private enter(entrant: Entrant): Problem | null {
    if (this.entrants.has(entrant.id)) return no('entered-twice', w.entered_twice, { name: entrant.team.name });
    if (this.entrants.size >= MOST_ENTRANTS) return no('too-many', w.too_many, { name: entrant.team.name, most: MOST_ENTRANTS });
    this.entrants.set(entrant.id, { entrant, joined: this.rounds.length, withdrawn: null, replaced: [] });
    return null;
  }

  private change({ entrant: id, team, bot }: Body<'team-changed'>): Problem | null {
    const known = this.entrants.get(id);
    if (!known) return no('no-entrant', w.no_entrant, {});
    const { bot: _, ...rest } = known.entrant;
    known.entrant = { ...rest, team, ...(bot && { bot }) };
    return null;
  }

  private replace(event: Body<'replaced'>): Problem | null {
    const known = this.entrants.get(event.entrant);
    if (!known) return no('no-entrant', w.no_entrant, {});
    const { bot: before, team, ...rest } = known.entrant;
    known.replaced.push({ event, from: this.nextRoundOf(event.entrant), name: team.name, ...(before && { bot: before }) });
    const { name, bot } = event;
    known.entrant = { ...rest, team: name === undefined ? team : renamed(team, name), ...(bot && { bot }) };
    return null;
  }

  /** The round in which an entrant plays next: that of its first match without a result, or one that is not paired yet. */
  private nextRoundOf(id: string): number {
    const waits = this.rounds.findIndex(({ slots }) =>
      [...slots.values()].some(({ home, away, history }) => (home === id || away === id) && !history.at(-1)?.result),
    );
    return (waits < 0 ? this.rounds.length : waits) + 1;
  }

  private attend(id: string, leaves: boolean): Problem | null {
    const known = this.entrants.get(id);
    if (!known) return no('no-entrant', w.no_entrant, {});
    known.withdrawn = leaves ? (known.withdrawn ?? this.rounds.length) : null;
    return null;
  }

  private pair({ round, fixtures, byes, adds }: Body<'paired'>): Problem | null {
    const strangers = [...fixtures.flatMap(({ home, away }) => [home, away]), ...byes].some((id) => !this.entrants.has(id));
    if (strangers) return no('no-entrant', w.no_entrant, {});
    if (round > this.rounds.length + 1) return no('no-such-round', w.no_such_round, { round });
    const known = this.rounds[round - 1];
    if (known && !adds && known.slots.size > 0) return no('paired-twice', w.paired_twice, { round });
    const into = known ?? { slots: new Map<string, Slot>(), byes: [] };
    if (!known) this.rounds.push(into);
    for (const pair of fixtures) {
      const id = fixtureId(round, pair);
      if (!into.slots.has(id)) into.slots.set(id, { id, round, home: pair.home, away: pair.away, history: [] });
    }
    const plays = new Set([...into.slots.values()].flatMap(({ home, away }) => [home, away]));
    into.byes = [...new Set([...(adds ? into.byes : []), ...byes])].filter((id) => !plays.has(id));
    return null;
  }

  private unpair(round: number): Problem | null {
    const known = this.rounds[round - 1];
    if (!known) return no('no-such-round', w.no_such_round, { round });
    for (const { id, history } of [...known.slots.values()]) if (history.length === 0) known.slots.delete(id);
    known.byes = [];
    if (known.slots.size === 0 && round === this.rounds.length) this.rounds.pop();
    return null;
  }

  private record(event: SeasonEvent, id: string, result: Recorded['result'], note?: string): Problem | null {
    const [round = '', home = '', away = ''] = id.split(':');
    const lineups = result?.lineups ?? [this.playersOf(home), this.playersOf(away)];
    const recorded: Recorded = { event, result, lineups, ...(note !== undefined && { note }) };
    const slot = this.rounds[Number(round) - 1]?.slots.get(id);
    if (slot) slot.history.push(recorded);
    else this.unplaced.push(recorded);
    return slot ? null : no('no-such-match', w.no_such_match, {});
  }

  private playersOf(id: string): readonly Player[] {
    return this.entrants.get(id)?.entrant.team.players ?? [];
  }

  state({ id, events }: SeasonLog): SeasonState {
    const rounds = this.rounds.map(({ slots, byes }, i): Round => ({ number: i + 1, fixtures: [...slots.values()].map(fixtureOf), byes }));
    const { setup, unplaced, paused, ignored } = this;
    return { id, setup, entrants: this.seeded(), rounds, unplaced, paused, ignored, events };
  }

  /** Everybody with a seed: as it was given, the others after them in the order in which they came. */
  private seeded(): EntrantNow[] {
    const all = [...this.entrants.values()];
    const given = (each: Joined): number => each.entrant.seed ?? Number.POSITIVE_INFINITY;
    const sorted = all.map((each, i) => ({ each, i })).sort((a, b) => given(a.each) - given(b.each) || a.i - b.i);
    return sorted.map(({ each: { entrant, ...now } }, i) => ({ ...entrant, seed: i + 1, ...now }));
  }
}

/**
 * A match with the result that counts: the first that was recorded, or the correction of what counted then. Others
 * contest it.
 */
function fixtureOf({ id, round, home, away, history }: Slot): Fixture {
  let inForce: Recorded | null = null;
  let contested: Recorded[] = [];
  for (const recorded of history) {
    const { event, result } = recorded;
    const settles = event.type === 'corrected' || inForce === null || inForce.result === null;
    if (settles) {
      inForce = recorded;
      if (event.type === 'corrected') contested = [];
    } else if (!sameResult(inForce?.result ?? null, result)) contested.push(recorded);
  }
  return { id, round, home, away, result: inForce?.result ?? null, history, inForce, contested };
}

const sameResult = (one: Recorded['result'], other: Recorded['result']): boolean =>
  one?.winner === other?.winner && one?.score.join() === other?.score.join() && one?.record === other?.record;

function no<Holes extends string>(code: string, words: Message<Holes>, values: ValuesFor<Holes>): Problem {
  return refuse(code, words, values).problem;
}
