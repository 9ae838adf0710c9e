import {
  type Entry,
  type Game,
  type Move,
  newHeader,
  Play,
  type Refused,
  type Result,
  type RollNext,
  type Seat,
  Seating,
  Timeline,
} from '@pocket-stadium/kernel';
import { accepts, type Chapter, type LessonStep } from '../../kit/lesson.ts';
import { entryFor, type Intent, type SessionMatch, type Thrower } from '../match/session-match.ts';

/**
 * A chapter under way: a match whose dice and guided moves are written down. The learner throws all dice that people
 * throw themselves and decides for the own seat; guided seats move when the learner asks to go on. The match is not
 * kept.
 */
export class LessonMatch implements SessionMatch {
  readonly remote = false;
  readonly sending = false;
  readonly mayGoBack = false;
  readonly kept = true;
  readonly byHand = false;
  readonly after = null;
  readonly online = null;
  readonly flagged = null;
  readonly timeline: Timeline;
  readonly seating: Seating;
  /** How many moves were tried at this step that are not what the coach meant. */
  wrong = $state(0);
  /** Whether a guided seat waits until the learner has read. */
  private goOn: (() => void) | null = $state.raw(null);
  private heard: () => void = () => undefined;

  private constructor(
    readonly chapter: Chapter,
    play: Play,
    /** How many entries were made before the coach speaks. */
    private readonly first: number,
  ) {
    this.timeline = Timeline.of(play);
    this.seating = Seating.ofRecord(this);
  }

  static open(game: Game, chapter: Chapter): Result<LessonMatch> {
    const seats = chapter.seats.map(({ name, guided }) => ({ name, ...(guided && { bot: 'script' }) }));
    const header = newHeader(game, { seats, options: chapter.options, dice: { kind: 'seed' } });
    if (!header.ok) return header;
    const play = Play.start(game, header.value);
    for (const faces of chapter.before ?? []) {
      const refused = play.append(entryOf(play, faces));
      if (refused) return refused;
    }
    return { ok: true, value: new LessonMatch(chapter, play, play.entries.length) };
  }

  get play(): Play {
    return this.timeline.play;
  }

  /** How many steps are made. */
  get made(): number {
    return this.timeline.length - this.first;
  }

  /** The step that is due; null at the end. */
  get step(): LessonStep | null {
    return this.chapter.steps[this.made] ?? null;
  }

  /** Whether a guided seat waits for the learner. */
  get waiting(): boolean {
    return this.goOn !== null;
  }

  /** Goes on: the learner has read. */
  proceed(): void {
    this.goOn?.();
    this.goOn = null;
  }

  listen(heard: () => void): void {
    this.heard = heard;
  }

  /** A move that is not what the coach meant is counted, and not made. */
  async ask(intent: Intent): Promise<Refused | null> {
    const { step } = this;
    if (!step) return null;
    if (intent.do === 'move') {
      if (!('move' in step)) return null;
      if (!accepts(this.play.game, this.play.state, step, intent.move)) {
        this.wrong++;
        return null;
      }
      this.wrong = 0;
    }
    const refused = this.append(entryFor(this.play, intent, () => this.faces()));
    if (!refused) this.heard();
    return refused;
  }

  append(entry: Entry): Refused | null {
    return this.timeline.append(entry);
  }

  /** A guided seat makes the move of the script, as far as the lesson goes. */
  botMove(): Promise<Move> | null {
    const { step } = this;
    if (!step || !('move' in step)) return null;
    return new Promise((resolve) => {
      this.goOn = () => resolve(step.move);
    });
  }

  throws(_next: RollNext, own: boolean): Thrower {
    return own || this.step === null ? 'asked' : 'itself';
  }

  private faces(): readonly number[] {
    const { step } = this;
    if (!step || !('faces' in step)) throw new Error('no dice are due in this lesson');
    return step.faces;
  }
}

/** The scripted step, as an entry of the seat whose turn it is. */
export function entryOf({ next }: Play, written: readonly number[] | string): Entry {
  const seat: Seat = next.kind === 'over' ? 0 : next.seat;
  return typeof written === 'string' ? { type: 'move', seat, move: written } : { type: 'roll', seat, faces: written, from: 'seed' };
}
