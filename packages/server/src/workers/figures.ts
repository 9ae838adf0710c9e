import { AggregatorRegistry, type Registry } from 'prom-client';

/** What one process counts, in a form that can be sent to another. */
export type Figures = readonly Family[];

interface Family {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram' | 'summary';
  readonly aggregator: string;
  readonly values: readonly { readonly value: number; readonly labels: object; readonly metricName?: string }[];
}

/** What the processes of `serve --workers` say to each other; the first one passes it on. */
export type Message =
  /** A process says that it can be asked. The first says that it passes on. */
  | { readonly figures: 'here' }
  /** A process asks what all count. The first asks what this one counts. */
  | { readonly figures: 'asked'; readonly id: number }
  | { readonly figures: 'told'; readonly id: number; readonly counted: Figures }
  | { readonly figures: 'gathered'; readonly id: number; readonly all: readonly Figures[] };

export const isMessage = (message: unknown): message is Message => typeof message === 'object' && message !== null && 'figures' in message;

// prom-client declares `type` as a number; it is a word.
export const counted = async (registry: Registry): Promise<Figures> => (await registry.getMetricsAsJSON()) as unknown as Figures;

/** Several figures as one, each put together in its own way: see metrics.ts. */
export const together = (all: readonly Figures[]): Registry => AggregatorRegistry.aggregate([...all]);

/** The figures that must not shrink when a process dies: Prometheus would take the whole sum for new. */
export const lasting = (figures: Figures): Figures => figures.filter(({ type }) => type === 'counter' || type === 'histogram');

/** The same figures of several processes that are gone, added up. */
export const sum = (all: readonly Figures[]): Figures => together(all).getMetricsAsArray() as unknown as Figures;
