import type { Seat } from './game.ts';
import type { Play } from './play.ts';
import type { Message, Words } from './words.ts';

/** A figure of a match that somebody may want to beat. */
export interface RecordKind {
  readonly names: Words;
  readonly says: Message<'value'>;
  readonly best: 'most' | 'least';
}

/** Something that is done once and then stays. */
export interface Trophy {
  readonly names: Words;
  /** What it is given for, with a little wit. */
  readonly says: Words;
}

/** What a match brought a seat: its figures, and the trophies that it is worth, by their keys. */
export interface Honoured {
  readonly records: Readonly<Record<string, number>>;
  readonly trophies: readonly string[];
}

/** What matches of a game are remembered for. */
export interface Honours {
  readonly records: Readonly<Record<string, RecordKind>>;
  readonly trophies: Readonly<Record<string, Trophy>>;
  /** The figures and trophies of a match that is over. */
  of(play: Play, seat: Seat): Honoured;
}

/** The trophies whose condition holds. */
export function earned(conditions: Readonly<Record<string, boolean>>): readonly string[] {
  return Object.keys(conditions).filter((key) => conditions[key]);
}

/** Whether a seat won by playing, alone with its side. */
export function wonBy({ outcome }: Play, seat: Seat): boolean {
  return outcome !== null && !outcome.draw && outcome.winners.includes(seat);
}
