/**
 * Values over the leads of the player with the hand, one row for each state of the cards. A row reaches a few points
 * beyond the largest lead that is told apart and repeats the value of that lead, so that points can be added without a
 * check.
 */
export interface Values {
  readonly value: Float32Array;
  readonly draw: Float32Array;
}

/** The most points an action brings or costs, as far as rows are concerned. */
export const MOST_POINTS = 7;

/** One row while it is worked out: the hot loops over the leads. */
export class Row {
  private readonly sum: Sums;
  private readonly best: Sums;
  private readonly trial: Sums;
  /** What is added to now, and the moves of a choice that were gone through. */
  private into: Sums;
  private moves = 0;

  constructor(private readonly most: number) {
    this.sum = new Sums(most);
    this.best = new Sums(most);
    this.trial = new Sums(most);
    this.into = this.sum;
  }

  begin(): void {
    this.sum.clear();
  }

  /**
   * Adds an end of an action that leads to another row. `zero` is the index of a lead of 0 in it, after the points of
   * the end. `turn` is 1 where the hand is kept, and -1 where the row is the other's and leads count the other way.
   */
  add(p: number, values: Values, zero: number, turn: 1 | -1): void {
    this.into.add(p, values, zero, turn);
  }

  /** Begins a move: what is added from here on belongs to it. */
  beginMove(): void {
    this.into = this.moves === 0 ? this.best : this.trial;
    this.into.clear();
  }

  /** Ends a move. At each lead the better of the moves is taken, for the player with the hand (1) or for the other (-1). */
  endMove(want: 1 | -1): void {
    if (this.moves++ > 0) this.best.take(this.trial, want);
  }

  /** Ends a choice that comes up with probability `p`. */
  endChoice(p: number): void {
    this.into = this.sum;
    this.moves = 0;
    this.sum.addSums(this.best, p);
  }

  /** Stores the row. Leads beyond the largest count as that one. */
  end({ value, draw }: Values, at: number): void {
    const { sum, most } = this;
    const last = 2 * most;
    for (let i = 0; i <= last + 2 * MOST_POINTS; i++) {
      const lead = Math.min(last, Math.max(0, i - MOST_POINTS));
      value[at + i] = sum.value[lead] as number;
      draw[at + i] = sum.draw[lead] as number;
    }
  }
}

class Sums {
  readonly value: Float64Array;
  readonly draw: Float64Array;

  constructor(private readonly most: number) {
    this.value = new Float64Array(2 * most + 1);
    this.draw = new Float64Array(2 * most + 1);
  }

  clear(): void {
    this.value.fill(0);
    this.draw.fill(0);
  }

  add(p: number, { value, draw }: Values, zero: number, turn: 1 | -1): void {
    const { most, value: values, draw: draws } = this;
    if (turn === 1) {
      const from = zero - most;
      for (let i = 0; i <= 2 * most; i++) {
        values[i] = (values[i] as number) + p * (value[from + i] as number);
        draws[i] = (draws[i] as number) + p * (draw[from + i] as number);
      }
      return;
    }
    const from = zero + most;
    for (let i = 0; i <= 2 * most; i++) {
      values[i] = (values[i] as number) + p * (1 - (value[from - i] as number));
      draws[i] = (draws[i] as number) + p * (draw[from - i] as number);
    }
  }

  addSums({ value, draw }: Sums, p: number): void {
    const { value: values, draw: draws } = this;
    for (let i = 0; i < values.length; i++) {
      values[i] = (values[i] as number) + p * (value[i] as number);
      draws[i] = (draws[i] as number) + p * (draw[i] as number);
    }
  }

  take({ value, draw }: Sums, want: 1 | -1): void {
    const { value: values, draw: draws } = this;
    for (let i = 0; i < values.length; i++) {
      if (((value[i] as number) - (values[i] as number)) * want > 0) {
        values[i] = value[i] as number;
        draws[i] = draw[i] as number;
      }
    }
  }
}
