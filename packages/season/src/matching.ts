/**
 * Matching in general graphs, by Edmonds: among all ways to pair off as many vertices as possible the one of greatest
 * weight. Duals on vertices and on blossoms prove it. Every step looks at all edges: forty vertices are few.
 */

/** An odd circle of nodes that acts as one; or a single vertex. */
interface Node {
  /** The vertex that is matched outside, or free. */
  base: number;
  /** The circle, beginning with the node that holds the base; empty for a single vertex. */
  circle: Node[];
  /** `links[i]` leads from a vertex of `circle[i]` to a vertex of the next one. */
  links: Link[];
  dual: number;
  label: 'outer' | 'inner' | null;
  /** The edge through which an inner node was reached: from outside, into it. */
  reached: Link | null;
}
type Link = readonly [from: number, to: number];

/** The weight of pairing two vertices; null where they may not be paired. */
export type Weight = (a: number, b: number) => number | null;

/** The mate of each vertex; -1 where it has none. */
export function bestMatching(count: number, weight: Weight): number[] {
  return new Matching(count, weight).solve();
}

class Matching {
  private readonly mate: number[];
  private readonly dual: number[];
  private readonly weights: (number | null)[][];
  /** The outermost node that a vertex is in. */
  private readonly top: Node[];

  constructor(
    private readonly count: number,
    weight: Weight,
  ) {
    const all = Array.from({ length: count }, (_, i) => i);
    this.weights = all.map((a) => all.map((b) => (a === b ? null : weight(Math.min(a, b), Math.max(a, b)))));
    const greatest = Math.max(0, ...this.weights.flat().map((value) => value ?? 0));
    this.mate = all.map(() => -1);
    this.dual = all.map(() => greatest);
    this.top = all.map((base) => ({ base, circle: [], links: [], dual: 0, label: null, reached: null }));
  }

  solve(): number[] {
    while (this.grow());
    return this.mate;
  }

  /** One tree search: true if two more vertices were matched. */
  private grow(): boolean {
    for (const node of this.nodes()) {
      node.reached = null;
      node.label = this.mate[node.base] === -1 ? 'outer' : null;
    }
    if (![...this.nodes()].some(({ label }) => label === 'outer')) return false;
    for (;;) {
      const tight = this.tightEdge();
      if (!tight) {
        if (!this.adjust()) return false;
        continue;
      }
      const [from, to] = tight;
      const target = this.top[to] as Node;
      if (target.label === null) this.reach(target, tight);
      else {
        const meeting = this.meeting(from, to);
        if (meeting) this.shrink(meeting, tight);
        else {
          this.augment(from, to);
          this.augment(to, from);
          return true;
        }
      }
    }
  }

  private nodes(): Set<Node> {
    return new Set(this.top);
  }

  private slack(a: number, b: number): number {
    const weight = this.weights[a]?.[b];
    return weight === null || weight === undefined
      ? Number.POSITIVE_INFINITY
      : (this.dual[a] as number) + (this.dual[b] as number) - 2 * weight;
  }

  /** Every edge from an outer node to another node that is not inner. */
  private *frontier(): Generator<Link> {
    for (let from = 0; from < this.count; from++) {
      const node = this.top[from] as Node;
      if (node.label !== 'outer') continue;
      for (let to = 0; to < this.count; to++) {
        const target = this.top[to] as Node;
        if (target !== node && target.label !== 'inner') yield [from, to];
      }
    }
  }

  private tightEdge(): Link | null {
    for (const [from, to] of this.frontier()) if (this.slack(from, to) <= 0) return [from, to];
    return null;
  }

  /** Changes the duals until another edge is tight or an inner blossom may open; false where neither can happen. */
  private adjust(): boolean {
    let delta = Number.POSITIVE_INFINITY;
    for (const [from, to] of this.frontier()) {
      const slack = this.slack(from, to);
      delta = Math.min(delta, (this.top[to] as Node).label === 'outer' ? slack / 2 : slack);
    }
    const inner = [...this.nodes()].filter(({ label, circle }) => label === 'inner' && circle.length > 0);
    for (const { dual } of inner) delta = Math.min(delta, dual / 2);
    if (delta === Number.POSITIVE_INFINITY) return false;
    for (let v = 0; v < this.count; v++) {
      const { label } = this.top[v] as Node;
      if (label === 'outer') this.dual[v] = (this.dual[v] as number) - delta;
      if (label === 'inner') this.dual[v] = (this.dual[v] as number) + delta;
    }
    for (const node of this.nodes()) {
      if (node.circle.length === 0 || node.label === null) continue;
      node.dual += node.label === 'outer' ? 2 * delta : -2 * delta;
    }
    for (const node of inner) if (node.dual <= 0) this.open(node);
    return true;
  }

