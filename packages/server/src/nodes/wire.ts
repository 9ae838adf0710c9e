import { Redis, type RedisOptions } from 'ioredis';
import type { Log } from '../services.ts';
import { sparing } from '../sparing.ts';
import type { News } from './news.ts';

/** Commands fail at once while Redis is away: the part that asked has another way. */
const OPTIONS: RedisOptions = {
  enableOfflineQueue: false,
  // News of many tables in one turn of the event loop leaves in one write.
  enableAutoPipelining: true,
  autoResubscribe: false,
  maxRetriesPerRequest: 0,
  connectTimeout: 2000,
  commandTimeout: 2000,
  retryStrategy: (attempt) => Math.min(1000, 50 * attempt),
};
/** Milliseconds after which a Redis that has never answered is worth a line of its own. */
const FIRST_ANSWER = 3000;
/** How many channels one command asks for when Redis comes back. */
const CHANNELS = 500;

interface Heard {
  readonly from: string;
  /** The name under which nodes of every version send it. */
  readonly notice: News;
}

/** The line between the nodes: a channel for each table, heard by the nodes that have it in memory. */
export class Wire {
  readonly redis: Redis;
  private readonly ears: Redis;
  private readonly channels = new Set<string>();
  private readonly patience: NodeJS.Timeout;
  /** How every message of ours begins. */
  private readonly own: string;
  /** Whether news reaches us. */
  up = false;
  /** How often news stopped reaching us: what was learned before that may have changed unheard. */
  lost = 0;
  onNews: (table: string, news: News) => void = () => {};
  /** Called after each (re)connection: news that was told meanwhile was missed. */
  onUp: () => void = () => {};

  constructor(
    url: string,
    /** A prefix of every key, so that several stadiums can share a Redis. */
    readonly prefix: string,
    readonly node: string,
    log: Log,
  ) {
    this.own = `{"from":${JSON.stringify(node)},`;
    this.redis = new Redis(url, OPTIONS);
    this.ears = new Redis(url, { ...OPTIONS, commandTimeout: 5000 });
    const away = sparing(log, 'Redis does not answer: the log is polled, and nobody counts as absent');
    this.redis.on('error', away);
    this.ears.on('error', away);
    this.ears.on('ready', () => this.hearAgain().catch(away));
    // Whichever connection is there last: what was to be said before could not be.
    this.redis.on('ready', () => {
      if (this.up) this.onUp();
    });
    this.patience = setTimeout(() => {
      if (!this.up) log.warn({}, 'REDIS_URL is set, but nothing has answered there since the start');
    }, FIRST_ANSWER).unref();
    this.ears.on('close', () => {
      if (this.up) log.warn({}, 'Redis is out of reach: the log is polled');
      this.up = false;
      this.lost++;
    });
    this.ears.on('message', (channel: string, text: string) => this.hear(channel, text));
  }

  /** Hears of a table from now on; resolves when it does, or when Redis is away. */
  async listen(table: string): Promise<void> {
    this.channels.add(this.channel(table));
    // If this fails, the connection fails too, which is reported above. All channels are asked for again afterwards.
    if (this.up) await this.ears.subscribe(this.channel(table)).catch(() => {});
  }

  ignore(table: string): void {
    this.channels.delete(this.channel(table));
    // A channel too many does no harm.
    if (this.up) this.ears.unsubscribe(this.channel(table)).catch(() => {});
  }

  tell(table: string, news: News): void {
    // News may be lost: the log is looked at from time to time, and often while somebody cannot be heard.
    this.redis.publish(...this.letter(table, news)).catch(() => {});
  }

  /** News as it is published: where, and what. */
  letter(table: string, news: News): [channel: string, text: string] {
    return [this.channel(table), JSON.stringify({ from: this.node, notice: news } satisfies Heard)];
  }

  close(): void {
    clearTimeout(this.patience);
    this.up = false;
    this.onUp = () => {};
    this.redis.disconnect();
    this.ears.disconnect();
  }

  private channel(table: string): string {
    return `${this.prefix}:table:${table}`;
  }

  private async hearAgain(): Promise<void> {
    const all = [...this.channels];
    for (let from = 0; from < all.length; from += CHANNELS) await this.ears.subscribe(...all.slice(from, from + CHANNELS));
    this.up = true;
    // These channels were asked for while we were busy with the others.
    const known = new Set(all);
    const late = [...this.channels].filter((channel) => !known.has(channel));
    if (late.length > 0) await this.ears.subscribe(...late);
    this.onUp();
  }

  private hear(channel: string, text: string): void {
    if (text.startsWith(this.own)) return;
    const { notice } = JSON.parse(text) as Heard;
    this.onNews(channel.slice(channel.lastIndexOf(':') + 1), notice);
  }
}
