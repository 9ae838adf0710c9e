import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What an operator watches. No label names a person or a table. */
export class Metrics {
  readonly registry = new Registry();
  readonly entries = this.counter('stadium_entries_total', 'Entries stored and acknowledged.');
  readonly refusals = new Counter({
    name: 'stadium_refusals_total',
    help: 'Requests refused, by code.',
    labelNames: ['code'],
    registers: [this.registry],
  });
  readonly tables = this.counter('stadium_tables_created_total', 'Tables created.');
  readonly feeds = this.gauge('stadium_feeds', 'Open live feeds.');
  readonly dropped = this.counter('stadium_feeds_dropped_total', 'Feeds dropped because nobody read them or they sent nonsense.');
  readonly requests = new Histogram({
    name: 'stadium_http_seconds',
    help: 'Time to answer HTTP requests, by route and status.',
    labelNames: ['route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** A figure that is read when somebody asks. */
  watch(name: string, help: string, read: () => number): void {
    const gauge: Gauge = new Gauge({ name, help, registers: [this.registry], collect: () => gauge.set(read()) });
  }

  private counter(name: string, help: string): Counter {
    return new Counter({ name, help, registers: [this.registry] });
  }

  private gauge(name: string, help: string): Gauge {
    return new Gauge({ name, help, registers: [this.registry] });
  }
}
