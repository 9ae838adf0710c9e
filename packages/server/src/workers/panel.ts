import cluster from 'node:cluster';
import type { Registry } from 'prom-client';
import { counted, type Figures, isMessage, type Message, together } from './figures.ts';

/** The first process may be gone already: then this one ends too. */
const send = (message: Message): void => void process.send?.(message, undefined, undefined, () => {});

/** The figures of this process, or of all processes where a first one passes them on. */
export class Panel {
  private relayed = false;
  private last = 0;
  private readonly asked = new Map<number, (all: readonly Figures[]) => void>();

  constructor(private readonly registry: Registry) {
    if (!cluster.isWorker) return;
    process.on('message', this.hear);
    send({ figures: 'here' });
  }

  async text(): Promise<string> {
    return this.relayed ? together(await this.all()).metrics() : this.registry.metrics();
  }

  close(): void {
    process.off('message', this.hear);
  }

  private all(): Promise<readonly Figures[]> {
    const id = ++this.last;
    return new Promise((resolve) => {
      this.asked.set(id, resolve);
      send({ figures: 'asked', id });
    });
  }

  private readonly hear = (message: unknown): void => {
    if (!isMessage(message)) return;
    if (message.figures === 'here') this.relayed = true;
    if (message.figures === 'asked') void this.tell(message.id);
    if (message.figures === 'gathered') {
      this.asked.get(message.id)?.(message.all);
      this.asked.delete(message.id);
    }
  };

  private async tell(id: number): Promise<void> {
    send({ figures: 'told', id, counted: await counted(this.registry) });
  }
}
