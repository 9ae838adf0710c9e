import type { Limit } from '@pocket-stadium/bots/kit';
import type { Random } from '@pocket-stadium/kernel';
import { type Colour, freeCount, nextColour, PACKED_LENGTH, PAWNS, type PackedPawns, PREY } from '../rules/index.ts';
import type { Ground } from './ground.ts';
import { Quick } from './quick.ts';
import type { TurnList } from './turn-list.ts';
import { Worth } from './worth.ts';

/** How many of the turns that look best at a glance are looked at closer, and how many of these are played on. */
const CLOSER = 32;
const PLAYED_ON = 12;
/** How many turns, of all seats, are played on with thrown dice before the position is judged. */
const AHEAD = 3;
/** What looking closer at a position costs, in nodes. A node is a turn played on at a glance. */
const WORTH_NODES = 0.5;

interface Candidate {
  readonly index: number;
  readonly after: PackedPawns;
  /** The sum of what it brought the seat, and how often it was played on. */
  sum: number;
  count: number;
}

/**
 * Monte Carlo search over the dice by sequential halving: the candidates are played on with the same
 * throws, again and again, and the weaker half is dropped each time.
 */
export class Search {
  private readonly quick: Quick;
  private readonly worth: Worth;
  private readonly throws: number[] = [];

  constructor(
    ground: Ground,
    private readonly limit: Limit,
    private readonly random: Random,
  ) {
    this.quick = new Quick(ground);
    this.worth = new Worth(ground.board);
  }

  /** The index of the turn to play. */
  choose(list: TurnList): number {
    let candidates = this.select(list);
    const halvings = Math.ceil(Math.log2(candidates.length));
    for (let left = halvings; left > 0 && !this.limit.spent; left--) {
      this.limit.within(1 / left, () => this.compare(candidates, list.colour));
      candidates = candidates.sort(byMean).slice(0, Math.ceil(candidates.length / 2));
    }
    return (candidates[0] as Candidate).index;
  }

  /** What the seats can expect of a position in which `turn` is to throw, from so many games played on. */
  expect(pawns: PackedPawns, turn: Colour, samples: number): number[] {
    const sums = [0, 0, 0];
    for (let sample = 0; sample < samples; sample++) {
      for (const [seat, share] of this.playOn(pawns, turn, sample).entries()) sums[seat] = (sums[seat] as number) + share / samples;
    }
    return sums;
  }

  /** Among turns that differ only in where prisoners or the released go, the one that looks best. */
  select({ before, colour, results }: TurnList): Candidate[] {
    this.quick.look(before, colour);
    const best = new Map<string, { index: number; rate: number }>();
    for (const [index, after] of results.entries()) {
      const rate = this.quick.rate(before, colour, after);
      const kind = kindOf(after, colour);
      if (rate > (best.get(kind)?.rate ?? Number.NEGATIVE_INFINITY)) best.set(kind, { index, rate });
    }
    const glanced = [...best.values()].sort((one, other) => other.rate - one.rate).slice(0, CLOSER);
    this.limit.spend(glanced.length * WORTH_NODES);
    return glanced
      .map(({ index }) => {
        const after = results[index] as PackedPawns;
        return { index, after, sum: 0, count: 0, worth: this.worth.of(after, nextColour(colour))[colour] as number };
      })
      .sort((one, other) => other.worth - one.worth)
      .slice(0, PLAYED_ON);
  }

  /** Plays all candidates on, each time with the same throws, until the limit. */
  private compare(candidates: readonly Candidate[], colour: Colour): void {
    do {
      const sample = Math.min(...candidates.map(({ count }) => count));
      for (const candidate of candidates) {
        candidate.sum += this.playOn(candidate.after, nextColour(colour), sample)[colour] as number;
        candidate.count++;
      }
    } while (!this.limit.spent);
  }

  private playOn(from: PackedPawns, first: Colour, sample: number): Float64Array {
    const { throws, quick } = this;
    while (throws.length < (sample + 1) * AHEAD * 2) throws.push(1 + this.random(6));
    let pawns = Uint8Array.from(from);
    let into = new Uint8Array(PACKED_LENGTH);
    let turn = first;
    let over = freeCount(pawns, PREY[((first + 2) % 3) as Colour]) === 0;
    for (let ahead = 0; ahead < AHEAD && !over; ahead++) {
      const at = (sample * AHEAD + ahead) * 2;
      this.limit.spend(1);
      quick.play(pawns, turn, throws[at] as number, throws[at + 1] as number, into);
      [pawns, into] = [into, pawns];
      over = freeCount(pawns, PREY[turn]) === 0;
      turn = nextColour(turn);
    }
    this.limit.spend(WORTH_NODES);
    return this.worth.of(pawns, turn);
  }
}

function byMean(one: Candidate, other: Candidate): number {
  return other.sum / other.count - one.sum / one.count;
}

/** What tells turns apart, the cells of prisoners and of the released left out. */
function kindOf(after: PackedPawns, colour: Colour): string {
  const free = (of: Colour) => after.subarray(of * PAWNS, of * PAWNS + freeCount(after, of)).join();
  return `${free(colour)}|${free(PREY[colour])}`;
}
