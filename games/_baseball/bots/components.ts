/**
 * The strongly connected components of a graph, each after all those it leads to (Tarjan's algorithm, without recursion).
 * Values can be worked out component by component in this order.
 */
export function components(size: number, leadsTo: (node: number) => readonly number[]): number[][] {
  const found: number[][] = [];
  const order = new Int32Array(size).fill(-1);
  const low = new Int32Array(size);
  const open = new Uint8Array(size);
  const stack: number[] = [];
  let time = 0;
  for (let root = 0; root < size; root++) {
    if (order[root] !== -1) continue;
    const path: { node: number; to: readonly number[]; at: number }[] = [];
    const enter = (node: number) => {
      order[node] = low[node] = time++;
      open[node] = 1;
      stack.push(node);
      path.push({ node, to: leadsTo(node), at: 0 });
    };
    enter(root);
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const { node } = top;
      const next = top.to[top.at++];
      if (next !== undefined) {
        if (order[next] === -1) enter(next);
        else if (open[next]) low[node] = Math.min(low[node] as number, order[next] as number);
        continue;
      }
      path.pop();
      const parent = path.at(-1);
      if (parent) low[parent.node] = Math.min(low[parent.node] as number, low[node] as number);
      if (low[node] === order[node]) found.push(closed(stack, node, open));
    }
  }
  return found;
}

/** Takes a component, whose first node is `node`, off the stack. */
function closed(stack: number[], node: number, open: Uint8Array): number[] {
  const component = stack.splice(stack.lastIndexOf(node));
  for (const member of component) open[member] = 0;
  return component;
}
