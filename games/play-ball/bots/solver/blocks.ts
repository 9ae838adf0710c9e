import type { Formation, Formations } from './formations.ts';
import { HOLDERS, NOBODY } from './holders.ts';
import { DRAWN, LOST, WON } from './layers.ts';
import { makeNeighbours, type Neighbours } from './neighbours.ts';
import type { BitCoder } from './range-coder.ts';

/*
 * A block of the file holds every position of one formation of the side to play. For each it says whether the side has
 * not won; if so, after how many turns it has lost, or that nobody ever wins. The coder predicts each value from
 * earlier ones: the opponents' neighbouring formations, and other holders of the ball in the same formations.
 */

/** The opponents with the ball come first: they say most about the rest. */
const ORDER = [3, 4, 5, 0, 1, 2, 6] as const;
/** Contexts by what is known of the neighbours on each side: nothing, none is lost, some are lost, all are lost. */
const OUTLOOKS = 4 ** 3;
const EARLIER = 2 ** 6;
const SPANS = 4;
const LOST_OR_NOT = OUTLOOKS * HOLDERS * EARLIER * SPANS;
const LOWEST = 32;
const SPREADS = 8;
const HERE = 16;
const DISTANCES = LOWEST * SPREADS * HERE * 2;
/** A drawn position among distances. */
const NEVER = 64;

/** How many bits a distance takes: lost in 0, 2, … `2 * (levels - 1)` turns, or drawn. */
export function bitsFor(levels: number): number {
  return 32 - Math.clz32(levels);
}

export function contextsFor(levels: number): number {
  return LOST_OR_NOT + (DISTANCES << bitsFor(levels));
}

export class Blocks {
  private readonly neighbours: Neighbours;
  private readonly apart: Uint8Array;
  private readonly bits: number;
  private readonly drawn: number;
  private readonly valid: Uint16Array;
  private count = 0;

  constructor(
    readonly formations: Formations,
    levels: number,
  ) {
    this.neighbours = makeNeighbours(formations);
    this.apart = new Uint8Array(formations.ends);
    this.valid = new Uint16Array(16);
    this.bits = bitsFor(levels);
    this.drawn = (1 << this.bits) - 1;
  }

  /** Whether the block is left out: it says the same as its mirror image. */
  isImage(mine: Formation): boolean {
    return (this.formations.mirrored[mine] as Formation) < mine;
  }

  /** Takes `values`, at `theirs * 7 + holder`, through the coder: a writer reads them, a reader fills them in. */
  code(mine: Formation, values: Uint8Array, coder: BitCoder): void {
    const { formations, apart } = this;
    const { ends, spots, centre } = formations;
    const own = spots.subarray(3 * mine, 3 * mine + 3);
    const ownCentre = own.includes(centre);
    for (let theirs = 0, at = 0; theirs < ends; theirs++, at += 3) {
      const [a, b, c] = [spots[at] as number, spots[at + 1] as number, spots[at + 2] as number];
      const [x, y, z] = [own[0] as number, own[1] as number, own[2] as number];
      const meets = a === x || a === y || a === z || b === x || b === y || b === z || c === x || c === y || c === z;
      apart[theirs] = meets ? 0 : 1;
      if (!meets) this.codePair(theirs, values, coder, ownCentre || a === centre || b === centre || c === centre);
    }
  }

  private codePair(theirs: Formation, values: Uint8Array, coder: BitCoder, centreTaken: boolean): void {
    this.findNeighbours(theirs);
    let earlier = 0;
    let here = 0;
    for (let turn = 0; turn < HOLDERS; turn++) {
      const holder = ORDER[turn] as number;
      if (holder === NOBODY && centreTaken) continue;
      const at = theirs * HOLDERS + holder;
      const value = this.codeOne(holder, values, at, coder, earlier, here);
      values[at] = value;
      if (value === WON) continue;
      earlier |= 1 << turn;
      const distance = value === DRAWN ? NEVER : value;
      if (here === 0 || distance < here) here = distance;
    }
  }

  private findNeighbours(theirs: Formation): void {
    const { neighbours, valid, apart } = this;
    let count = 0;
    for (let k = neighbours.first[theirs] as number; k < (neighbours.first[theirs + 1] as number); k++) {
      if (apart[neighbours.formation[k] as Formation] === 1) valid[count++] = k - (neighbours.first[theirs] as number);
    }
    this.count = count;
  }

  private codeOne(holder: number, values: Uint8Array, at: number, coder: BitCoder, earlier: number, here: number): number {
    const { neighbours, valid, count } = this;
    const { formation, moved, same } = neighbours;
    const theirs = (at - holder) / HOLDERS;
    const first = neighbours.first[theirs] as number;
    const carrier = holder >= 3 && holder !== NOBODY ? holder - 3 : -1;
    let lowest = 0;
    let highest = 0;
    // By who stands elsewhere: bit 0 where something won is known, bit 1 something lost.
    let outlook = 0;
    for (let n = 0; n < count; n++) {
      const k = first + (valid[n] as number);
      const named = carrier < 0 ? holder : 3 + (same[3 * k + carrier] as number);
      const value = values[(formation[k] as number) * HOLDERS + named] as number;
      const who = 2 * (moved[k] as number);
      if (value === WON) {
        outlook |= 1 << who;
        continue;
      }
      outlook |= 2 << who;
      const distance = value === DRAWN ? NEVER : value;
      if (lowest === 0 || distance < lowest) lowest = distance;
      if (distance > highest) highest = distance;
    }
    const ordered = carrier < 1 ? outlook : carrier === 1 ? swapLow(outlook) : rotate(outlook);
    const span = lowest === 0 ? 0 : lowest < 4 ? 1 : lowest < 10 ? 2 : 3;
    const context = ((ordered * HOLDERS + holder) * EARLIER + (earlier & (EARLIER - 1))) * SPANS + span;
    const value = values[at] as number;
    if (coder.code(context, value === WON ? 0 : 1) === 0) return WON;
    const distances = ((nearness(lowest) * SPREADS + spread(highest - lowest)) * HERE + rough(here)) * 2 + (carrier >= 0 ? 1 : 0);
    return this.codeDistance(LOST_OR_NOT + (distances << this.bits), value, coder);
  }

  private codeDistance(base: number, value: number, coder: BitCoder): number {
    const { bits, drawn } = this;
    const distance = value === DRAWN ? drawn : value - LOST;
    let node = 1;
    for (let bit = bits - 1; bit >= 0; bit--) node = 2 * node + coder.code(base + node, (distance >> bit) & 1);
    const coded = node - (1 << bits);
    return coded === drawn ? DRAWN : coded + LOST;
  }
}

/** Reorders an outlook: the carrier first, then the others in order. */
function swapLow(outlook: number): number {
  return ((outlook >> 2) & 3) | ((outlook & 3) << 2) | (outlook & 48);
}

function rotate(outlook: number): number {
  return ((outlook >> 4) & 3) | ((outlook & 15) << 2);
}

function nearness(distance: number): number {
  return distance <= 24 ? distance : Math.min(31, 24 + ((distance - 24) >> 2));
}

function spread(distance: number): number {
  return distance < 4 ? distance : distance < 6 ? 4 : distance < 9 ? 5 : distance < 16 ? 6 : 7;
}

const ROUGH = [9, 11, 14, 18, 23, 29, 36];

function rough(distance: number): number {
  if (distance < 9) return distance;
  let at = 8;
  for (const limit of ROUGH) if (distance >= limit) at++;
  return Math.min(HERE - 1, at);
}
