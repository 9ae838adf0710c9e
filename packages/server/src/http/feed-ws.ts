import type { Problem, Seat } from '@pocket-stadium/kernel';
import type { ClientMessage, FeedMessage, Hello } from '@pocket-stadium/protocol';
import { ClientMessageSchema } from '@pocket-stadium/protocol/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { Limiter } from '../limiter.ts';
import { pacing } from '../pacing.ts';
import type { Listener } from '../tables/audience.ts';
import type { Room } from '../tables/room.ts';
import type { Identity } from '../tables/table.ts';
import { guestOf, readGuest } from './identity.ts';
import { deny } from './problem.ts';
import type { Desk } from './route.ts';
import { textFrame } from './text-frame.ts';
import { checker } from './validate.ts';

const HELLO_WITHIN = 10_000;
const PING_EVERY = 20_000;
/** Close codes that tell the client not to come back, or to come back later. */
const POLICY = 1008;
const TOO_MUCH = 4429;
const UNKNOWN_TABLE = 4404;
const COME_BACK = 1012;

const NONE: readonly Seat[] = [];

const check = checker(ClientMessageSchema);

export function serveWebSocket(app: FastifyInstance, desk: Desk): void {
  app.get<{ Params: { id: string } }>('/tables/:id/ws', { websocket: true }, (socket, request) => {
    new Connection(desk, socket, request, request.params.id);
  });
}

/** One WebSocket at one table. */
class Connection implements Listener {
  identity: Identity = { guest: null, secrets: [] };
  readonly address: string;
  turns = false;
  second = false;
  lag = 0;
  /** The table, from the hello on; null where the table did not let us in. */
  private joined: Promise<Room | null> | null = null;
  private pingAt = 0;
  private answered = true;
  /** The frames that leave together. */
  private outgoing: Buffer[] = [];
  /** The same, once it is known who came. */
  private room: Room | null = null;
  /** Each socket is counted by itself. */
  private readonly own: Limiter;
  /** The seats that it acted for with its latest message, and what these are counted under. */
  private seated: { readonly seats: readonly Seat[]; readonly meter: string } = { seats: NONE, meter: '' };
  /** Whether a message came. The first one says who comes. */
  private heard = false;
  private readonly timers: NodeJS.Timeout[] = [];

