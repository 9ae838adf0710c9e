import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { verifyRecord } from '@pocket-stadium/dice';
import { parseRecord } from '@pocket-stadium/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  clientOf,
  guest,
  over,
  playByItself,
  type TestServer,
  tableFor,
  tableWithBot,
  temporaryFolder,
  testServer,
  until,
} from './harness.ts';
import { bundleServer, startProcess } from './processes.ts';

let server: TestServer;
const folder = temporaryFolder();
beforeAll(async () => {
  server = await testServer();
});
afterAll(async () => {
  await server.stop();
  folder.remove();
});

describe('a bot of the house', () => {
  const rugby = tableFor('pocket-rugby', { seats: [{ kind: 'me' }, { kind: 'bot', level: 'rookie' }] });
  it.each([rugby, tableWithBot()])('plays $game to its end, in a thread of its own', async (wanted) => {
    const ana = await guest(server.url, 'Ana');
    const { table } = await ana.newTable(wanted);
    const client = clientOf(ana, table.id);
    playByItself(client);
    const end = await until(client, over);
    client.close();
    expect(end.header?.seats[1]).toEqual({ name: 'Robot', bot: 'rookie' });
    expect(verifyRecord({ header: end.header as never, entries: end.play?.entries ?? [] })).toMatchObject({ ok: true, fromServer: [] });
  });

  it('throws no dice by hand: the people at the table do', async () => {
    const ana = await guest(server.url, 'Ana');
    const seats = [{ kind: 'bot' as const, level: 'rookie' as const }, { kind: 'me' as const }];
    const { table } = await ana.newTable(tableFor('one-die-baseball', { dice: 'hand', seats, options: { first: 0 } }));
    const client = clientOf(ana, table.id);
    await until(client, ({ play }) => play?.next.kind === 'roll');
    expect(await client.do({ do: 'roll', seat: 1, faces: [4] })).toMatchObject({ ok: true, entry: { seat: 0, from: 'hand' } });
    client.close();
  });

  it('thinks in the built server too', async () => {
    const own = temporaryFolder();
    const process = await startProcess(await bundleServer('bot-test'), { port: 0, data: own.path });
    const ana = await guest(`http://127.0.0.1:${process.port}`, 'Ana');
    const { table } = await ana.newTable(tableWithBot());
    const client = clientOf(ana, table.id);
    playByItself(client);
    await until(client, over);
    client.close();
    await process.kill('SIGTERM');
    own.remove();
  });
});

/** The code blocks of docs/bot-api.md, as a reader would copy them. */
function example(language: 'js' | 'python'): string {
  const page = readFileSync(new URL('../../../docs/bot-api.md', import.meta.url), 'utf8');
  const code = new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 's').exec(page)?.[1];
  if (!code) throw new Error(`no ${language} bot in the docs`);
  return code;
}

const PROGRAMS = {
  js: { file: 'bot.mjs', command: process.execPath },
  python: { file: 'bot.py', command: 'python3' },
} as const;

async function run(language: 'js' | 'python', game: string): Promise<string> {
  const { file, command } = PROGRAMS[language];
  const path = join(folder.path, file);
  writeFileSync(path, example(language));
  const child = spawn(command, [path, server.url, game], { stdio: ['ignore', 'pipe', 'inherit'] });
  let out = '';
  child.stdout.on('data', (bytes) => {
    out += bytes;
  });
  const [code] = await once(child, 'close');
  expect(code).toBe(0);
  return out.trim();
}

async function playedBy(...languages: readonly ('js' | 'python')[]): Promise<void> {
  const [one, two] = await Promise.all(languages.map((language) => run(language, 'pocket-rugby')));
  expect(one).toBe(two);
  const record = parseRecord(await (await fetch(one ?? '')).text());
  expect(record.ok && verifyRecord(record.value)).toMatchObject({ ok: true, fromServer: [] });
}

describe('a bot from outside', () => {
  it('is about 40 lines long', () => {
    for (const language of ['js', 'python'] as const) {
      expect(
        example(language)
          .split('\n')
          .filter((line) => line.trim() !== '').length,
      ).toBeLessThan(45);
    }
  });

  it('in JavaScript plays a match against another', () => playedBy('js', 'js'));

  const python = spawnSync('python3', ['--version']).status === 0;
  it.skipIf(!python)('in Python plays a match against the one in JavaScript', () => playedBy('js', 'python'));
});
