import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// This file speaks to two other browsers directly: Firefox by Marionette over a socket, WebKitGTK by WebDriver over
// HTTP.

/** A browser with one page. */
export interface OtherBrowser {
  open(url: string): Promise<void>;
  /** Runs the body of a function in the page. */
  run<T>(body: string): Promise<T>;
  close(): Promise<void>;
}

const WAIT_MS = 60_000;
const onPath = (name: string): string | undefined =>
  ['/usr/bin', ...(process.env.PATH ?? '').split(':')].map((folder) => join(folder, name)).find((file) => existsSync(file));

/** Each browser's commands, any one of a group, and the Debian packages that bring them. */
const NEEDS = {
  firefox: { commands: [['firefox-esr', 'firefox']], packages: ['firefox-esr'] },
  webkit: { commands: [['WebKitWebDriver'], ['Xvfb']], packages: ['webkit2gtk-driver', 'xvfb'] },
} as const;
const found = (names: readonly string[]): string | undefined => names.map(onPath).find((file) => file !== undefined);
export type OtherName = keyof typeof NEEDS;
export const OTHERS = Object.keys(NEEDS) as OtherName[];

/** Whether the machine has it, or can install it. */
export function has(name: OtherName): boolean {
  const { commands, packages } = NEEDS[name];
  const there = () => commands.every((names) => found(names));
  if (there() || process.getuid?.() !== 0) return there();
  console.error(`No ${name} on this machine; trying apt-get install ${packages.join(' ')}.`);
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...args], { stdio: ['ignore', 2, 2], timeout: 600_000 }).status === 0;
  const install = () => apt('install', '-y', '--no-install-recommends', ...packages);
  return (install() || (apt('update') && install())) && there();
}

/** What is missing, for people who run the tests. */
export const missing = (name: OtherName): string =>
  `No ${name} on this machine: install ${NEEDS[name].packages.join(' and ')} (Debian's names).`;

export const launchOther = (name: OtherName): Promise<OtherBrowser> => (name === 'firefox' ? launchFirefox() : launchWebKit());

/** Asks until there is an answer. */
async function until<T>(ask: () => T | undefined | Promise<T | undefined>, what: string): Promise<T> {
  for (const end = Date.now() + WAIT_MS; Date.now() < end; ) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${what} did not come.`);
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

async function launchFirefox(): Promise<OtherBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'stadium-firefox-'));
  writeFileSync(join(profile, 'user.js'), 'user_pref("marionette.port", 0);\nuser_pref("intl.accept_languages", "fr");\n');
  const args = ['--headless', '--marionette', '--no-remote', '--profile', profile, '--width', '390', '--height', '844'];
  const child = spawn(found(NEEDS.firefox.commands[0]) ?? 'firefox', args, { stdio: 'ignore', env: { ...process.env, HOME: profile } });
  const file = join(profile, 'MarionetteActivePort');
  const port = await until(() => (existsSync(file) ? Number(readFileSync(file, 'utf8')) || undefined : undefined), 'The port of Firefox');
  const wire = await Marionette.open(port);
  await wire.ask('WebDriver:NewSession', {});
  await wire.ask('WebDriver:SetTimeouts', { script: WAIT_MS, pageLoad: WAIT_MS });
  return {
    async open(url) {
      await wire.ask('WebDriver:Navigate', { url });
    },
    async run<T>(body: string) {
      const { value } = (await wire.ask('WebDriver:ExecuteScript', { script: body, args: [], newSandbox: true, sandbox: null })) as {
        value: T;
      };
      return value;
    },
    async close() {
      wire.close();
      await ended(child);
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Messages with their length before them: `17:[0,1,"name",{}]`. */
class Marionette {
  private text = Buffer.alloc(0);
  private id = 0;
  private readonly waiting = new Map<number, { done: (value: unknown) => void; failed: (error: Error) => void }>();

  private constructor(private readonly socket: Socket) {
    socket.on('data', (data) => this.hear(data));
    socket.on('error', (error) => this.fail(error));
  }

  static open(port: number): Promise<Marionette> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => resolve(new Marionette(socket)));
      socket.once('error', reject);
    });
  }

  ask(command: string, params: object): Promise<unknown> {
    const id = ++this.id;
    const message = JSON.stringify([0, id, command, params]);
    return new Promise((done, failed) => {
      this.waiting.set(id, { done, failed });
      this.socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
  }

  close(): void {
    this.socket.destroy();
  }

  private hear(data: Buffer): void {
    this.text = Buffer.concat([this.text, data]);
    for (;;) {
      const colon = this.text.indexOf(':');
      const length = Number(this.text.subarray(0, Math.max(0, colon)).toString());
      if (colon < 0 || this.text.length < colon + 1 + length) return;
      const message = JSON.parse(this.text.subarray(colon + 1, colon + 1 + length).toString()) as unknown;
      this.text = this.text.subarray(colon + 1 + length);
      // The first message greets, and is no answer.
      if (Array.isArray(message)) this.answer(message);
    }
  }

  private answer([, id, error, value]: readonly unknown[]): void {
    const asker = this.waiting.get(id as number);
    this.waiting.delete(id as number);
    if (error) asker?.failed(new Error(JSON.stringify(error)));
    else asker?.done(value);
  }

  private fail(error: Error): void {
    for (const { failed } of this.waiting.values()) failed(error);
  }
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

async function launchWebKit(): Promise<OtherBrowser> {
  const home = mkdtempSync(join(tmpdir(), 'stadium-webkit-'));
  // The server picks a free display and says which.
  const screen = spawn(onPath('Xvfb') ?? 'Xvfb', ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  let said = '';
  screen.stdio[3]?.on('data', (data: Buffer) => {
    said += data.toString();
  });
  const display = await until(() => (said.endsWith('\n') ? `:${said.trim()}` : undefined), 'A display');
  const port = await freePort();
  const env = {
    ...process.env,
    DISPLAY: display,
    HOME: home,
    LANG: 'C.UTF-8',
    LANGUAGE: 'fr',
    GDK_BACKEND: 'x11',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  };
  const driver = spawn(onPath('WebKitWebDriver') ?? 'WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env, detached: true });
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(JSON.stringify(value));
    return value;
  };
  await until(() => ask('GET', '/status').catch(() => undefined), 'The driver of WebKit');
  const { sessionId } = (await ask('POST', '/session', { capabilities: { alwaysMatch: {} } })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  await ask('POST', `${session}/timeouts`, { script: WAIT_MS, pageLoad: WAIT_MS });
  return {
    async open(url) {
      await ask('POST', `${session}/url`, { url });
    },
    run: <T>(body: string) => ask('POST', `${session}/execute/sync`, { script: body, args: [] }) as Promise<T>,
    async close() {
      await ask('DELETE', session).catch(() => undefined);
      await ended(driver);
      await ended(screen);
      rmSync(home, { recursive: true, force: true });
    },
  };
}