  constructor(
    private readonly desk: Desk,
    private readonly socket: WebSocket,
    private readonly request: FastifyRequest,
    private readonly tableId: string,
  ) {
    const { metrics, steady } = desk.services;
    this.address = request.ip;
    this.own = new Limiter(steady);
    metrics.feeds.inc();
    socket.on('message', (data, binary) => this.receive(data as Buffer, binary));
    socket.on('pong', () => this.pong());
    // The library answers pings itself. They count as messages do.
    socket.on('ping', () => this.count());
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      for (const timer of this.timers) clearInterval(timer);
      metrics.feeds.dec();
      // The reason for not getting in was logged where it was asked.
      this.joined?.then((room) => room?.detach(this)).catch(() => {});
    });
    this.timers.push(setTimeout(() => this.joined ?? socket.close(POLICY, 'no hello'), HELLO_WITHIN));
    this.timers.push(setInterval(() => this.ping(), PING_EVERY));
  }

  send(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > this.desk.services.config.limits.unread) {
      this.desk.services.metrics.dropped.inc();
      this.socket.terminate();
      return;
    }
    if (this.outgoing.push(textFrame(text)) === 1) flushSoon(this);
  }

  /**
   * What one piece of work says, such as an entry and its answer, leaves in one write; ws would make four. Nothing is
   * compressed here, so no frame is ever half written.
   */
  flush(): void {
    const frames = this.outgoing;
    this.outgoing = [];
    if (frames.length > 0 && this.socket.readyState === this.socket.OPEN) {
      this.request.socket.write(frames.length === 1 ? (frames[0] as Buffer) : Buffer.concat(frames));
    }
  }

  /** Says the last words, then hangs up. */
  private hangUp(code: number, why: string): void {
    this.flush();
    this.socket.close(code, why);
  }

  close(why: string): void {
    this.say({ type: 'bye', why });
    this.hangUp(COME_BACK, why);
  }

  private say(message: FeedMessage): void {
    this.send(JSON.stringify(message));
  }

  private receive(data: Buffer, binary: boolean): void {
    // Whoever is refused may still speak until the connection is closed, and is not heard.
    if (this.desk.services.order.refuses(this.address)) {
      this.socket.terminate();
      return;
    }
    const first = !this.heard;
    this.heard = true;
    if (this.count(first)) pacing.take(() => this.read(data, binary));
  }

  /** Counts one message. Hangs up on a client that sends too many. */
  private count(first = false): boolean {
    const { limiter, config, metrics } = this.desk.services;
    const { messages } = config.limits;
    const meter = first ? null : this.meter();
    if (this.own.take('', messages) && (meter === null || limiter.take(meter, messages))) return true;
    metrics.dropped.inc();
    if (this.socket.readyState !== this.socket.OPEN) return false;
    // A seat that is turned away is not absent.
    if (this.room) void this.desk.lobby.excuse(this.tableId, this.identity);
    this.hangUp(TOO_MUCH, 'too many messages');
    return false;
  }

  /**
   * With whom its messages are counted: seats by themselves, whoever else is at their address; spectators with all of
   * theirs. While the table is asked who this is, nobody knows. The request that opened the socket was counted as one.
   */
  private meter(): string | null {
    const seats = this.room?.audience.seatsOf(this) ?? NONE;
    if (seats.length === 0) return this.joined && !this.room ? null : `live ${this.address}`;
    if (this.seated.seats !== seats) this.seated = { seats, meter: `seats ${this.tableId} ${seats.join('.')}` };
    return this.seated.meter;
  }

  private read(data: Buffer, binary: boolean): void {
    const message = binary ? null : readJson(data);
    const refused = message === null ? deny('not-json') : check(message);
    if (refused) {
      this.refuse(keyOf(message), refused.problem);
      return;
    }
    this.answer(message as ClientMessage).catch((error: unknown) => {
      this.desk.services.log.error({ err: error }, 'a live request failed');
      const key = keyOf(message);
      if (key === null) this.close('unavailable');
      else this.say({ type: 'answer', key, ok: false, n: null, entry: null, problem: deny('unavailable').problem, again: true });
    });
  }

  private refuse(key: string | null, problem: Problem): void {
    this.desk.services.metrics.refusals.inc({ code: problem.code });
    if (key !== null) this.say({ type: 'answer', key, ok: false, n: null, entry: null, problem });
    else this.hangUp(POLICY, problem.code);
  }

  private async answer(message: ClientMessage): Promise<void> {
    if (message.type === 'ping') this.say({ type: 'pong' });
    else if (message.type === 'hello') await this.hello(message);
    else await this.do(message);
  }

  private async hello(hello: Hello): Promise<void> {
    if (this.joined) {
      this.hangUp(POLICY, 'hello twice');
      return;
    }
    this.joined = this.join(hello);
    // The failure is reported below, to the code that awaits it.
    this.joined.catch(() => {});
    if (await this.joined) this.ping();
  }

  private async join(hello: Hello): Promise<Room | null> {
    const { lobby } = this.desk;
    const [guest] = await Promise.all([this.guest(hello.token), lobby.find(this.tableId)]);
    // The table may have left memory while the store was asked who this is. Otherwise it is there at once.
    const room = await lobby.find(this.tableId);
    this.identity = { guest, secrets: hello.secrets ?? [] };
    this.turns = hello.turns ?? false;
    this.second = hello.dice === 2;
    if (!room.ok) return this.sendAway(room.problem.code, room.problem.code === 'no-such-table' ? UNKNOWN_TABLE : COME_BACK);
    if (!(await room.value.attach(this, hello))) return this.sendAway('full-house', TOO_MUCH);
    this.room = room.value;
    // The socket may have closed while the table was read.
    if (this.socket.readyState !== this.socket.OPEN) room.value.detach(this);
    return room.value;
  }

  private async guest(token: string | undefined): Promise<string | null> {
    if (token !== undefined) return (await readGuest(this.desk.services, token))?.id ?? null;
    const guest = await guestOf(this.desk.services, this.request);
    return guest.ok ? (guest.value?.id ?? null) : null;
  }

  private sendAway(why: string, code: number): null {
    this.say({ type: 'bye', why });
    this.hangUp(code, why);
    return null;
  }

  private async do({ command }: Extract<ClientMessage, { type: 'do' }>): Promise<void> {
    const room = await this.joined;
    if (!room) {
      this.hangUp(POLICY, 'no hello');
      return;
    }
    const { audience } = room;
    const reply = await room.do({ seats: () => audience.seatsOf(this), lag: this.lag }, command);
    if (reply.ok) this.say({ type: 'answer', key: command.key, ok: true, n: reply.value.n, entry: reply.value.entry });
    else this.refuse(command.key, reply.problem);
  }

  private ping(): void {
    if (!this.answered) {
      this.socket.terminate();
      return;
    }
    this.answered = false;
    this.pingAt = performance.now();
    this.socket.ping();
  }

  private pong(): void {
    // Nobody asked for it.
    if (this.answered && !this.count()) return;
    this.answered = true;
    this.lag = performance.now() - this.pingAt;
  }
}

/** The connections with something to say at the end of this piece of work: a commit settles many at once. */
let talking: Connection[] = [];

function flushSoon(connection: Connection): void {
  if (talking.push(connection) === 1) process.nextTick(flushAll);
}

function flushAll(): void {
  const all = talking;
  talking = [];
  for (const connection of all) connection.flush();
}

function readJson(data: Buffer): unknown {
  try {
    return JSON.parse(data.toString('utf8'));
  } catch {
    // What is no JSON is no message: the reader refuses it.
    return null;
  }
}

/** The key of a request, even if the rest of it is malformed. */
function keyOf(message: unknown): string | null {
  const key = (message as { command?: { key?: unknown } } | null)?.command?.key;
  return typeof key === 'string' && key.length <= 64 ? key : null;
}
