import type { Entry, Fact, Happened, Moment, Next, Seat, Timeline } from '@pocket-stadium/kernel';
import type { LastStep } from '../../kit/board.ts';
import { playSound } from '../ui/sound.ts';
import { dialogClosed, mostBehind, pace, Waits } from './pace.ts';

/** What the screen shows. It follows the log in the time that dice and runners take. */
export interface Shown {
  readonly moment: Moment;
  readonly state: unknown;
  readonly next: Next;
  /** The step that led here; null where there is nothing to animate. */
  readonly last: LastStep | null;
  /** Entries shown. */
  readonly entries: number;
  /** The steps that led here, entry by entry in force. */
  readonly steps: readonly Happened[];
  /** The facts of all of them. */
  readonly facts: readonly Fact[];
}

/** The latest throw. */
export interface Thrown {
  /** Index of its entry. */
  readonly index: number;
  /** Which roll of the match it is. */
  readonly number: number;
  readonly seat: Seat;
  readonly count: number;
  readonly byHand: boolean;
}

/** An entry that is being shown now: first its dice tumble, then the field follows. */
export interface Showing {
  readonly number: number;
  readonly entry: Entry;
  /** What the entry led to. Celebrations wait for the beat `field`. */
  readonly facts: readonly Fact[];
  readonly beat: 'dice' | 'field';
}

/** What a cursor asks of a display, which knows the board and the viewer. */
export interface Display {
  /** A state as the viewer may know it at a moment. */
  view(state: unknown, moment: Moment): unknown;
  /** How long the field takes to show these facts, in ms. */
  duration(facts: readonly Fact[]): number;
  /** An entry begins to be shown. Answers how many of its facts the board has shown already. */
  begins(moment: Moment): number;
  /** The screen has come to a moment. */
  arrived(moment: Moment, last: LastStep | null): void;
  /** The last sentence is being listened to, so this entry is not shown before its end. */
  listening?(entry: Entry): Promise<void> | null;
}

/**
 * Where the screen is in the confirmed log. It goes through the log one entry after the other, each in its time, and
 * `showing` says which entry that is and which beat of it. Everything that draws, sounds or celebrates looks there.
 */
export class DisplayCursor {
  shown: Shown = $state.raw() as Shown;
  showing: Showing | null = $state.raw(null);
  thrown: Thrown | null = $state.raw(null);
  /** Whether somebody asked for the end of what is being shown. */
  skipped = $state(false);
  /** How many entries are shown or being shown. */
  private number: number;
  /** The entry that is not waited for any more, because something else was asked for meanwhile. */
  private hurried = 0;
  /** Whether the log was folded anew while an entry is being shown. */
  private stale = false;
  private readonly waits = new Waits();
  private walking = false;
  private walked: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(
    private timeline: Timeline,
    private readonly display: Display,
  ) {
    this.number = timeline.length;
    this.shown = this.snapshot(null);
    this.thrown = this.latestThrow();
  }

  /** The moment that is shown or being shown. */
  get moment(): Moment {
    return this.timeline.at(this.number);
  }

  /** How many confirmed entries the screen has not begun to show. */
  get behind(): number {
    return this.timeline.length - this.number;
  }

  /** Goes to the end of the log. Settles when everything has been shown. */
  follow(timeline: Timeline): Promise<void> {
    if (timeline !== this.timeline) this.adopt(timeline);
    if (!this.walking) this.walked = this.walk();
    return this.walked;
  }

  /** A wait that ends early when somebody skips. */
  wait(ms: number): Promise<void> {
    return this.waits.wait(ms);
  }

  /** Shows the end of what is moving now. */
  skip(): void {
    this.skipped = true;
    this.waits.skip();
  }

  /** Hurries: something is asked for now, and what is being shown does not hold it up. */
  hurry(): void {
    this.hurried = this.number;
    this.waits.skip();
  }

  stop(): void {
    this.stopped = true;
    this.waits.skip();
  }

  /** Takes a new fold of the match: faces came out, or others went on meanwhile. The present moment is drawn again. */
  private adopt(timeline: Timeline): void {
    this.timeline = timeline;
    this.number = Math.min(this.number, timeline.length);
    if (this.showing) this.stale = true;
    else this.redraw();
  }

  private redraw(): void {
    this.stale = false;
    const { last, entries } = this.shown;
    this.shown = this.snapshot(entries === this.number ? last : null);
    this.thrown = this.latestThrow();
  }

  private async walk(): Promise<void> {
    this.walking = true;
    try {
      while (!this.stopped && this.behind > 0) {
        // Nothing goes on beneath a dialog: nobody would see or hear it.
        const closed = dialogClosed();
        if (closed) await closed;
        // What the others do must not outrun its sentence either, at whatever pace it comes.
        const { entry } = this.timeline.at(this.number + 1);
        const heard = entry && this.display.listening?.(entry);
        if (heard) await heard;
        if (this.stopped) break;
        if (this.behind > mostBehind()) this.leap();
        await this.showNext();
      }
    } finally {
      this.walking = false;
    }
  }

  /** Goes to just before the latest entry. */
  private leap(): void {
    this.number = this.timeline.length - 1;
    this.shown = this.snapshot(null);
    this.thrown = this.latestThrow();
  }

  private async showNext(): Promise<void> {
    const { timeline, number: before } = this;
    const { entry, facts } = timeline.at(before + 1);
    if (!entry) return;
    this.number = before + 1;
    this.skipped = false;
    const entered = this.display.begins(this.moment);
    if (entry.type !== 'roll' && entry.type !== 'move') return this.arrive(null);
    if (entry.type === 'roll') {
      this.thrown = this.throwAt(before);
      this.showing = { number: before + 1, entry, facts, beat: 'dice' };
      if (entry.from !== 'hand') {
        void playSound('dice');
        await this.beat(pace().tumble);
      }
      if (this.stopped) return;
    }
    // A new fold may have replaced the log meanwhile.
    const { moment } = this;
    const from = this.display.view(this.timeline.at(moment.number - 1).state, moment);
    this.showing = { number: moment.number, entry, facts: moment.facts, beat: 'field' };
    this.arrive({ number: moment.number, entry, facts: moment.facts, entered, before: from });
    if (pace().motion) await this.beat(this.display.duration(moment.facts.slice(entered)));
    if (this.stopped) return;
    this.showing = null;
    if (this.stale) this.redraw();
  }

  private async beat(ms: number): Promise<void> {
    if (this.hurried !== this.number) await this.waits.wait(ms);
  }

  private arrive(last: LastStep | null): void {
    this.shown = this.snapshot(last);
    if (!last) this.thrown = this.latestThrow();
    this.display.arrived(this.moment, last);
  }

  private snapshot(last: LastStep | null): Shown {
    const { moment } = this;
    const steps = this.timeline.stepsTo(moment);
    const { state, next, number } = moment;
    return { moment, state, next, last, entries: number, steps, facts: steps.flatMap(({ facts }) => facts) };
  }

  private latestThrow(): Thrown | null {
    const step = this.shown.steps.findLast(({ entry }) => entry.type === 'roll');
    return step ? this.throwAt(step.number - 1) : null;
  }

  private throwAt(index: number): Thrown | null {
    const { entries } = this.timeline.play;
    const entry = entries[index];
    if (entry?.type !== 'roll') return null;
    const number = entries.slice(0, index + 1).filter(({ type }) => type === 'roll').length;
    return { index, number, seat: entry.seat, count: entry.faces?.length ?? 2, byHand: entry.from === 'hand' };
  }
}
