import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Api, type TableClient } from '@pocket-stadium/protocol';
import type { Config } from '../packages/server/src/index.ts';
import { clientOf } from '../packages/server/test/harness.ts';
import { bundleServer, type ServerProcess, startProcess } from '../packages/server/test/processes.ts';
import { freePort } from '../packages/server/test/services/free-port.ts';
import { DIST, type ServedApp } from './app.ts';

/** The real server with the app, in a process of its own that can be killed and started again on its folder. */
export interface OnlineApp extends ServedApp {
  /** Kills the server as a power cut would. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Somebody who watches a table, as a program. */
  watch(table: string): TableClient;
}

/** `SERVER_BUNDLE` names another build of the server. */
export async function openOnlineApp(base = '/club/stade', more: Partial<Config> = {}): Promise<OnlineApp> {
  const folder = mkdtempSync(join(tmpdir(), 'stadium-online-'));
  const bundle = process.env.SERVER_BUNDLE ?? (await bundleServer('online'));
  const open = (port: number) => startProcess(bundle, { port, data: folder, web: DIST, base, absentAfter: 5, ...more });
  const port = await freePort();
  let running: ServerProcess | null = await open(port);
  const origin = `http://127.0.0.1:${port}${base}`;
  return {
    url: `${origin}/`,
    async kill() {
      await running?.kill('SIGKILL');
      running = null;
    },
    async start() {
      running = await open(port);
    },
    watch: (table) => clientOf(new Api({ base: origin }), table),
    async close() {
      await running?.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
