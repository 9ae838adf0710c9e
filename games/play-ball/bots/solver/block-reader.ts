import type { ReadBytes } from '@pocket-stadium/bots/kit';
import * as w from '../../words/solver.ts';
import { Blocks } from './blocks.ts';
import type { Formation, Formations } from './formations.ts';
import { HOLDERS, NOBODY } from './holders.ts';
import { BitReader } from './range-coder.ts';
import { accept, type FieldChart, type Result, refuse } from './rules.ts';
import { checksum, damaged, headLength, indexLength, type Opening, PREFIX, parseHead, parseIndex } from './solution-file.ts';

/** Opens a file of which pieces are read: at first everything before the blocks. */
export function readOpening(chart: FieldChart, read: ReadBytes): Result<Opening> {
  const prefix = read(0, PREFIX);
  if (!prefix) return missing();
  const length = headLength(prefix);
  if (!length.ok) return length;
  const indexAt = PREFIX + length.value;
  const text = read(PREFIX, indexAt);
  if (!text) return missing();
  const head = parseHead(chart, text);
  if (!head.ok) return head;
  const blocksAt = indexAt + indexLength(head.value);
  const index = read(indexAt, blocksAt);
  return index ? parseIndex(head.value, index, blocksAt) : missing();
}

/** A piece that is not here. Its reader may be able to fetch it. */
const missing = () => refuse('missing', w.missing);

/** The values of one formation of the side to play, at `theirs * 7 + holder`. */
export type Block = Uint8Array;

/** Reads blocks and keeps the latest of them unpacked. */
export class BlockReader {
  private readonly blocks: Blocks;
  /** By formation that is written: which block it is. */
  private readonly numbers: Int32Array;
  private readonly kept = new Map<Formation, Block>();

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
  block(mine: Formation): Result<Block> {
    const written = this.writtenFor(mine);
    const known = this.kept.get(written);
    const found = known ? accept(known) : this.unpack(written);
    if (!found.ok) return found;
    // The latest comes last.
    this.kept.delete(written);
    this.kept.set(written, found.value);
    const oldest = this.kept.keys().next().value;
    if (this.kept.size > this.most && oldest !== undefined) this.kept.delete(oldest);
    return found;
  }

  private writtenFor(mine: Formation): Formation {
    return Math.min(mine, this.formations.mirrored[mine] as Formation);
  }

  /** Every value of the file, in the order of `values` of a field being solved. Blocks that the file leaves out are filled in. */
  whole(): Result<Uint8Array> {
    const { ends } = this.formations;
    const row = ends * HOLDERS;
    const values = new Uint8Array(ends * row);
    for (let mine = 0; mine < ends; mine++) {
      const written = this.writtenFor(mine);
      if (written === mine) {
        const block = this.unpack(mine);
        if (!block.ok) return block;
        values.set(block.value, mine * row);
        continue;
      }
      // The mirror image comes earlier, so its block is there already.
      const image = values.subarray(written * row, (written + 1) * row);
      for (let theirs = 0, at = mine * row; theirs < ends; theirs++) {
        for (let holder = 0; holder < HOLDERS; holder++, at++) values[at] = this.valueIn(image, mine, theirs, holder);
      }
    }
    return accept(values);
  }

  private unpack(mine: Formation): Result<Block> {
    const { starts, checksums, zero } = this.opening;
    const number = this.numbers[mine] as number;
    const [from, to] = [starts[number] as number, starts[number + 1] as number];
    const bytes = this.read(from, to);
    if (!bytes) return missing();
    if (bytes.length !== to - from || checksum(bytes) !== checksums[number]) return damaged();
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
