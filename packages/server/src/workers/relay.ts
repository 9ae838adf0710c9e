import cluster, { type Worker } from 'node:cluster';
import { type Figures, isMessage, lasting, type Message, sum } from './figures.ts';

/** Milliseconds after which a process that does not answer is left out. */
const PATIENCE = 1000;

/** One question on its way round the processes. */
interface Round {
  readonly asker: Worker;
  /** The question's number at the asker. */
  readonly id: number;
  readonly waiting: Set<number>;
  readonly answers: Map<number, Figures>;
  readonly timer: NodeJS.Timeout;
}

/** In the first process: whichever of the others is asked for figures hears those of all of them. */
export function relayFigures(): void {
  const relay = new Relay();
  cluster.on('message', (worker, message: unknown) => {
    if (isMessage(message)) relay.hear(worker, message);
  });
  cluster.on('exit', (worker) => relay.leave(worker));
}

class Relay {
  /** By process, its last answer. */
  private readonly known = new Map<number, Figures>();
  /** What processes that are gone had counted. */
  private past: Figures = [];
  private readonly rounds = new Map<number, Round>();
  private last = 0;

  hear(worker: Worker, message: Message): void {
    if (message.figures === 'here') {
      this.known.set(worker.id, []);
      say(worker, { figures: 'here' });
    }
    if (message.figures === 'asked') this.ask(worker, message.id);
    if (message.figures === 'told' && this.known.has(worker.id)) {
      this.known.set(worker.id, message.counted);
      const round = this.rounds.get(message.id);
      round?.answers.set(worker.id, message.counted);
      this.settle(message.id, worker);
    }
  }

  leave(worker: Worker): void {
    const last = this.known.get(worker.id);
    this.known.delete(worker.id);
    if (last) this.past = sum([this.past, lasting(last)]);
    for (const [number, round] of this.rounds) {
      round.answers.delete(worker.id);
      this.settle(number, worker);
    }
  }

  private ask(asker: Worker, id: number): void {
    const number = ++this.last;
    const timer = setTimeout(() => this.finish(number), PATIENCE);
    this.rounds.set(number, { asker, id, waiting: new Set(this.known.keys()), answers: new Map(), timer });
    for (const worker of Object.values(cluster.workers ?? {})) {
      if (worker && this.known.has(worker.id)) say(worker, { figures: 'asked', id: number });
    }
  }

  private settle(number: number, worker: Worker): void {
    const round = this.rounds.get(number);
    round?.waiting.delete(worker.id);
    if (round?.waiting.size === 0) this.finish(number);
  }

  private finish(number: number): void {
    const round = this.rounds.get(number);
    if (!round) return;
    this.rounds.delete(number);
    clearTimeout(round.timer);
    const silent = [...round.waiting].map((id) => lasting(this.known.get(id) ?? []));
    say(round.asker, { figures: 'gathered', id: round.id, all: [...round.answers.values(), ...silent, this.past] });
  }
}

/** A process that is gone is left out of the round. */
function say(worker: Worker, message: Message): void {
  if (worker.isConnected()) worker.send(message, () => {});
}
