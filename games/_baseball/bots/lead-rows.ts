import type { Ends, Half, Play, Policy } from './half.ts';

/** Sweeps over nodes that lead to each other stop when nothing moves by more than this. */
const SETTLED = 4e-16;
const MOST_SWEEPS = 100_000;
/** Another move than the preferred one is chosen only if it is better by more than rounding. */
const BETTER = 1e-14;

/** Values by lead, then by node, while they are being worked out. The hot loops of the solver. */
export class LeadRows {
  readonly values: Float64Array;
  readonly policies: Policy;
  private readonly top: number;
  private readonly stops: Uint8Array;
  private readonly perRun: number;
  /** How far an edge's target lies from the start of its lead's row. */
  private readonly offset: Int32Array;
  /** Below this lead no single action reaches the top or a walk-off, and a shorter computation does. */
  private readonly plainBelow: number;
  private readonly given: boolean;
  private readonly preferred: Policy;

  constructor(
    private readonly half: Half,
    private readonly ends: Ends,
    { given, preferred }: Play,
  ) {
    const { size, runs, to } = half;
    this.top = ends.high - ends.low;
    this.values = new Float64Array((this.top + 1) * size);
    this.policies = given ?? new Uint8Array((this.top + 1) * size);
    this.given = given !== undefined;
    this.preferred = preferred ?? new Uint8Array(size);
    this.stops = ends.stops ?? new Uint8Array(this.top + 1);
    this.perRun = ends.perRun ?? 0;
    this.offset = Int32Array.from(to, (target, edge) => (runs[edge] as number) * size + target);
    const most = runs.reduce((a, b) => Math.max(a, b), 0);
    const firstStop = this.stops.indexOf(1);
    this.plainBelow = (firstStop < 0 ? this.top : Math.min(this.top, firstStop)) - most;
  }

  /** Settles one node from those it leads to, and says how far it moved. */
  settle(lead: number, node: number): number {
    const { values, policies, given, preferred } = this;
    const { size, actionsAt, sense } = this.half;
    const at = lead * size + node;
    const first = actionsAt[node] as number;
    const before = values[at] as number;
    const usual = (given ? policies[at] : preferred[node]) as number;
    let choice = usual;
    let best = this.action(lead, first + usual);
    if (!given) {
      const end = actionsAt[node + 1] as number;
      const want = sense[node] as number;
      for (let action = first; action < end; action++) {
        if (action - first === usual) continue;
        const value = this.action(lead, action);
        if ((value - best) * want > BETTER) {
          best = value;
          choice = action - first;
        }
      }
      policies[at] = choice;
    }
    values[at] = best;
    return Math.abs(best - before);
  }

  /** What an action is worth. */
  private action(lead: number, action: number): number {
    if (lead >= this.plainBelow || this.perRun !== 0) return this.carefulAction(lead, action);
    const { values, offset } = this;
    const { size, edgesAt, endingAt, p, runs } = this.half;
    const { exit } = this.ends;
    const row = lead * size;
    const ending = endingAt[action] as number;
    const end = edgesAt[action + 1] as number;
    let value = 0;
    for (let edge = edgesAt[action] as number; edge < ending; edge++) {
      value += (p[edge] as number) * (values[row + (offset[edge] as number)] as number);
    }
    for (let edge = ending; edge < end; edge++) value += (p[edge] as number) * (exit[lead + (runs[edge] as number)] as number);
    return value;
  }

  private carefulAction(lead: number, action: number): number {
    const { values, top, stops, perRun } = this;
    const { size, edgesAt, p, runs, to } = this.half;
    const { exit } = this.ends;
    let value = 0;
    for (let edge = edgesAt[action] as number; edge < (edgesAt[action + 1] as number); edge++) {
      const scored = runs[edge] as number;
      const after = Math.min(lead + scored, top);
      const target = to[edge] as number;
      const ended = target < 0 || (scored > 0 && stops[after] === 1);
      const reached = ended ? (exit[after] as number) : (values[after * size + target] as number);
      value += (p[edge] as number) * (reached + perRun * scored);
    }
    return value;
  }

  /** The highest lead, where further runs change nothing, so that every node may lead back to itself. */
  settleTop(): void {
    for (let sweep = 0; sweep < MOST_SWEEPS; sweep++) {
      let moved = 0;
      for (let node = this.half.size - 1; node >= 0; node--) moved = Math.max(moved, this.settle(this.top, node));
      if (moved <= SETTLED) return;
    }
  }

  /**
   * Sweeps over nodes that lead to each other until nothing moves. After two sweeps the first node jumps to the limit
   * that its shrinking steps point to (Aitken). Where every way round passes through that node, this is the exact
   * value.
   */
  settleTogether(lead: number, nodes: readonly number[]): void {
    const { values } = this;
    const { size } = this.half;
    const row = lead * size;
    for (const node of nodes) values[row + node] = values[row + size + node] as number;
    const at = row + (nodes[0] as number);
    let step = 0;
    for (let sweep = 0; sweep < MOST_SWEEPS; sweep++) {
      const before = values[at] as number;
      let moved = this.settle(lead, nodes[0] as number);
      const shrink = ((values[at] as number) - before) / step;
      step = (values[at] as number) - before;
      if (sweep === 2 && Math.abs(shrink) < 0.9) values[at] = before + step / (1 - shrink);
      for (let i = 1; i < nodes.length; i++) moved = Math.max(moved, this.settle(lead, nodes[i] as number));
      if (moved <= SETTLED) return;
    }
  }
}
