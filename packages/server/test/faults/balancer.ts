import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

const CHECK_EVERY = 300;
const CHECK_WITHIN = 1500;
/** After so many missed checks in a row a node is given up. */
const MISSED = 2;

interface Upstream {
  readonly port: number;
  missed: number;
  readonly sessions: Set<Socket>;
}

/** A load balancer as compose.yaml has one: asks the nodes whether they live, and cuts the sessions of those that do not. */
export class Balancer {
  private readonly nodes: Upstream[];
  private readonly server: Server;
  private readonly timer: NodeJS.Timeout;

  private constructor(ports: readonly number[]) {
    this.nodes = ports.map((port) => ({ port, missed: 0, sessions: new Set() }));
    this.server = createServer((socket) => this.accept(socket, []));
    this.timer = setInterval(() => {
      for (const node of this.nodes) void this.check(node);
    }, CHECK_EVERY);
  }

  static async start(ports: readonly number[]): Promise<Balancer> {
    const balancer = new Balancer(ports);
    balancer.server.listen(0, '127.0.0.1');
    await once(balancer.server, 'listening');
    return balancer;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  isUp(port: number): boolean {
    return this.nodes.some((node) => node.port === port && node.missed < MISSED);
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    for (const { sessions } of this.nodes) for (const socket of sessions) socket.destroy();
    this.server.close();
  }

  /** Hands a connection to the live node with the fewest. A node that refuses is passed over. */
  private accept(socket: Socket, refused: readonly Upstream[]): void {
    // A client that breaks off is what these tests do: its end is noticed by `close`.
    socket.on('error', () => {});
    const up = this.nodes.filter((node) => node.missed < MISSED && !refused.includes(node));
    const [node] = up.sort((a, b) => a.sessions.size - b.sessions.size);
    if (!node) {
      socket.destroy();
      return;
    }
    node.sessions.add(socket);
    const onward = connect(node.port, '127.0.0.1');
    onward.once('error', () => {
      node.sessions.delete(socket);
      this.accept(socket, [...refused, node]);
    });
    onward.once('connect', () => {
      onward.removeAllListeners('error');
      onward.on('error', () => socket.destroy());
      onward.on('close', () => socket.destroy());
      socket.on('close', () => {
        onward.destroy();
        node.sessions.delete(socket);
      });
      socket.pipe(onward);
      onward.pipe(socket);
    });
  }

  private async check(node: Upstream): Promise<void> {
    const alive = await fetch(`http://127.0.0.1:${node.port}/healthz`, {
      signal: AbortSignal.timeout(CHECK_WITHIN),
      headers: { connection: 'close' },
    }).then(
      ({ ok }) => ok,
      () => false,
    );
    node.missed = alive ? 0 : node.missed + 1;
    if (node.missed === MISSED) for (const socket of node.sessions) socket.destroy();
  }
}
