import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { FLAGS, findBrowser } from './browser.ts';

const run = promisify(execFile);

/** A laptop and a phone in a room of their own: two network namespaces joined by a wire, and nothing else to be reached. */
export interface RoomNetwork {
  /** The laptop's address, as phones reach it. */
  readonly address: string;
  /** Runs a program on the laptop and answers what it printed. */
  onLaptop(program: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<string>;
  startOnLaptop(program: string, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess;
  /** A browser on the phone's side. The program that starts it is written into `scratch`. */
  browserOfPhones(scratch: string): Promise<Browser>;
  close(): void;
}

const ip = (...args: string[]) => spawnSync('ip', args, { stdio: 'ignore' }).status === 0;

/** Whether this machine lets us lay such a wire: that takes Linux, `ip` and its administrator. */
export const canLayWires = (): boolean => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  if (!ip('-V')) {
    console.error('No `ip` yet; trying apt-get install iproute2.');
    const apt = (...args: string[]) => spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...args], { stdio: ['ignore', 2, 2] });
    apt('update');
    apt('install', '-y', '--no-install-recommends', 'iproute2');
  }
  const name = `stadium-try-${process.pid}`;
  const can = ip('netns', 'add', name) && ip('-n', name, 'link', 'add', 'wlan0', 'type', 'veth', 'peer', 'name', 'wlan1');
  ip('netns', 'del', name);
  return can;
};

export async function layWires(): Promise<RoomNetwork> {
  const [laptop, phones] = ['laptop', 'phones'].map((name) => `stadium-${name}-${process.pid}`) as [string, string];
  const [address, other] = ['192.168.77.1', '192.168.77.2'];
  for (const name of [laptop, phones]) await run('ip', ['netns', 'add', name]);
  await run('ip', ['link', 'add', 'wlan0', 'netns', laptop, 'type', 'veth', 'peer', 'name', 'wlan0', 'netns', phones]);
  // A network for containers on the laptop, which leads to no phone.
  await run('ip', ['-n', laptop, 'link', 'add', 'docker0', 'type', 'veth', 'peer', 'name', 'veth1']);
  await run('ip', ['-n', laptop, 'link', 'set', 'veth1', 'up']);
  for (const [name, link, own] of [
    [laptop, 'docker0', '172.17.0.1/16'],
    [laptop, 'wlan0', `${address}/24`],
    [phones, 'wlan0', `${other}/24`],
  ] as const) {
    await run('ip', ['-n', name, 'addr', 'add', own, 'dev', link]);
    await run('ip', ['-n', name, 'link', 'set', link, 'up']);
    await run('ip', ['-n', name, 'link', 'set', 'lo', 'up']);
  }
  const inside = (name: string, program: string, args: readonly string[]) => ['netns', 'exec', name, program, ...args];
  return {
    address,
    async onLaptop(program, args, env) {
      return (await run('ip', inside(laptop, program, args), { env, maxBuffer: 1e8 })).stdout;
    },
    startOnLaptop: (program, args, env) => spawn('ip', inside(laptop, program, args), { env, stdio: ['ignore', 'pipe', 'inherit'] }),
    browserOfPhones(scratch) {
      const starter = join(scratch, 'browser');
      writeFileSync(starter, `#!/bin/sh\nexec ip netns exec ${phones} ${process.env.CHROMIUM_PATH ?? findBrowser()} "$@"\n`);
      chmodSync(starter, 0o755);
      return chromium.launch({ executablePath: starter, args: FLAGS });
    },
    close() {
      for (const name of [laptop, phones]) ip('netns', 'del', name);
    },
  };
}
