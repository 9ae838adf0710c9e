import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Api, codeOfTable, newKey } from '@pocket-stadium/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BIN, buildStadium, stadium, tempFolder } from './stadium.ts';

const TOKEN = 'correct-horse';
let server: ChildProcess;
let url = '';
let ana: Api;
let guest = '';
let table = '';

beforeAll(async () => {
  buildStadium();
  server = spawn(process.execPath, [BIN, 'serve', '--port', '0', '--lang', 'en', '--host-token', TOKEN], {
    env: { ...process.env, DATA: join(tempFolder(), 'data'), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  for await (const line of createInterface({ input: server.stdout as NodeJS.ReadableStream })) {
    url = /The stadium is open: (\S+)\/$/.exec(line)?.[1] ?? '';
    if (url !== '') break;
  }
  const { token, id } = await new Api({ base: url }).newGuest({ name: 'Zoé' });
  ana = new Api({ base: url, token });
  guest = id;
  const made = await ana.newTable({
    key: newKey(),
    game: 'one-die-baseball',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    dice: 'fair',
    public: false,
  });
  table = made.table.id;
});
afterAll(async () => {
  const gone = once(server, 'exit');
  server.kill('SIGKILL');
  await gone;
});

const admin = (...args: string[]) => stadium(['admin', ...args, '--url', url]);
const done = (...args: string[]) => expect(admin(...args)).toMatchObject({ code: 0, out: expect.stringContaining('Done') });

it('lists tables, who sits there, and the order of the house', () => {
  const { code, out } = admin();
  expect(code).toBe(0);
  expect(out).toContain(`Table ${table} · one-die-baseball`);
  expect(out).toContain(`Code to say: ${codeOfTable(table)}`);
  expect(out).toContain(`Zoé (guest ${guest})`);
  expect(out).toContain('Nicknames: free. Words refused: usual.');
  expect(out).toContain('tables 60, watchers 500, watchers-from 50, record 2000000');
  expect(admin('list', '--lang', 'fr').out).toContain('Surnoms : free. Mots refusés : usual.');
});

it('renames, mutes, refuses, sets words, names and limits, and shows what it did', async () => {
  done('rename', guest, 'Guest', '7');
  expect((await ana.me())?.name).toBe('Guest 7');
  done('mute', guest);
  done('refuse', '203.0.113.9', '5');
  done('words', 'rival', 'zut');
  done('names', 'drawn');
  done('limit', 'tables', '5');
  done('limit', 'watchers-from', '2');
  const { out } = admin('list');
  expect(out).toContain('Guest 7');
  expect(out).toContain('Nicknames: drawn. Words refused: rival, zut.');
  expect(out).toContain('tables 5, watchers 500, watchers-from 2');
  expect(out).toContain(`Muted: ${guest}`);
  expect(out).toMatch(/203\.0\.113\.9/);
  done('unmute', guest);
  done('words', 'off');
  done('limit', 'tables', 'usual');
  const after = admin('list').out;
  expect(after).toContain('Words refused: off.');
  expect(after).toContain('tables 60');
  expect(after).not.toContain('Muted');
});

it('says who may make tables, and closes one', async () => {
  done('making', 'word', 'été');
  expect(admin().out).toContain('word');
  done('close', table);
  expect((await ana.table(table)).status).toBe('over');
});

it.each([
  ['nothing', /close, rename/],
  ['rename', /list, close/],
  ['limit', /list, close/],
  ['making', /list, close/],
])('an order that is unknown, or lacks something, is refused with those there are: %s', (order, known) => {
  expect(admin(order)).toMatchObject({ code: 2, err: expect.stringMatching(known) });
});

it('a limit out of bounds, a guest who is not there, a token that is wrong: the server says why', () => {
  expect(admin('limit', 'tables', '0').code).toBe(1);
  expect(admin('rename', '0'.repeat(32), 'Nobody')).toMatchObject({ code: 1, err: expect.stringMatching(/guest/i) });
  expect(admin('list', '--host-token', 'wrong')).toMatchObject({ code: 1, err: expect.stringContaining('host') });
});
