import type { ChildProcess } from 'node:child_process';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from './app.ts';
import {
  guest,
  join as joinTable,
  matchBegins,
  matchEnds,
  openTable,
  playByItself,
  rollButton,
  seatNames,
  tableOf,
  thrower,
} from './online.ts';
import { canLayWires, layWires, type RoomNetwork } from './room-network.ts';
import type { Visitor } from './table.ts';

const INNING = { numbers: { 'Nombre de manches': 1 } };
const MOST_BYTES = 25_000_000;

/** From one file to people who play, and back from a backup, as the volunteer of a club would do it from the docs. */
describe.skipIf(!canLayWires())('a rehearsal, on a laptop that reaches nothing but the phones in the room', () => {
  const home = mkdtempSync(join(tmpdir(), 'stadium-rehearsal-'));
  const env = { HOME: home, LANG: 'C', NO_UPDATE_NOTIFIER: '1', PATH: `${home}/.local/bin:${process.env.PATH}` };
  const app = { url: '' };
  let file = '';
  let room: RoomNetwork;
  let service: ChildProcess;
  let browser: Browser;
  let ana: Visitor;
  let bo: Visitor;

  const stadium = (...args: string[]) => room.onLaptop('stadium', args, env);

  /** Starts the service on a folder, and answers what it says until it is open to the room. */
  async function serve(data: string): Promise<string> {
    service = room.startOnLaptop('stadium', ['serve', '--lan', '--data', join(home, data)], env);
    let said = '';
    for await (const chunk of service.stdout ?? []) {
      said += chunk;
      if (/Ctrl-C/.test(said)) break;
    }
    return said;
  }

  async function kill(): Promise<void> {
    const gone = new Promise((resolve) => service.once('exit', resolve));
    service.kill('SIGKILL');
    await gone;
  }

  beforeAll(async () => {
    room = await layWires();
  });
  afterAll(async () => {
    await browser?.close();
    if (service?.exitCode === null && service.signalCode === null) await kill();
    room?.close();
    rmSync(home, { recursive: true, force: true });
  });

  it('one file of at most 25 MB is installed into an empty home, without the sources and offline', async () => {
    const said = execFileSync(process.execPath, [join(ROOT, 'scripts/pack-command.mjs')], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    file = join(ROOT, /^(\S+\.tgz): /m.exec(said)?.[1] ?? '');
    expect(statSync(file).size).toBeLessThan(MOST_BYTES);
    await room.onLaptop('npm', ['install', '-g', '--prefix', join(home, '.local'), '--no-audit', '--no-fund', file], env);
    expect(execFileSync('which', ['stadium'], { env, encoding: 'utf8' }).trim()).toBe(join(home, '.local/bin/stadium'));
    // The files that come along: rules pages, fonts, solutions.
    expect(await stadium('rules', 'runy-run-run', '--lang', 'en')).toMatch(/^# Runy, Run, Run/);
    await stadium('print', 'play-ball', '--kind', 'board', '--out', join(home, 'board.pdf'));
    expect(statSync(join(home, 'board.pdf')).size).toBeGreaterThan(1000);
    expect(await stadium('book', 'play-ball')).toMatch(/\d/);
  });

  it('the lines of docs/hosting.md for Debian make the user, install the command, and the unit finds it there', async () => {
    const docs = readFileSync(join(ROOT, 'docs/hosting.md'), 'utf8').split('## A server that runs by itself')[1] ?? '';
    const block = /```sh\n([\s\S]*?)```/.exec(docs)?.[1] ?? '';
    // Another root: this machine keeps its users and its services as they are, and no service manager runs in the tests.
    const root = join(home, 'debian');
    for (const folder of ['etc/systemd/system', 'usr/local', 'var/lib']) mkdirSync(join(root, folder), { recursive: true });
    for (const name of ['passwd', 'group', 'shadow', 'gshadow']) writeFileSync(join(root, 'etc', name), '');
    const lines = block
      .trim()
      .split('\n')
      .map((line) => line.replace(/^sudo /, ''));
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['useradd', 'npm', 'cp', 'systemctl']);
    const tried = lines
      .filter((line) => !line.startsWith('systemctl'))
      .map((line) => line.replace('useradd', `useradd --prefix ${root}`).replace(/\.\/stadium\S*\.tgz/, file))
      .map((line) =>
        line.replaceAll(/ (?=\/(?:usr\/local|etc)\/)/g, ` ${root}`).replace('--prefix /usr/local', `--prefix ${root}/usr/local`),
      );
    await room.onLaptop('sh', ['-euc', tried.join('\n')], env);
    const unit = readFileSync(join(root, 'etc/systemd/system/stadium.service'), 'utf8');
    const setting = (name: string) => new RegExp(`^${name}=(\\S+)`, 'm').exec(unit)?.[1] ?? '';
    expect(readFileSync(join(root, 'etc/passwd'), 'utf8')).toMatch(
      new RegExp(`^${setting('User')}:.*:/var/lib/stadium:/usr/sbin/nologin$`, 'm'),
    );
    expect(await room.onLaptop(join(root, setting('ExecStart')), ['serve', '--help', '--lang', 'en'], env)).toContain('--host-token');
  });

  it('the first address it prints is the one that phones reach, and two of them play by it', async () => {
    const said = await serve('data');
    app.url = /http:\/\/(?!127\.)[\d.]+:\d+\//.exec(said)?.[0] ?? '';
    expect(app.url).toBe(`http://${room.address}:8080/`);
    expect(said.indexOf('172.17.0.1')).toBeGreaterThan(said.indexOf(room.address));
    browser = await room.browserOfPhones(home);
    [ana, bo] = await Promise.all([guest(browser, app, { throws: 'each' }), guest(browser, app, { throws: 'each' })]);
    const link = await openTable(ana.page, app, 'one-die-baseball', INNING);
    expect(link.startsWith(`${app.url}t/`)).toBe(true);
    await joinTable(bo.page, link);
    await matchBegins(ana.page, bo.page);
    await throwOnce();
  });

  it('whoever hosts renames a guest and closes a table; phones may not', async () => {
    const { page: other, context } = await guest(browser, app);
    const closed = tableOf(await openTable(other, app, 'two-dice-baseball'));
    const listed = await stadium('admin');
    expect(listed).toContain(app.url);
    const table = tableOf(bo.page.url());
    const [, name, id] = /2: (.+) \(guest ([0-9a-f]+)\)/.exec(listed.slice(listed.indexOf(table))) ?? [];
    expect(await seatNames(ana.page)).toContain(name);
    await stadium('admin', 'rename', id ?? '', 'Zoé');
    await expect.poll(() => seatNames(ana.page)).toContain('Zoé');
    // The scoreboard changes too, although the record named the old name. Whoever does not want to read names hides
    // them.
    const scoreboard = ana.page.getByRole('table').first();
    await expect.poll(() => scoreboard.textContent()).toContain('Zoé');
    await hide(ana.page, true);
    await expect.poll(() => seatNames(ana.page)).toContain('Joueur 2');
    await expect.poll(() => scoreboard.textContent()).toContain('Joueur 2');
    await hide(ana.page, false);
    await stadium('admin', 'close', closed);
    await other.getByRole('heading', { name: 'Table fermée' }).waitFor();
    await context.close();
    expect(await bo.page.evaluate(async () => (await fetch('/api/v1/host')).status)).toBe(403);
  });

  it('a backup is made while they play; the service is killed, restored from it elsewhere, and they go on', async () => {
    const backup = join(home, 'backup.jsonl');
    await throwOnce();
    await stadium('export', backup, '--data', join(home, 'data'));
    await kill();
    rmSync(join(home, 'data'), { recursive: true });
    await Promise.all([ana, bo].map(({ page }) => page.getByText('Hors ligne, on se reconnecte…').first().waitFor()));
    await stadium('import', backup, '--data', join(home, 'elsewhere'));
    await serve('elsewhere');
    for (const { page } of [ana, bo]) await page.locator('.connection[data-connection="live"][data-pending="0"]').waitFor();
    expect(await seatNames(ana.page)).toContain('Zoé');
    await throwOnce();
    for (const { page } of [ana, bo]) await playByItself(page);
    await Promise.all([matchEnds(ana.page), matchEnds(bo.page)]);
    const expected = /ERR_CONNECTION_REFUSED|Cross-Origin-Opener-Policy|api\/v1\/host$|status of 403/;
    expect([...ana.troubles, ...bo.troubles].filter((trouble) => !expected.test(trouble))).toEqual([]);
  });

  /** The seat whose turn it is throws, and the throw is stored. */
  async function throwOnce(): Promise<void> {
    const before = await entries(bo.page);
    await rollButton(await thrower([ana.page, bo.page])).click();
    await expect.poll(() => entries(bo.page)).toBe(before + 1);
  }

  /** Uses the switch in the menu of the table. */
  async function hide(page: Page, hidden: boolean): Promise<void> {
    await page.getByRole('button', { name: 'Aide et match' }).click();
    const names = page.getByRole('switch', { name: 'Cacher les surnoms des autres' });
    await names.click();
    await expect.poll(() => names.isChecked()).toBe(hidden);
    await page.keyboard.press('Escape');
    await names.waitFor({ state: 'hidden' });
  }

  /** How many entries the server has, as a phone hears it. */
  function entries(page: Page): Promise<number> {
    return page.evaluate(async (id) => (await (await fetch(`/api/v1/tables/${id}`)).json()).entries, tableOf(page.url()));
  }
});
