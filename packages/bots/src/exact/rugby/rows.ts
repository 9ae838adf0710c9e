/**
 * Values over the leads of the player with the hand, one row for each state of the cards. A row reaches a few points
 * beyond the largest lead that is told apart, with the value of that lead, so that points can be added without a check.
 */
export interface Values {
  readonly value: Float32Array;
  readonly draw: Float32Array;
}

/** Where an end of an action leads, for one row: to a place in another row. */
export interface Target extends Values {
  readonly p: number;
  /** The place of a lead of 0 in that row, after the points of the leaf. */
  readonly zero: number;
  /** 1 where the hand is kept; -1 where the row is the other's and leads count the other way. */
  readonly turn: 1 | -1;
}

/** The most points an action brings or costs, as far as rows are concerned. */
export const MOST_POINTS = 7;

/** One row while it is worked out: the hot loops over the leads. */
export class Row {
  private readonly sum: Sums;
  private readonly best: Sums;
  private readonly trial: Sums;

  constructor(private readonly most: number) {
    this.sum = new Sums(most);
    this.best = new Sums(most);
    this.trial = new Sums(most);
  }

  begin(): void {
    this.sum.clear();
  }

  add(target: Target): void {
    this.sum.add(target);
  }

  /** The better of several moves at each lead, for the player with the hand (1) or for the other (-1). */
  addBest(moves: readonly (readonly Target[])[], p: number, want: 1 | -1): void {
    const { sum, best, trial } = this;
    for (const [i, targets] of moves.entries()) {
      const into = i === 0 ? best : trial;
      into.clear();
      for (const target of targets) into.add(target);
      if (i > 0) best.take(trial, want);
    }
    sum.addSums(best, p);
  }

  /** Stores the row; leads beyond the largest count as that one. */
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

  add({ p, value, draw, zero, turn }: Target): void {
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