  /** A node is reached: it is inner, and whom it is matched with is outer. */
  private reach(node: Node, link: Link): void {
    node.label = 'inner';
    node.reached = link;
    const beyond = this.top[this.mate[node.base] as number] as Node;
    beyond.label = 'outer';
  }

  /** The way from a node to the root of its tree, node by node: outer, inner, outer … */
  private wayUp(start: Node): Node[] {
    const way = [start];
    for (let node = start; this.mate[node.base] !== -1; ) {
      const inner = this.top[this.mate[node.base] as number] as Node;
      node = this.top[(inner.reached as Link)[0]] as Node;
      way.push(inner, node);
    }
    return way;
  }

  /** The nodes from where two ways part to the ends of an edge; null where they are of different trees. */
  private meeting(from: number, to: number): { readonly one: Node[]; readonly other: Node[] } | null {
    const one = this.wayUp(this.top[from] as Node);
    const other = this.wayUp(this.top[to] as Node);
    if (one.at(-1) !== other.at(-1)) return null;
    while (one.length > 1 && other.length > 1 && one.at(-2) === other.at(-2)) {
      one.pop();
      other.pop();
    }
    return { one, other };
  }

  /** The link between two neighbours on a way up, from the lower node to the upper one. */
  private linkUp(lower: Node, upper: Node): Link {
    if (lower.label === 'inner') {
      const [above, into] = lower.reached as Link;
      return [into, above];
    }
    return [lower.base, upper.base];
  }

  /** An odd circle becomes one outer node. */
  private shrink({ one, other }: { readonly one: Node[]; readonly other: Node[] }, edge: Link): void {
    const down = one.toReversed();
    const circle = [...down, ...other.slice(0, -1)];
    const links = circle.map((node, i): Link => {
      const next = circle[(i + 1) % circle.length] as Node;
      if (i === down.length - 1) return edge;
      if (i < down.length - 1) return reverse(this.linkUp(next, node));
      return this.linkUp(node, next);
    });
    const head = circle[0] as Node;
    const whole: Node = { base: head.base, circle, links, dual: 0, label: 'outer', reached: head.reached };
    for (const node of circle) this.place(node, whole);
  }

  private place(node: Node, into: Node): void {
    for (const vertex of verticesOf(node)) this.top[vertex] = into;
  }

  /** An inner blossom falls apart; the nodes on the even way from where it was reached to its base stay in the tree. */
  private open(whole: Node): void {
    const { circle, links, reached } = whole;
    for (const node of circle) {
      this.place(node, node);
      node.label = null;
      node.reached = null;
    }
    const size = circle.length;
    let at = circle.indexOf(this.top[(reached as Link)[1]] as Node);
    const step = at % 2 === 0 ? -1 : 1;
    let into = reached as Link;
    for (;;) {
      const inner = circle[at] as Node;
      inner.label = 'inner';
      inner.reached = into;
      if (at === 0) return;
      const next = (at + step + size) % size;
      (circle[next] as Node).label = 'outer';
      const after = (next + step + size) % size;
      into = step === 1 ? (links[next] as Link) : reverse(links[after] as Link);
      at = after;
    }
  }

  /** From an outer vertex that gets a new mate up to the root: what was matched is not, and the other way round. */
  private augment(from: number, to: number): void {
    let [vertex, mate] = [from, to];
    for (;;) {
      const node = this.top[vertex] as Node;
      const before = this.mate[node.base] as number;
      this.rebase(node, vertex);
      this.mate[vertex] = mate;
      if (before === -1) return;
      const inner = this.top[before] as Node;
      const [above, into] = inner.reached as Link;
      this.rebase(inner, into);
      this.mate[into] = above;
      [vertex, mate] = [above, into];
    }
  }

  /** Another vertex becomes the base of a node: along the even way round its circle the matches change places. */
  private rebase(node: Node, vertex: number): void {
    node.base = vertex;
    const { circle, links } = node;
    const size = circle.length;
    if (size === 0) return;
    const start = circle.findIndex((child) => verticesOf(child).includes(vertex));
    this.rebase(circle[start] as Node, vertex);
    const step = start % 2 === 0 ? -1 : 1;
    for (let at = start; at !== 0 && at !== size; at += 2 * step) {
      const near = (at + step + size) % size;
      const far = (near + step + size) % size;
      const [a, b] = step === 1 ? (links[near] as Link) : reverse(links[far] as Link);
      this.rebase(circle[near] as Node, a);
      this.rebase(circle[far] as Node, b);
      this.mate[a] = b;
      this.mate[b] = a;
    }
    node.circle = [...circle.slice(start), ...circle.slice(0, start)];
    node.links = [...links.slice(start), ...links.slice(0, start)];
  }
}

const reverse = ([from, to]: Link): Link => [to, from];

function verticesOf({ base, circle }: Node): number[] {
  return circle.length === 0 ? [base] : circle.flatMap(verticesOf);
}
