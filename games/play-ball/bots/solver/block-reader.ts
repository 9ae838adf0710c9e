import { Blocks } from './blocks.ts';
import type { Formation, Formations } from './formations.ts';
import { HOLDERS, NOBODY } from './holders.ts';
import { BitReader } from './range-coder.ts';
import { accept, type FieldChart, type Result } from './rules.ts';
import { checksum, damaged, headLength, indexLength, type Opening, PREFIX, parseHead, parseIndex } from './solution-file.ts';

/** Bytes of the file from one place to before another. */
export type ReadBytes = (from: number, to: number) => Promise<Uint8Array>;

/** Opens a file of which pieces are read: at first everything before the blocks. */
export async function readOpening(table: FieldChart, read: ReadBytes): Promise<Result<Opening>> {
  const length = headLength(await read(0, PREFIX));
  if (!length.ok) return length;
  const indexAt = PREFIX + length.value;
  const head = parseHead(table, await read(PREFIX, indexAt));
  if (!head.ok) return head;
  const blocksAt = indexAt + indexLength(head.value);
  return parseIndex(head.value, await read(indexAt, blocksAt), blocksAt);
}

/** The values of one formation of the side to play, at `theirs * 7 + holder`. */
export type Block = Uint8Array;

/** Reads blocks and keeps the latest of them unpacked. */
export class BlockReader {
  private readonly blocks: Blocks;
  /** By formation that is written: which block it is. */
  private readonly numbers: Int32Array;
  private readonly kept = new Map<Formation, Promise<Result<Block>>>();

  constructor(
    private readonly formations: Formations,
    private readonly opening: Opening,
    private readonly read: ReadBytes,
    private readonly most: number,
  ) {
    this.blocks = new Blocks(formations, opening.head.levels);
    this.numbers = new Int32Array(formations.ends).fill(-1);
    for (let mine = 0, number = 0; mine < formations.ends; mine++) if (!this.blocks.isImage(mine)) this.numbers[mine] = number++;
  }

  /** Whether the file has as many blocks as the field has formations to write. */
  get fits(): boolean {
    return this.opening.head.blocks === this.numbers.reduce((count, number) => (number < 0 ? count : count + 1), 0);
  }

  /** The block that has this formation's values, its own or its mirror image's. */
  block(mine: Formation): Promise<Result<Block>> {
    const written = this.writtenFor(mine);
    const known = this.kept.get(written);
    if (known) {
      // The latest comes last.
      this.kept.delete(written);
      this.kept.set(written, known);
      return known;
    }
    const found = this.unpack(written);
    this.kept.set(written, found);
    const oldest = this.kept.keys().next().value;
    if (this.kept.size > this.most && oldest !== undefined) this.kept.delete(oldest);
    // A block that did not come is asked for again the next time.
    void found.then((result) => result.ok || this.kept.delete(written));
    return found;
  }

  private writtenFor(mine: Formation): Formation {
    return Math.min(mine, this.formations.mirrored[mine] as Formation);
  }

  /** Every value of the file, in the order of `values` of a field being solved; what is left out is filled in. */
  async whole(): Promise<Result<Uint8Array>> {
    const { ends } = this.formations;
    const row = ends * HOLDERS;
    const values = new Uint8Array(ends * row);
    for (let mine = 0; mine < ends; mine++) {
      const written = this.writtenFor(mine);
      if (written === mine) {
        const block = await this.unpack(mine);
        if (!block.ok) return block;
        values.set(block.value, mine * row);
        continue;
      }
      // The image comes before: it is there already.
      const image = values.subarray(written * row, (written + 1) * row);
      for (let theirs = 0, at = mine * row; theirs < ends; theirs++) {
        for (let holder = 0; holder < HOLDERS; holder++, at++) values[at] = this.valueIn(image, mine, theirs, holder);
      }
    }
    return accept(values);
  }

  private async unpack(mine: Formation): Promise<Result<Block>> {
    const { starts, checksums, zero } = this.opening;
    const number = this.numbers[mine] as number;
    const [from, to] = [starts[number] as number, starts[number + 1] as number];
    const bytes = await this.read(from, to).catch(() => null);
    if (!bytes || bytes.length !== to - from || checksum(bytes) !== checksums[number]) return damaged();
    const block = new Uint8Array(this.formations.ends * HOLDERS);
    this.blocks.code(mine, block, new BitReader(zero, bytes));
    return accept(block);
  }

  /** A value in the block of `mine`. */
  valueIn(block: Block, mine: Formation, theirs: Formation, holder: number): number {
    const { mirrored, mirroredHolder } = this.formations;
    if (this.writtenFor(mine) === mine) return block[theirs * HOLDERS + holder] as number;
    let image = holder;
    if (holder < 3) image = mirroredHolder[3 * mine + holder] as number;
    else if (holder !== NOBODY) image = 3 + (mirroredHolder[3 * theirs + holder - 3] as number);
    return block[(mirrored[theirs] as Formation) * HOLDERS + image] as number;
  }
}
