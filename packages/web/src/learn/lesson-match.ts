import { type Entry, type Game, newHeader, Play, type Refused, type Result, type Seat } from '@pocket-stadium/rules';
import type { Chapter, LessonStep } from '../../kit/lesson.ts';
import { people } from '../match/seats.ts';
import type { TableMatch } from '../match/table.svelte.ts';

/** A chapter under way: a match whose dice are written down. It is kept nowhere. */
export class LessonMatch implements TableMatch {
  readonly kept = true;
  readonly byHand = false;
  readonly after = null;
  readonly online = null;

  private constructor(
    readonly chapter: Chapter,
    readonly play: Play,
    /** Entries made before the coach speaks. */
    private readonly first: number,
  ) {}

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

  /** How many steps are made. */
  get made(): number {
    return this.play.entries.length - this.first;
  }

  /** The step that is due; null at the end. */
  get step(): LessonStep | null {
    return this.chapter.steps[this.made] ?? null;
  }

  get here(): readonly Seat[] {
    return people(this.play);
  }

  append(entry: Entry): Refused | null {
    return this.play.append(entry);
  }

  faces(): readonly number[] {
    const { step } = this;
    if (!step || !('faces' in step)) throw new Error('no dice are due in this lesson');
    return step.faces;
  }
}

/** What is written down, as an entry of the seat whose turn it is. */
export function entryOf({ next }: Play, written: readonly number[] | string): Entry {
  const seat: Seat = next.kind === 'over' ? 0 : next.seat;
  return typeof written === 'string' ? { type: 'move', seat, move: written } : { type: 'roll', seat, faces: written, from: 'seed' };
}
