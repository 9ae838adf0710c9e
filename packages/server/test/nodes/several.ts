import { Api, type TableClient, type TableState } from '@pocket-stadium/protocol';
import { type Config, type RunningServer, startServer } from '../../src/index.ts';
import { WIDE } from '../harness.ts';

/** Nodes of one stadium in this process; bots think in built ones, elsewhere. */
export async function startNodes(
  count: number,
  databaseUrl: string,
  redisUrl: string | null,
  more: Partial<Config> = {},
): Promise<RunningServer[]> {
  const config = {
    port: 0,
    databaseUrl,
    redisUrl,
    logLevel: 'silent',
    botDelay: 0,
    botTime: 5,
    botThreads: 0,
    limits: WIDE,
    ...more,
  } as const;
  return Promise.all(Array.from({ length: count }, () => startServer(config)));
}

/** The same guest, asking another node. */
export const at = (node: RunningServer | undefined, api: Api): Api => new Api({ ...api.options, base: node?.url ?? '' });

/** Everything a client hears of one kind. */
export function heard<T extends string>(client: TableClient, type: T): unknown[] {
  const messages: unknown[] = [];
  client.subscribe((_: TableState, message) => {
    if (message?.type === type) messages.push(message);
  });
  return messages;
}
