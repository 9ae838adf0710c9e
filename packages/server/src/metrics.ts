import { type Aggregator, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { Panel } from './workers/panel.ts';

/** Figures of which the worst process on a machine speaks for all: a sum or a mean would hide it. */
const WORST: Readonly<Record<string, Aggregator>> = {
  nodejs_eventloop_lag_seconds: 'max',
  nodejs_eventloop_lag_mean_seconds: 'max',
  nodejs_eventloop_lag_stddev_seconds: 'max',
  nodejs_eventloop_lag_p50_seconds: 'max',
  nodejs_eventloop_lag_p90_seconds: 'max',
  nodejs_eventloop_lag_p99_seconds: 'max',
  process_start_time_seconds: 'max',
  process_max_fds: 'min',
};

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
  readonly damaged = this.counter('stadium_damaged_total', 'Readings of matches that turned out to be damaged.');
  readonly behind = this.counter('stadium_behind_total', 'Visitors who knew more entries than are stored.');
  readonly feeds = this.gauge('stadium_feeds', 'Open live feeds.');
  readonly dropped = this.counter('stadium_feeds_dropped_total', 'Feeds dropped because nobody read them or they sent nonsense.');
  readonly requests = new Histogram({
    name: 'stadium_http_seconds',
    help: 'Time to answer HTTP requests, by route and status.',
    labelNames: ['route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
    registers: [this.registry],
  });

  private readonly panel = new Panel(this.registry);

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    for (const metric of this.registry.getMetricsAsArray()) metric.aggregator = WORST[metric.name] ?? metric.aggregator;
    this.watch('stadium_processes', 'Processes that these figures come from.', () => 1);
  }

  /** A figure that is read when somebody asks. `aggregator` says what it is of several processes together. */
  watch(name: string, help: string, read: () => number, aggregator: Aggregator = 'sum'): void {
    const gauge: Gauge = new Gauge({ name, help, aggregator, registers: [this.registry], collect: () => gauge.set(read()) });
  }

  /** The same for a figure that only rises. */
  watchCount(name: string, help: string, read: () => number): void {
    const collect = () => {
      counter.reset();
      counter.inc(read());
    };
    const counter: Counter = new Counter({ name, help, registers: [this.registry], collect });
  }

  /** Figures that the store knows, the same in every process. While the store does not answer they stay as they were. */
  watchStore(name: string, help: string, read: () => Promise<Readonly<Record<string, number>>>): void {
    const collect = async () => {
      for (const [what, value] of Object.entries(await read().catch(() => ({})))) gauge.set({ what }, value);
    };
    const gauge: Gauge<'what'> = new Gauge({ name, help, labelNames: ['what'], aggregator: 'max', registers: [this.registry], collect });
  }

  /** The figures of all processes on this port, as Prometheus reads them. */
  text(): Promise<string> {
    return this.panel.text();
  }

  close(): void {
    this.panel.close();
  }

  private counter(name: string, help: string): Counter {
    return new Counter({ name, help, registers: [this.registry] });
  }

  private gauge(name: string, help: string): Gauge {
    return new Gauge({ name, help, registers: [this.registry] });
  }
}
