import { components } from './components.ts';
import { type Action, type HalfGraph, OVER } from './half-graph.ts';
import { LeadRows } from './lead-rows.ts';

/** A half-inning ready for arithmetic: its nodes, actions and edges in flat arrays. */
export interface Half {
  readonly size: number;
  /** The first action of each node, and the end. */
  readonly actionsAt: Int32Array;
  /** The first edge of each action, and the end. */
  readonly edgesAt: Int32Array;
  /** The first edge of each action that ends the half-inning: they come after those that go on. */
  readonly endingAt: Int32Array;
  /** By edge; `to` is -1 where the half-inning is over. */
  readonly p: Float64Array;
  readonly runs: Int32Array;
  readonly to: Int32Array;
  /** 1 where the batting side chooses, -1 where the defence does. */
  readonly sense: Int8Array;
  /** Nodes that reach each other without a run stand together; each group comes after all those it leads to. */
  readonly groups: readonly Group[];
  readonly actions: readonly Action[];
}

interface Group {
  readonly nodes: readonly number[];
  /** Whether one can come back to a node without a run. */
  readonly cyclic: boolean;
}

/** Which action is played at each node, as an index among the node's own. */
export type Policy = Uint8Array;

export function makeHalf({ nodes }: HalfGraph): Half {
  const actions = nodes.flatMap((node) => node.actions);
  const edges = actions.flatMap(({ edges: all }) => [...all.filter(({ to }) => to !== OVER), ...all.filter(({ to }) => to === OVER)]);
  const edgesAt = starts(actions.map((action) => action.edges.length));
  const withoutRun = nodes.map((node) =>
    node.actions.flatMap((action) => action.edges.filter(({ runs, to }) => runs === 0 && to !== OVER).map(({ to }) => to)),
  );
  return {
    size: nodes.length,
    actionsAt: starts(nodes.map((node) => node.actions.length)),
    edgesAt,
    endingAt: Int32Array.from(actions, ({ edges: all }, i) => (edgesAt[i] as number) + all.filter(({ to }) => to !== OVER).length),
    p: Float64Array.from(edges, (edge) => edge.p),
    runs: Int32Array.from(edges, (edge) => edge.runs),
    to: Int32Array.from(edges, (edge) => edge.to),
    sense: Int8Array.from(nodes, ({ chooser }) => (chooser === 'batting' ? 1 : chooser === 'defence' ? -1 : 0)),
    groups: components(nodes.length, (node) => withoutRun[node] ?? []).map((members) => ({
      nodes: members,
      cyclic: members.length > 1 || members.some((node) => withoutRun[node]?.includes(node)),
    })),
    actions,
  };
}

function starts(lengths: readonly number[]): Int32Array {
  const at = new Int32Array(lengths.length + 1);
  for (const [i, length] of lengths.entries()) at[i + 1] = (at[i] as number) + length;
  return at;
}

/** Sweeps over a group stop when nothing moves by more than this. */
const SETTLED = 4e-16;
const MOST_SWEEPS = 100_000;
/** Another move than the preferred one is chosen only if it is better by more than rounding. */
const BETTER = 1e-14;

/**
 * The best mean of something a half-inning brings (runs, hits, men left on base), from every node,
 * with the policy that gets it: the batting side wants more, the defence less.
 */
export function bestMean(half: Half, reward: (action: number) => number, given?: Policy): { mean: Float64Array; policy: Policy } {
  const { size, actionsAt, edgesAt, p, to, sense } = half;
  const mean = new Float64Array(size);
  const policy: Policy = given ?? new Uint8Array(size);
  const rewards = Float64Array.from(half.actions, (_, action) => reward(action));
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep++) {
    let moved = 0;
    for (let node = size - 1; node >= 0; node--) {
      const first = actionsAt[node] as number;
      const from = given ? first + (policy[node] as number) : first;
      const end = given ? from + 1 : (actionsAt[node + 1] as number);
      let best = 0;
      for (let action = from; action < end; action++) {
        let value = rewards[action] as number;
        for (let edge = edgesAt[action] as number; edge < (edgesAt[action + 1] as number); edge++) {
          const target = to[edge] as number;
          if (target >= 0) value += (p[edge] as number) * (mean[target] as number);
        }
        if (action === from || (value - best) * (sense[node] as number) > BETTER) {
          best = value;
          if (!given) policy[node] = action - first;
        }
      }
      moved = Math.max(moved, Math.abs(best - (mean[node] as number)));
      mean[node] = best;
    }
    if (moved <= SETTLED) break;
  }
  return { mean, policy };
}

/** What a half-inning is worth to the batting side for every lead at its end, and where it stops early. */
export interface Ends {
  /** The lowest and highest lead that are told apart. */
  readonly low: number;
  readonly high: number;
  /** Value of an end with this lead, from `low` on. */
  readonly exit: Float64Array;
  /** Leads at which a run ends it at once (a walk-off), from `low` on. */
  readonly stops?: Uint8Array;
  /** Added for every run on the way, where runs themselves are counted. */
  readonly perRun?: number;
}

export interface LeadValues {
  /** Value to the batting side, by lead from `low` on, then by node. */
  readonly values: Float64Array;
  readonly policies: Policy;
}

/** How moves are chosen: as `given` by lead and node, or for the best, the `preferred` one where there is no better. */
export interface Play {
  readonly given?: Policy;
  readonly preferred?: Policy;
}

/**
 * The value of every node at every lead. A lead only grows while a side bats, so leads are settled from the highest down,
 * and within a lead group by group. A lead does not grow beyond `high`.
 */
export function solveLeads(half: Half, ends: Ends, play: Play): LeadValues {
  const rows = new LeadRows(half, ends, play);
  rows.settleTop();
  for (let lead = ends.high - ends.low - 1; lead >= 0; lead--) {
    for (const { nodes, cyclic } of half.groups) {
      if (cyclic) rows.settleTogether(lead, nodes);
      else rows.settle(lead, nodes[0] as number);
    }
  }
  return { values: rows.values, policies: rows.policies };
}

/** The distribution of runs from the start under a policy, up to a number that is passed with a probability below `tail`. */
export function runDistribution(half: Half, policy: Policy, tail = 1e-14): number[] {
  for (let most = 32; ; most *= 2) {
    const policies = repeat(policy, most + 2);
    // P(n runs) is the probability of ending exactly level from n behind; P(more than n) that of ending ahead.
    const ending = (level: number, ahead: number): Float64Array => {
      const exit = new Float64Array(most + 2);
      exit[most] = level;
      exit[most + 1] = ahead;
      return solveLeads(half, { low: -most, high: 1, exit }, { given: policies }).values;
    };
    if ((ending(0, 1)[0] as number) > tail) continue;
    const exactly = ending(1, 0);
    return Array.from({ length: most + 1 }, (_, runs) => exactly[(most - runs) * half.size] as number);
  }
}

function repeat(policy: Policy, times: number): Policy {
  const all = new Uint8Array(policy.length * times);
  for (let i = 0; i < times; i++) all.set(policy, i * policy.length);
  return all;
}
