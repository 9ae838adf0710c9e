import * as w from '../../words/solver.ts';
import { bitsFor, contextsFor } from './blocks.ts';
import { parseModel } from './model.ts';
import { accept, type FieldChart, game, type Result, refuse, type Words } from './rules.ts';
import type { Counts } from './solve.ts';

/*
 * A solution as a file. It holds a word to know it by, the length of its head, the head (JSON), the model, an index of
 * the blocks (length and checksum of each), and the blocks in the order of formations. A reader needs what comes before
 * the blocks, and then one block at a time.
 */

const WORD = new TextEncoder().encode('PBSOLVED');
const FORMAT = 1;
/** The word and the length of the head. */
export const PREFIX = WORD.length + 4;
/** Two bytes of length and four of checksum. */
const ENTRY = 6;
const MOST_HEAD = 1 << 16;

export interface Head {
  readonly format: number;
  readonly game: string;
  readonly rules: number;
  readonly field: { readonly id: string; readonly W: number; readonly R: number; readonly points: readonly string[] };
  /** Distances of lost positions: 0, 2, … `2 * (levels - 1)` turns. */
  readonly levels: number;
  readonly counts: Counts;
  readonly blocks: number;
  readonly modelBytes: number;
  /** The hash of all that follows the head. */
  readonly sha256: string;
}

/** What has to be known before a block can be read. */
export interface Opening {
  readonly head: Head;
  readonly zero: Uint16Array;
  /** By block: where it begins in the file; one more for the end. */
  readonly starts: Float64Array;
  readonly checksums: Uint32Array;
}

const PROBLEMS = {
  'not-a-solution': w.not_a_solution,
  'other-field': w.other_field,
  damaged: w.damaged,
} as const satisfies Record<string, Words>;

export const damaged = () => refuse('damaged', PROBLEMS.damaged);

/** The file without its head: what the head's hash is of. */
export function makeBody(model: Uint8Array, blocks: readonly Uint8Array[]): Uint8Array {
  const body = new Uint8Array(model.length + blocks.length * ENTRY + blocks.reduce((sum, { length }) => sum + length, 0));
  const view = new DataView(body.buffer);
  body.set(model);
  let at = model.length + blocks.length * ENTRY;
  for (const [i, block] of blocks.entries()) {
    if (block.length > 0xffff) throw new Error(`block ${i} has ${block.length} bytes`);
    view.setUint16(model.length + i * ENTRY, block.length, true);
    view.setUint32(model.length + i * ENTRY + 2, checksum(block), true);
    body.set(block, at);
    at += block.length;
  }
  return body;
}

export function makeHead(
  { id, W, R, points = [] }: FieldChart,
  known: Pick<Head, 'levels' | 'counts' | 'blocks' | 'modelBytes' | 'sha256'>,
): Uint8Array {
  const rules = game.about.rulesVersion;
  const head: Head = { format: FORMAT, game: game.about.id, rules, field: { id, W, R, points }, ...known };
  const text = new TextEncoder().encode(JSON.stringify(head));
  const bytes = new Uint8Array(PREFIX + text.length);
  bytes.set(WORD);
  new DataView(bytes.buffer).setUint32(WORD.length, text.length, true);
  bytes.set(text, PREFIX);
  return bytes;
}

/** How long the head is, as the first bytes say. */
export function headLength(prefix: Uint8Array): Result<number> {
  if (prefix.length < PREFIX || WORD.some((byte, i) => prefix[i] !== byte)) return refuse('not-a-solution', PROBLEMS['not-a-solution']);
  const length = new DataView(prefix.buffer, prefix.byteOffset).getUint32(WORD.length, true);
  return length <= MOST_HEAD ? accept(length) : refuse('not-a-solution', PROBLEMS['not-a-solution']);
}

/** The head of a solution of this field under these rules. */
export function parseHead(chart: FieldChart, bytes: Uint8Array): Result<Head> {
  const head = readJson(bytes);
  if (!isHead(head)) return refuse('not-a-solution', PROBLEMS['not-a-solution']);
  const { field, rules } = head;
  const same = field.W === chart.W && field.R === chart.R && field.points.join() === (chart.points ?? []).join();
  if (field.id === chart.id && same && rules === game.about.rulesVersion) return accept(head);
  return refuse('other-field', PROBLEMS['other-field'], { found: field.id, wanted: chart.id });
}

/** How many bytes lie between the head and the blocks. */
export function indexLength({ modelBytes, blocks }: Head): number {
  return modelBytes + blocks * ENTRY;
}

export function parseIndex(head: Head, bytes: Uint8Array, blocksAt: number): Result<Opening> {
  if (bytes.length !== indexLength(head)) return damaged();
  const zero = parseModel(bytes.subarray(0, head.modelBytes), contextsFor(head.levels));
  if (!zero) return damaged();
  const view = new DataView(bytes.buffer, bytes.byteOffset + head.modelBytes);
  const starts = new Float64Array(head.blocks + 1);
  const checksums = new Uint32Array(head.blocks);
  starts[0] = blocksAt;
  for (let block = 0; block < head.blocks; block++) {
    starts[block + 1] = (starts[block] as number) + view.getUint16(block * ENTRY, true);
    checksums[block] = view.getUint32(block * ENTRY + 2, true);
  }
  return accept({ head, zero, starts, checksums });
}

/** FNV-1a of 32 bits: tells a block that was cut or changed on its way. */
export function checksum(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

function readJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

function isHead(head: unknown): head is Head {
  if (typeof head !== 'object' || head === null) return false;
  const { format, game: id, field, levels, blocks, modelBytes, counts } = head as Partial<Head>;
  if (format !== FORMAT || id !== game.about.id || !Array.isArray(field?.points) || !Array.isArray(counts?.byTurnsToGoal)) return false;
  return isSize(levels) && levels > 0 && bitsFor(levels) <= 7 && isSize(blocks) && isSize(modelBytes);
}

function isSize(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
