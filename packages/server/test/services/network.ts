import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A stretch of network in front of a service: it passes bytes on, holds them back, delays them or cuts every connection. */
export class Network {
  private readonly sockets = new Set<Socket>();
  private held: (() => void)[] = [];
  private holding = false;
  private delay = 0;

  private constructor(
    private readonly target: URL,
    private readonly server = createServer((near) => this.accept(near)),
  ) {}

  static async before(url: string): Promise<Network> {
    const network = new Network(new URL(url));
    network.server.listen(0, '127.0.0.1');
    await once(network.server, 'listening');
    return network;
  }

  /** The service's address, by way of this network. */
  get url(): string {
    const url = new URL(this.target);
    url.port = String((this.server.address() as AddressInfo).port);
    return url.href;
  }

  private accept(near: Socket): void {
    const far = connect(Number(this.target.port), this.target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(from);
      from.on('data', (bytes) => this.pass(() => to.writable && to.write(bytes)));
      // What breaks on one side breaks on the other.
      from.on('error', () => to.destroy());
      from.on('close', () => {
        this.sockets.delete(from);
        to.destroy();
      });
    }
  }

  private pass(work: () => void): void {
    if (this.delay > 0) setTimeout(() => this.passNow(work), this.delay);
    else this.passNow(work);
  }

  private passNow(work: () => void): void {
    if (this.holding) this.held.push(work);
    else work();
  }

  /** Nothing gets through, and no side is told: bytes wait. */
  hold(): void {
    this.holding = true;
  }

  /** Dropped bytes never come. Their connections are cut, and new ones pass. */
  drop(): void {
    this.held = [];
    this.holding = false;
    this.cut();
  }

  /** Bytes that were held back arrive, late. */
  release(): void {
    this.holding = false;
    for (const work of this.held.splice(0)) work();
  }

  slow(ms: number): void {
    this.delay = ms;
  }

  cut(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  async close(): Promise<void> {
    this.cut();
    this.server.close();
    await once(this.server, 'close');
  }
}
