import type { Fact, Game } from './game.ts';
import { inForce } from './in-force.ts';
import type { Entry, Header, Match } from './match.ts';
import { type Happened, type Moment, Play } from './play.ts';
import { atEntry, type Refused, type Result } from './problem.ts';

/**
 * A match under way that remembers each of its moments, so that a screen may follow at its own pace.
 * Every entry is folded once, when it is appended.
 */
export class Timeline<S = unknown, F extends Fact = Fact> {
  private readonly moments: Moment<S, F>[];

  private constructor(readonly play: Play<S, F>) {
    this.moments = [momentOf(play, null)];
  }

  /** Folds a whole match; a refusal names the entry. */
  static fold<S, F extends Fact>(game: Game<S, F>, { header, entries }: Match): Result<Timeline<S, F>> {
    const opened = Play.open(game, header);
    if (!opened.ok) return opened;
    const timeline = new Timeline(opened.value);
    for (const entry of entries) {
      const refused = timeline.append(entry);
      if (refused) return atEntry(refused, timeline.length + 1);
    }
    return { ok: true, value: timeline };
  }

  /** A match with a header from `newHeader`, so known to be good. */
  static start<S, F extends Fact>(game: Game<S, F>, header: Header): Timeline<S, F> {
    return new Timeline(Play.start(game, header));
  }

  /** The moments of a match that was folded before. */
  static of<S, F extends Fact>({ game, header, entries }: Play<S, F>): Timeline<S, F> {
    const timeline = Timeline.start(game, header);
    for (const entry of entries) {
      if (timeline.append(entry)) throw new Error('an accepted entry no longer folds');
    }
    return timeline;
  }

  /** How many entries there are. */
  get length(): number {
    return this.moments.length - 1;
  }

  append(entry: Entry): Refused | null {
    const refused = this.play.append(entry);
    if (!refused) this.moments.push(momentOf(this.play, entry));
    return refused;
  }

  /** The match as it stood after so many entries; the nearest moment where there are not so many. */
  at(number: number): Moment<S, F> {
    return this.moments[Math.max(0, Math.min(number, this.length))] as Moment<S, F>;
  }

  /** What led to a moment: the entries in force then, in order. */
  stepsTo({ number }: Moment<S, F>): readonly Happened<S, F>[] {
    return inForce(this.play.entries.slice(0, number)).map((index) => this.moments[index + 1] as Happened<S, F>);
  }
}

function momentOf<S, F extends Fact>(play: Play<S, F>, entry: Entry | null): Moment<S, F> {
  const made = entry?.type === 'move' || entry?.type === 'roll';
  return { number: play.entries.length, entry, facts: made ? play.lastFacts() : [], state: play.state, next: play.next };
}
