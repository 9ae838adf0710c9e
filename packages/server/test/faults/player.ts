import { type Entry, makeEntryText } from '@pocket-stadium/kernel';
import { type Answer, BACKOFF, type TableClient, type Wish } from '@pocket-stadium/protocol';

/** The entries that were acknowledged, by match and number: each must be stored. */
export class Acknowledged {
  readonly entries = new Map<string, string>();
  /** The match and number of entries that were acknowledged in two versions. */
  readonly doubled: string[] = [];

  note(match: string, n: number, entry: Entry): void {
    const place = `${match} ${n}`;
    const text = makeEntryText(entry);
    const before = this.entries.get(place);
    if (before !== undefined && before !== text) this.doubled.push(place);
    this.entries.set(place, text);
  }
}

/** How often, and how long, clients were without a table. */
export interface Cut {
  /** Milliseconds that the client chose to wait between its attempts. What a busy machine adds is not its doing. */
  readonly waited: number;
  readonly from: number;
  readonly to: number;
}

/** The waits grow as the client's do: twice as long each time. */
function waited(attempts: number): number {
  let sum = 0;
  for (let i = 0; i < attempts; i++) sum += Math.min(BACKOFF.most, BACKOFF.first * 2 ** i);
  return sum;
}

/** Plays whatever is due for the seats of a client, each entry after a pause, until it is closed. */
export class Player {
  readonly cuts: Cut[] = [];
  private due = '';
  private cut: { since: number; attempts: number } | null = null;
  private before = '';

  constructor(
    private readonly client: TableClient,
    private readonly acknowledged: Acknowledged,
    private readonly pause: () => number,
  ) {
    client.subscribe(({ connection }) => {
      this.watch(connection);
      this.look();
    });
  }

  private watch(connection: string): void {
    // A request that is made meanwhile changes the state too, but is no further attempt.
    if (connection === this.before) return;
    this.before = connection;
    if (connection === 'waiting') {
      this.cut ??= { since: performance.now(), attempts: 0 };
      this.cut.attempts++;
    } else if (connection === 'live' && this.cut) {
      const { since, attempts } = this.cut;
      this.cuts.push({ from: since, to: performance.now(), waited: waited(attempts) });
      this.cut = null;
    }
  }

  private look(): void {
    const { play, table, connection } = this.client.state;
    const next = play?.next;
    if (connection !== 'live' || table?.status !== 'playing' || !play || !next || next.kind === 'over') return;
    if (!table.you.includes(next.seat) || play.header.id !== table.match) return;
    const due = `${table.match} ${play.entries.length + 1}`;
    if (this.due === due) return;
    this.due = due;
    const moves = next.kind === 'choice' ? play.game.moves(play.state) : [];
    const move = moves[Math.floor(Math.random() * moves.length)];
    const wish: Wish = move === undefined ? { do: 'roll', seat: next.seat } : { do: 'move', seat: next.seat, move };
    setTimeout(() => void this.act(table.match, wish), this.pause());
  }

  private async act(match: string, wish: Wish): Promise<void> {
    const answer: Answer = await this.client.do(wish);
    if (answer.ok && answer.n !== null && answer.entry) this.acknowledged.note(match, answer.n, answer.entry);
    if (answer.ok) return;
    // Another client was faster, or the copy was behind: look again.
    this.due = '';
    setTimeout(() => this.look(), 100);
  }
}
