import { type Entry, findGame, type Header, type Play, type Problem, type Registry, Timeline } from '@pocket-stadium/kernel';
import type { FeedOf } from '../types.ts';

/**
 * What the server has confirmed of a match, as one reader may see it. It is the only log of the match in a client, and
 * each entry is folded once, when it is told. A whole fold happens when faces come out or the header comes again.
 */
export class ConfirmedLog {
  /** The header, kept apart from the fold for a reader whose rules are older than the match. */
  private entries: Entry[] = [];
  /** The moments of the match. A whole fold replaces them. Null where the match does not fold here. */
  timeline: Timeline | null = null;
  /** Why it does not fold here: this app may be older than the server. */
  problem: Problem | null = null;

  constructor(
    private readonly games: Registry,
    readonly id: string,
    public header: Header,
  ) {
    this.fold();
  }

  get have(): number {
    return this.entries.length;
  }

  get play(): Play | null {
    return this.timeline?.play ?? null;
  }

  /** Takes the header again, and says how much of what we have still holds. */
  renew(header: Header, keep: number): void {
    this.header = header;
    this.entries.length = Math.min(this.entries.length, keep);
    this.fold();
  }

  /** Takes what is new. False when something is missing in between. */
  take({ first, entries, reveals }: FeedOf<'entries'>): boolean {
    if (first > this.have + 1) return false;
    const fresh = entries.slice(this.have + 1 - first);
    for (const { n, faces } of reveals) {
      const entry = this.entries[n - 1];
      if (entry?.type === 'roll') this.entries[n - 1] = { ...entry, faces };
    }
    this.entries.push(...fresh);
    if (reveals.length > 0) this.fold();
    else for (const entry of fresh) this.append(entry);
    return true;
  }

  private fold(): void {
    this.timeline = null;
    this.problem = null;
    const game = findGame(this.games, this.header.game);
    const folded = game.ok ? Timeline.fold(game.value, { header: this.header, entries: this.entries }) : game;
    if (folded.ok) this.timeline = folded.value;
    else this.problem = folded.problem;
  }

  private append(entry: Entry): void {
    const refused = this.timeline?.append(entry);
    if (!refused) return;
    this.timeline = null;
    this.problem = refused.problem;
  }
}
