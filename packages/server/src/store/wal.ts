import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

const HEADER = 32;
const FRAME = 24;
const MAGIC = 0x377f0682;
/** The page size that is assumed where the header cannot be read. */
const USUAL_PAGE = 4096;

/** A write-ahead log whose frames do not follow from each other, although committed ones come after. */
export interface WalDamage {
  /** The first frame that is wrong, from 1; 0 is the header. */
  readonly frame: number;
  /** How many later commits opening the database would drop without a word. */
  readonly commits: number;
}

/**
 * Reads a write-ahead log before the database opens it. SQLite takes the first frame with a wrong checksum for the
 * point at which a crash cut the log, and forgets everything after it. After a crash there is nothing after it. Where
 * there are whole, committed frames, the log was damaged.
 */
export function checkWal(file: string): WalDamage | null {
  let descriptor: number;
  try {
    descriptor = openSync(file, 'r');
  } catch {
    // There is no log: the server was stopped in order.
    return null;
  }
  try {
    return new WalReader(descriptor).read();
  } finally {
    closeSync(descriptor);
  }
}

class WalReader {
  private readonly header = Buffer.alloc(HEADER);
  private readonly page: number;
  private readonly bigEndian: boolean;
  private readonly size: number;

  constructor(private readonly file: number) {
    this.size = fstatSync(file).size;
    readSync(file, this.header, 0, HEADER, 0);
    this.bigEndian = (this.header.readUInt32BE(0) & 1) === 1;
    const page = this.header.readUInt32BE(8);
    this.page = page >= 512 && page <= 65_536 && (page & (page - 1)) === 0 ? page : USUAL_PAGE;
  }

  read(): WalDamage | null {
    const frames = Math.floor((this.size - HEADER) / (FRAME + this.page));
    let bad = this.goodHeader() ? null : 0;
    let commits = 0;
    // Each frame's checksum goes on from the one that the frame before it carries: so those behind a bad one can be told.
    let before: Buffer = this.header.subarray(24, 32);
    let salts: Buffer = this.header.subarray(16, 24);
    for (let number = 1; number <= frames; number++) {
      const frame = this.frame(number);
      const follows = this.follows(frame, before);
      // Of a header that cannot be read the salts are unknown: those of the frames must agree among themselves.
      if (bad === 0 && commits === 0 && follows) salts = frame.subarray(8, 16);
      const good = follows && frame.subarray(8, 16).equals(salts);
      if (!good) bad ??= number;
      else if (bad !== null && frame.readUInt32BE(4) !== 0) commits++;
      before = frame.subarray(16, 24);
    }
    return bad !== null && commits > 0 ? { frame: bad, commits } : null;
  }

  private goodHeader(): boolean {
    const known = (this.header.readUInt32BE(0) & ~1) === MAGIC;
    return known && this.sum([0, 0], this.header, 0, 24).equals(this.header.subarray(24, 32));
  }

  private frame(number: number): Buffer {
    const frame = Buffer.alloc(FRAME + this.page);
    readSync(this.file, frame, 0, frame.length, HEADER + (number - 1) * frame.length);
    return frame;
  }

  private follows(frame: Buffer, before: Buffer): boolean {
    const head = this.sum([before.readUInt32BE(0), before.readUInt32BE(4)], frame, 0, 8);
    const whole = this.sum([head.readUInt32BE(0), head.readUInt32BE(4)], frame, FRAME, frame.length);
    return whole.equals(frame.subarray(16, 24));
  }

  /** SQLite's checksum of a log, going on from another one. */
  private sum([first, second]: readonly [number, number], bytes: Buffer, from: number, to: number): Buffer {
    let [a, b] = [first, second];
    for (let at = from; at < to; at += 8) {
      const x = this.bigEndian ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at);
      const y = this.bigEndian ? bytes.readUInt32BE(at + 4) : bytes.readUInt32LE(at + 4);
      a = (a + x + b) >>> 0;
      b = (b + y + a) >>> 0;
    }
    const sum = Buffer.alloc(8);
    sum.writeUInt32BE(a, 0);
    sum.writeUInt32BE(b, 4);
    return sum;
  }
}
