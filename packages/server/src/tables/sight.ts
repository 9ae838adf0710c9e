import type { Entry, Next, Play, RollEntry, Seat } from '@pocket-stadium/kernel';

interface Secret {
  /** The seats that saw the roll from the start. */
  readonly seats: readonly Seat[];
  /** The entry with which everybody saw the roll; null while it is hidden. */
  shownWith: number | null;
}

export interface Reveal {
  readonly n: number;
  readonly faces: number[];
}

/**
 * What each reader may see of the log, by the rules' own view. Also remembers with which entry a secret came out,
 * so that a reader who comes back gets exactly the faces that they lack.
 */
export class Sight {
  /** By entry index. */
  private readonly secrets = new Map<number, Secret>();
  /** The indexes of those in force that are still hidden. They are few, so each entry costs the same however long the log is. */
  private hidden: number[] = [];
  /** The secret rolls that were taken back unseen. They come out with the end of the match. */
  private gone: number[] = [];

  constructor(private readonly play: Play) {}

  /** Call after each entry, with what was awaited before it. Returns the numbers of the entries it revealed. */
  note(before: Next): number[] {
    const { entries } = this.play;
    const n = entries.length;
    if (before.kind === 'roll' && before.secretTo && entries[n - 1]?.type === 'roll') {
      this.secrets.set(n - 1, { seats: before.secretTo, shownWith: null });
      this.hidden.push(n - 1);
    }
    if (this.hidden.length === 0 && !(this.play.over && this.gone.length > 0)) return [];
    const revealed = (this.play.over ? [...this.hidden, ...this.gone] : this.hidden).filter((index) => !this.play.conceals(index));
    const known = new Set(revealed);
    const still = this.hidden.filter((index) => !known.has(index));
    this.hidden = still.filter((index) => this.play.hasSecret(index));
    if (this.play.over) this.gone = [];
    else for (const index of still) if (!this.play.hasSecret(index)) this.gone.push(index);
    for (const index of revealed) (this.secrets.get(index) as Secret).shownWith = n;
    return revealed.sort((a, b) => a - b).map((index) => index + 1);
  }

  /** Entries from number `first` on, as a reader who holds `seats` may see them now. */
  entries(seats: readonly Seat[], first: number): Entry[] {
    return this.play.entries.slice(first - 1).map((entry, i) => this.mask(entry, first - 1 + i, seats));
  }

  /** Faces of entries up to `have` that came out later. */
  revealedSince(seats: readonly Seat[], have: number): Reveal[] {
    const reveals: Reveal[] = [];
    for (const [index, { shownWith }] of this.secrets) {
      if (index < have && shownWith !== null && shownWith > have && !this.saw(index, seats)) reveals.push(this.reveal(index));
    }
    return reveals;
  }

  /** What the latest entry, which revealed the entries `numbers`, shows to a reader for the first time. */
  reveals(seats: readonly Seat[], numbers: readonly number[]): Reveal[] {
    return numbers.filter((n) => n < this.play.entries.length && !this.saw(n - 1, seats)).map((n) => this.reveal(n - 1));
  }

  /** Whether the faces of the entry at an index are hidden from somebody. */
  hides(index: number): boolean {
    return this.secrets.get(index)?.shownWith === null;
  }

  /** Whether every reader sees the same. */
  get open(): boolean {
    return this.secrets.size === 0;
  }

  private saw(index: number, seats: readonly Seat[]): boolean {
    return this.secrets.get(index)?.seats.some((seat) => seats.includes(seat)) ?? true;
  }

  private reveal(index: number): Reveal {
    return { n: index + 1, faces: [...((this.play.entries[index] as RollEntry).faces ?? [])] };
  }

  private mask(entry: Entry, index: number, seats: readonly Seat[]): Entry {
    const secret = this.secrets.get(index);
    if (!secret || secret.shownWith !== null || this.saw(index, seats)) return entry;
    return { ...(entry as RollEntry), faces: null };
  }
}
