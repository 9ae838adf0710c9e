import { type Entry, findGame, type Header, Play, type Problem, type Registry } from '@pocket-stadium/kernel';
import type { FeedOf } from '../types.ts';

/** A match as one reader may see it, folded with the same rules as everywhere. */
export class MatchCopy {
  private entries: Entry[] = [];
  play: Play | null = null;
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

  /** The header once more, and how much of what we have still holds. */
  renew(header: Header, keep: number): void {
    this.header = header;
    this.entries.length = Math.min(this.entries.length, keep);
    this.fold();
  }

  /** Takes what is new; false when something is missing in between. */
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
    this.play = null;
    this.problem = null;
    const game = findGame(this.games, this.header.game);
    const folded = game.ok ? Play.fold(game.value, { header: this.header, entries: this.entries }) : game;
    if (folded.ok) this.play = folded.value;
    else this.problem = folded.problem;
  }

  private append(entry: Entry): void {
    const refused = this.play?.append(entry);
    if (!refused) return;
    this.play = null;
    this.problem = refused.problem;
  }
}
