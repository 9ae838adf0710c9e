import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import type { Metrics } from './metrics.ts';
import type { Nodes } from './nodes/nodes.ts';
import type { Log } from './services.ts';
import type { Db } from './store/schema.ts';
import { countStored } from './store/stored.ts';

const EVERY = 5000;
/** How many looks go by between two counts of what is stored: it reads whole indexes. */
const SELDOM = 12;
/** Open files below which a full room is refused: each visitor takes one or two. */
export const FEW_HANDLES = 1024;
/** How little of the handles, and of the disk, is left when the warning comes. */
const NEARLY = 0.1;
const LITTLE_ROOM = 500_000_000;
/** Milliseconds by which the clock on the wall and the steady one may drift apart between two looks. */
const JUMP = 5000;

interface Watched {
  readonly db: Db;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly nodes: Nodes;
  /** The folder of the embedded database; null where there is none. */
  readonly folder: string | null;
  readonly now: () => number;
  readonly steady: () => number;
}

/** Warns of what is about to hurt, once when it begins, and keeps a figure of it. */
export class Watchman {
  private readonly timer: NodeJS.Timeout;
  private readonly said = new Set<string>();
  private looks = 0;
  private apart: number;
  private jumps = 0;
  private free = Number.NaN;
  private stored: Readonly<Record<string, number>> = {};

  constructor(private readonly watched: Watched) {
    const { metrics, now, steady, folder } = watched;
    this.apart = now() - steady();
    metrics.watchCount('stadium_clock_jumps_total', 'How often the clock on the wall jumped.', () => this.jumps);
    if (folder !== null) metrics.watch('stadium_disk_free_bytes', 'Room left where the data are.', () => this.free, 'min');
    metrics.watchStore('stadium_stored', 'Tables, guests and matches that are stored, and bytes of the database.', async () => this.stored);
    this.timer = setInterval(() => void this.look(), EVERY).unref();
    void this.look();
  }

  async look(): Promise<void> {
    this.lookAtHandles();
    this.lookAtClock();
    await this.lookAtDisk();
    // At the first look Redis may still be connecting.
    const { wire } = this.watched.nodes;
    if (wire && this.looks > 1) this.say('redis', !wire.up, {}, 'Redis does not answer: moves of other nodes arrive a second late');
    // A database that does not answer is said elsewhere: here the last count stands.
    if (this.looks++ % SELDOM === 0) this.stored = await countStored(this.watched.db).catch(() => this.stored);
  }

  private lookAtHandles(): void {
    const most = handlesAllowed();
    if (most === null) return;
    this.say(
      'few',
      most < FEW_HANDLES,
      { most },
      'few files may be open at a time: each visitor takes one or two (ulimit -n, LimitNOFILE)',
    );
    const open = readdirSync('/proc/self/fd').length;
    this.say('handles', open > most * (1 - NEARLY), { open, most }, 'nearly all files that may be open are: new visitors wait');
  }

  private lookAtClock(): void {
    const { now, steady } = this.watched;
    const apart = now() - steady();
    const ms = Math.round(apart - this.apart);
    this.apart = apart;
    if (Math.abs(ms) <= JUMP) return;
    this.jumps++;
    this.watched.log.warn({ ms }, 'the clock on the wall jumped: nothing is decided by it, dates that people read are');
  }

  private async lookAtDisk(): Promise<void> {
    const { folder } = this.watched;
    if (folder === null) return;
    try {
      const { bavail, bsize, blocks } = await statfs(folder);
      this.free = bavail * bsize;
      const little = this.free < Math.min(LITTLE_ROOM, blocks * bsize * NEARLY);
      this.say('disk', little, { megabytes: Math.round(this.free / 1e6) }, 'the disk is nearly full: when it is, nothing can be stored');
    } catch {
      // The store reports a folder that cannot be read.
    }
  }

  /** Logs once when it begins, and again after it was better meanwhile. */
  private say(what: string, bad: boolean, fields: object, message: string): void {
    if (!bad) this.said.delete(what);
    else if (!this.said.has(what)) {
      this.said.add(what);
      this.watched.log.warn(fields, message);
    }
  }

  stop(): void {
    clearInterval(this.timer);
  }
}

/** How many files this process may have open; null where the system does not say. */
function handlesAllowed(): number | null {
  if (!existsSync('/proc/self/limits')) return null;
  const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
  return soft === undefined ? null : Number(soft);
}
