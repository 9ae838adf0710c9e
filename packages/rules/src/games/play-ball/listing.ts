import { type Cell, neighbour, ray } from '../../hex/grid.ts';
import { CELL_BITS, type Field, type Team } from './field.ts';
import { CELL_MASK, mayPass, moveFrom, SCORES } from './moves.ts';
import { makePart, PART_SEPARATOR, type PartKind } from './notation.ts';
import type { Position } from './position.ts';
import { type End, packTrio, unpackTrio } from './turns.ts';

/** One turn for a result: its text, and where it ends; `null` for a goal. */
export interface ListedTurn {
  readonly text: string;
  readonly end: End | null;
}

/** A part as a small integer, and by these the order and the text of every part of a field. */
type PartCode = number;
const KINDS: readonly PartKind[] = ['step', 'jump', 'bounce', 'pass'];
const STEP = 0;
const JUMP = 1;
const BOUNCE = 2;
const PASS = 3;

export interface PartBook {
  readonly texts: ReadonlyMap<PartCode, string>;
  /** The place of a part in the order of all texts. */
  readonly ranks: Int16Array;
}

const partCode = (kind: number, from: Cell, to: Cell): PartCode => (kind << (2 * CELL_BITS)) | (from << CELL_BITS) | to;

export function makePartBook(field: Field): PartBook {
  const texts = new Map<PartCode, string>();
  const add = (kind: number, from: Cell, to: Cell) =>
    texts.set(partCode(kind, from, to), makePart(field, { kind: KINDS[kind] as PartKind, from, to }));
  for (let from = 0; from < field.grid.size; from++) {
    for (let direction = 0; direction < 6; direction++) {
      for (const [distance, to] of ray(field.grid, from, direction).entries()) {
        for (const kind of distance === 0 ? [STEP, BOUNCE, PASS] : [JUMP, PASS]) add(kind, from, to);
      }
    }
  }
  const ranks = new Int16Array(1 << (2 * CELL_BITS + 2));
  const ordered = [...texts].sort(([, a], [, b]) => (a < b ? -1 : 1));
  for (const [rank, [code]] of ordered.entries()) ranks[code] = rank;
  return { texts, ranks };
}

/** A point reached while listing: the way to it leads through `parent`. */
interface Node {
  readonly at: End;
  readonly used: number;
  readonly parent: Node | null;
  readonly part: PartCode;
}

/**
 * One turn for each distinct result: the one with the fewest parts, then the first by text (K7).
 * Goals are one result. Parts are tried in the order of their texts and what was reached first is
 * followed up first, so the first way found to an end is the one wanted.
 */
export function listTurns(field: Field, book: PartBook, position: Position): ListedTurn[] {
  const { turn: team, moves, ball } = position;
  const mine = packTrio(position.cells[team]);
  const opponents = position.cells[(1 - team) as Team];
  const start = (mine << CELL_BITS) | ball;
  const occupied = new Uint8Array(1 << CELL_BITS);
  let low = 0;
  let high = 0;
  for (const cell of opponents) {
    occupied[cell] = 1;
    if (cell < 32) low |= 1 << cell;
    else high |= 1 << (cell - 32);
  }

  const fewest = new Map<End, number>([[start, 0]]);
  const nodes: Node[] = [{ at: start, used: 0, parent: null, part: 0 }];
  const listed: ListedTurn[] = [];
  let goal = false;
  const steps = new Steps(book);

  for (let i = 0; i < nodes.length; i++) {
    const node = nodes[i] as Node;
    const ballAt = node.at & CELL_MASK;
    const own = unpackTrio(node.at >> CELL_BITS);
    steps.clear();
    if (own.includes(ballAt)) {
      for (const to of own) {
        if (to !== ballAt && mayPass(field, low, high, ballAt, to)) steps.add(partCode(PASS, ballAt, to), (node.at ^ ballAt) | to);
      }
    }
    if (node.used < moves) {
      for (const cell of own) occupied[cell] = 1;
      for (const from of own) {
        for (let direction = 0; direction < 6; direction++) {
          const moved = moveFrom(field, occupied, ballAt, team, from, direction);
          if (moved < 0) continue;
          const to = moved & CELL_MASK;
          const beside = neighbour(field.grid, from, direction);
          const part = to === from ? partCode(BOUNCE, from, beside) : partCode(to === beside ? STEP : JUMP, from, to);
          const trio = packTrio(own.map((cell) => (cell === from ? to : cell)));
          steps.add(part, moved & SCORES ? SCORED : (trio << CELL_BITS) | ((moved >> CELL_BITS) & CELL_MASK));
        }
      }
      for (const cell of own) occupied[cell] = 0;
    }
    for (let k = 0; k < steps.count; k++) {
      const part = steps.parts[k] as PartCode;
      const at = steps.results[k] as End;
      if (at === SCORED) {
        if (!goal) listed.push({ text: textOf(book, { at, used: 0, parent: node, part }), end: null });
        goal = true;
        continue;
      }
      const used = part >> (2 * CELL_BITS) === PASS ? node.used : node.used + 1;
      const before = fewest.get(at);
      if (before !== undefined && before <= used) continue;
      const next: Node = { at, used, parent: node, part };
      nodes.push(next);
      fewest.set(at, used);
      if (before === undefined && canEnd(field, at)) listed.push({ text: textOf(book, next), end: at });
    }
  }
  return listed;
}

const SCORED = -1;

function canEnd({ point }: Field, at: End): boolean {
  return unpackTrio(at >> CELL_BITS).every((cell) => point[cell] === 0);
}

function textOf(book: PartBook, last: Node): string {
  const texts: string[] = [];
  for (let node: Node | null = last; node?.parent; node = node.parent) texts.push(book.texts.get(node.part) ?? '');
  return texts.reverse().join(PART_SEPARATOR);
}

/** What one position offers, kept in the order of the texts. */
class Steps {
  readonly parts = new Int32Array(32);
  readonly results = new Int32Array(32);
  count = 0;

  constructor(private readonly book: PartBook) {}

  clear(): void {
    this.count = 0;
  }

  add(part: PartCode, result: End): void {
    const { parts, results } = this;
    const { ranks } = this.book;
    const rank = ranks[part] as number;
    let k = this.count++;
    for (; k > 0 && (ranks[parts[k - 1] as PartCode] as number) > rank; k--) {
      parts[k] = parts[k - 1] as PartCode;
      results[k] = results[k - 1] as End;
    }
    parts[k] = part;
    results[k] = result;
  }
}
