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

/** One row among values. It is one shape, whatever it is a row of: the loops over the leads know no other. */
export class Line implements Values {
  /** The index of a lead of 0. */
  zero = 0;

  /** `turn` is 1 where the hand is kept, and -1 where the row is the other's and leads count the other way. */
  constructor(
    public value: Float32Array,
    public draw: Float32Array,
    readonly turn: 1 | -1,
  ) {}

  point({ value, draw }: Values, zero: number): void {
    this.value = value;
    this.draw = draw;
    this.zero = zero;
  }
}

/** An end of an action: it comes with probability `p`, after so many points. */
export interface End {
  readonly p: number;
  readonly lead: number;
  readonly line: Line;
}

/**
 * A choice that comes up with probability `p`, for the player with the hand (1) or for the other (-1): a shot, both
 * ends of which lead to one row, or playing on.
 */
export interface Choice {
  readonly p: number;
  readonly want: 1 | -1;
  readonly hit: End;
  readonly miss: End;
  readonly on: End;
}

/** One row while it is worked out: the hot loops over the leads. What leads to the other's row is counted as 1 - value. */
export class Row {
  private readonly value: Float64Array;
  private readonly draw: Float64Array;

  constructor(private readonly most: number) {
    this.value = new Float64Array(2 * most + 1);
    this.draw = new Float64Array(2 * most + 1);
  }

  begin(): void {
    this.value.fill(0);
    this.draw.fill(0);
  }

  add({ p, lead, line }: End): void {
    const { value: sum, draw: draws, most } = this;
    const { value, draw, turn } = line;
    const from = turn === 1 ? 0 : p;
    const share = turn * p;
    let at = line.zero + turn * (lead - most);
    for (let i = 0; i <= 2 * most; i++, at += turn) {
      sum[i] = (sum[i] as number) + from + share * (value[at] as number);
      draws[i] = (draws[i] as number) + p * (draw[at] as number);
    }
  }

  /** Adds the better of the two moves at each lead. */
  choose({ p, want, hit, miss, on }: Choice): void {
    const { value: sum, draw: draws, most } = this;
    const { value, draw, turn, zero } = hit.line;
    const { value: onValue, draw: onDraw, turn: onTurn } = on.line;
    const from = turn === 1 ? 0 : 1;
    const onFrom = onTurn === 1 ? 0 : 1;
    const hits = turn * hit.p;
    const misses = turn * miss.p;
    let atHit = zero + turn * (hit.lead - most);
    let atMiss = zero + turn * (miss.lead - most);
    let atOn = on.line.zero + onTurn * (on.lead - most);
    for (let i = 0; i <= 2 * most; i++, atHit += turn, atMiss += turn, atOn += onTurn) {
      const shot = from + hits * (value[atHit] as number) + misses * (value[atMiss] as number);
      const played = onFrom + onTurn * (onValue[atOn] as number);
      if ((played - shot) * want > 0) {
        sum[i] = (sum[i] as number) + p * played;
        draws[i] = (draws[i] as number) + p * (onDraw[atOn] as number);
      } else {
        sum[i] = (sum[i] as number) + p * shot;
        draws[i] = (draws[i] as number) + p * (hit.p * (draw[atHit] as number) + miss.p * (draw[atMiss] as number));
      }
    }
  }

  /** Stores the row. Leads beyond the largest count as that one. */
  end({ value, draw }: Values, at: number): void {
    const last = 2 * this.most;
    const from = at + MOST_POINTS;
    value.set(this.value, from);
    draw.set(this.draw, from);
    value.fill(this.value[0] as number, at, from);
    draw.fill(this.draw[0] as number, at, from);
    value.fill(this.value[last] as number, from + last + 1, from + last + 1 + MOST_POINTS);
    draw.fill(this.draw[last] as number, from + last + 1, from + last + 1 + MOST_POINTS);
  }
}
