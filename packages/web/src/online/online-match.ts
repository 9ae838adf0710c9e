import { type Entry, Play, type Refused, type Seat } from '@pocket-stadium/rules';
import type { TableMatch } from '../match/table.svelte.ts';

/** A match at a table of the server, as far as the screen shows it: what was told may be ahead. */
export class OnlineMatch implements TableMatch {
  readonly kept = true;
  /** It is there already. */
  readonly online = null;
  play: Play;

  constructor(
    private told: Play,
    readonly here: readonly Seat[],
    /** Where a match can be gone through again. */
    private readonly page: (match: string) => string,
  ) {
    this.play = copyOf(told, told.entries.length);
  }

  get byHand(): boolean {
    return this.play.header.dice.kind === 'hand';
  }

  /** The permanent page of the match, once it is over. */
  get after(): string | null {
    const { id } = this.play.header;
    return this.play.over && id !== undefined ? this.page(id) : null;
  }

  /** Entries told and not shown yet. */
  get behind(): number {
    return this.told.entries.length - this.play.entries.length;
  }

  /** Takes what was told last. True when what is shown already was told anew: faces came out, or the seed. */
  hear(told: Play): boolean {
    if (told === this.told) return false;
    this.told = told;
    this.play = copyOf(told, Math.min(this.play.entries.length, told.entries.length));
    return true;
  }

  /** The next entry, now part of what is shown. */
  advance(): Entry | null {
    const entry = this.told.entries[this.play.entries.length];
    if (!entry) return null;
    const refused = this.append(entry);
    if (refused) throw new Error(refused.problem.message.en);
    return entry;
  }

  /** Shows everything but the latest `rest` entries. */
  leap(rest: number): void {
    this.play = copyOf(this.told, this.told.entries.length - rest);
  }

  append(entry: Entry): Refused | null {
    return this.play.append(entry);
  }

  faces(): readonly number[] {
    throw new Error('the server throws the dice of this match');
  }
}

/** The first entries of a match that folds, folded apart. */
function copyOf({ game, header, entries }: Play, count: number): Play {
  const folded = Play.fold(game, { header, entries: entries.slice(0, count) });
  if (!folded.ok) throw new Error(folded.problem.message.en);
  return folded.value;
}
