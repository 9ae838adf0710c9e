import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

const between = (low: number, high: number) => low + Math.random() * (high - low);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** One direction of a connection: bytes go through in order, late, and not while it stalls. */
class Pipe {
  private readonly held: Buffer[] = [];
  private moving = false;
  stalled = false;

  constructor(
    from: Socket,
    private readonly to: Socket,
    private readonly delay: number,
  ) {
    from.on('data', (bytes) => {
      this.held.push(bytes);
      void this.move();
    });
  }

  private async move(): Promise<void> {
    if (this.moving) return;
    this.moving = true;
    while (this.held.length > 0 && !this.stalled) {
      await pause(between(0, this.delay));
      if (!this.stalled) this.flush();
    }
    this.moving = false;
  }

  /** Lets everything go that was held back. */
  flush(): void {
    for (const bytes of this.held.splice(0)) if (!this.to.destroyed) this.to.write(bytes);
  }
}

export interface WireCounts {
  cuts: number;
  stalls: number;
  late: number;
}

/** The next trouble, whichever wire it is on. Every trouble comes up as often. */
const TROUBLES = ['cuts', 'stalls', 'late'] as const;
let trouble = 0;

/**
 * A bad connection to a server, for one client: it delays, stalls and cuts, and sometimes delivers the last bytes of an old
 * connection, in both directions, only after the client has opened a new one.
 */
export async function badWire(port: number): Promise<{ readonly url: string; readonly counts: WireCounts; close(): void }> {
  const counts: WireCounts = { cuts: 0, stalls: 0, late: 0 };
  const sockets = new Set<Socket>();
  let ghosts: (() => void)[] = [];
  let closing = false;

  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    const pipes = [new Pipe(near, far, 15), new Pipe(far, near, 15)];
    const cut = () => {
      near.destroy();
      far.destroy();
    };
    near.on('close', () => !pipes[0]?.stalled && far.end());
    far.on('close', () => !pipes[1]?.stalled && near.end());
    // Bytes that an earlier connection still owed arrive now that this one is open.
    const owed = ghosts;
    ghosts = [];
    const deliver = () => {
      for (const late of owed) late();
    };
    far.on('connect', () => setTimeout(deliver, between(5, 60)));
    void misbehave(pipes, cut);
  });

  const misbehave = async (pipes: readonly Pipe[], cut: () => void) => {
    await pause(between(100, 900));
    if (closing) return;
    const stall = (stalled: boolean) => {
      for (const pipe of pipes) pipe.stalled = stalled;
    };
    const kind = TROUBLES[trouble++ % TROUBLES.length];
    if (kind === 'cuts') {
      counts.cuts++;
      cut();
    } else if (kind === 'stalls') {
      counts.stalls++;
      stall(true);
      await pause(between(50, 1500));
      stall(false);
      for (const pipe of pipes) pipe.flush();
      if (Math.random() < 0.5) cut();
      else void misbehave(pipes, cut);
    } else {
      counts.late++;
      stall(true);
      ghosts.push(() => {
        for (const pipe of pipes) pipe.flush();
        setTimeout(cut, 20);
      });
    }
  };

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts,
    close() {
      closing = true;
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
