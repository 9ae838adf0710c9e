import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRedis } from './binaries.ts';
import { freePort } from './free-port.ts';

export interface Redis {
  readonly url: string;
  stop(): Promise<void>;
}

/** A Redis that a test may stop and start; it forgets everything in between. */
export interface OwnRedis extends Redis {
  halt(): Promise<void>;
  resume(): Promise<void>;
}

/** The Redis that REDIS_URL names, else one of our own; null where there can be none. */
export async function startRedis(): Promise<Redis | null> {
  const url = process.env.REDIS_URL;
  return url ? { url, stop: async () => {} } : startOwnRedis();
}

export async function startOwnRedis(): Promise<OwnRedis | null> {
  const program = findRedis();
  if (!program) return null;
  const folder = mkdtempSync(join(tmpdir(), 'stadium-redis-'));
  const port = await freePort();
  let child: ChildProcess | null = null;
  const resume = async () => {
    child = spawn(program, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder], {
      stdio: 'ignore',
    });
    await answers(port);
  };
  const halt = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  const leave = () => {
    child?.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.on('exit', leave);
  await resume();
  return {
    url: `redis://127.0.0.1:${port}`,
    halt,
    resume,
    async stop() {
      await halt();
      process.off('exit', leave);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(port: number): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const heard = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
      socket.setTimeout(2000, () => socket.destroy());
      socket.on('data', (data) => resolve(data.toString().startsWith('+PONG')));
      socket.on('error', () => resolve(false));
      socket.on('close', () => resolve(false));
      socket.on('data', () => socket.destroy());
    });
    if (heard) return;
    if (attempt === 300) throw new Error('Redis does not answer');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
