import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { stringHash } from '@pocket-stadium/dice';
import { newKey } from '@pocket-stadium/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BIN, buildStadium, stadium, tempFolder } from './stadium.ts';

const folder = tempFolder();
const data = join(folder, 'data');
const record = join(folder, 'match.txt');
let server: ChildProcess;
let url = '';
/** Everything the server logged. */
let logged = '';
/** What must never be in the log: a nickname, a token, ids, addresses. */
const personal: string[] = ['Zoé', '127.0.0.1'];

async function post<T>(path: string, body: object, token?: string): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const response = await fetch(`${url}api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(response.status).toBe(200);
  return (await response.json()) as T;
}

/** One person on both seats plays a short match over plain HTTP and keeps its record. */
async function playOneMatch(): Promise<void> {
  const { token } = await post<{ token: string }>('/guests', { name: 'Zoé' });
  const wish = {
    key: 'cli-test-table',
    game: 'one-die-baseball',
    options: { innings: 1 },
    seats: [{ kind: 'me' }, { kind: 'me' }],
    dice: 'fair',
    public: false,
  };
  const { table } = await post<{ table: { id: string; match: string; fair: { promise: string } } }>('/tables', wish, token);
  const { promise } = table.fair;
  const opening = (seat: number) => ({ nonce: String(seat).padStart(64, '0'), string: `wind ${seat}` });
  const act = (seat: number, what: object) => post(`/tables/${table.id}/do`, { key: newKey(), seat, promise, ...what }, token);
  for (const seat of [0, 1]) await act(seat, { do: 'hash', hash: stringHash(promise, seat, opening(seat)) });
  for (const seat of [0, 1]) await act(seat, { do: 'reveal', ...opening(seat) });
  for (let n = 1; ; n++) {
    const seen = await fetch(`${url}api/v1/tables/${table.id}`, { headers: { authorization: `Bearer ${token}` } });
    const { next } = (await seen.json()) as { next: { kind: string; seat: number } };
    if (next.kind === 'over') break;
    await post(`/tables/${table.id}/do`, { do: 'roll', key: `roll-${n}-of-it`, seat: next.seat, n }, token);
  }
  personal.push(token, table.id, table.match);
  writeFileSync(record, await (await fetch(`${url}api/v1/matches/${table.match}.txt`)).text());
}

beforeAll(async () => {
  buildStadium();
  server = spawn(process.execPath, [BIN, 'serve', '--port', '0', '--lang', 'en'], {
    env: { ...process.env, DATA: data, LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  server.stderr?.on('data', (bytes) => {
    logged += bytes;
  });
  const lines = createInterface({ input: server.stdout as NodeJS.ReadableStream });
  for await (const line of lines) {
    url = /The stadium is open: (\S+)/.exec(line)?.[1] ?? '';
    if (url !== '') break;
  }
  await playOneMatch();
});
afterAll(() => server.kill('SIGKILL'));

describe('serve', () => {
  it('binds to this machine alone and keeps everything in its folder', async () => {
    expect(new URL(url).hostname).toBe('127.0.0.1');
    expect((await fetch(`${url}healthz`)).status).toBe(200);
  });

  it('logs lines of JSON with what happened, and nothing about whom', async () => {
    const lines = () =>
      logged
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line) as { msg: string; route?: string; status?: number });
    const answered = () => lines().filter(({ msg, status }) => msg === 'answered' && status === 200).length;
    await expect.poll(answered).toBeGreaterThan(5);
    expect(lines().some(({ route }) => route === '/api/v1/tables/:id/do')).toBe(true);
    for (const secret of personal) expect(logged).not.toContain(secret);
  });

  it('opens to the room when asked to, with an address and a QR code for the phones', async () => {
    const open = spawn(process.execPath, [BIN, 'serve', '--port', '0', '--lan', '--lang', 'en', '--data', join(folder, 'room')], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    for await (const line of createInterface({ input: open.stdout as NodeJS.ReadableStream })) {
      said += `${line}\n`;
      if (line.startsWith('Ctrl-C')) break;
    }
    const gone = once(open, 'exit');
    open.kill('SIGTERM');
    expect((await gone)[0]).toBe(0);
    // A machine without a network has no address to show, and says so.
    if (said.includes('no address on a local network')) return;
    expect(said).toMatch(/For the phones in the room \([^)]+\): http:\/\/\d+\.\d+\.\d+\.\d+:\d+\//);
    expect(said.match(/^[█▀▄ ]{20,}$/gm)?.length).toBeGreaterThan(10);
  });

  it('says that an address for the room is of no use while the room is not let in', () => {
    // The port is taken: it says so, and goes.
    const port = new URL(url).port;
    const flag = stadium(['serve', '--port', port, '--lan-address', '192.168.1.7', '--data', join(folder, 'alone')]);
    expect([flag.code, flag.err.includes('--lan-address does nothing without --lan')]).toEqual([2, true]);
    const env = { LAN_ADDRESS: '192.168.1.7', PORT: port, DATA: join(folder, 'alone') };
    expect(stadium(['serve', '--lang', 'fr'], { env }).err).toContain('LAN_ADDRESS ne sert à rien sans --lan');
    expect(stadium(['serve', '--lan'], { env }).err).not.toContain('LAN_ADDRESS');
  });

  it('lists every setting with its variable, in both languages', () => {
    const english = stadium(['serve', '--help']).out;
    for (const flag of ['--port', '--host', '--data', '--base', '--lan', '--trust-proxy']) expect(english).toContain(flag);
    expect(english).toContain('TRUST_PROXY');
    expect(stadium(['serve', '--help', '--lang', 'fr']).out).toContain('le dossier qui garde tout');
  });

  it.each([
    ['--port', 'many'],
    ['--log-level', 'loud'],
    ['--hosts', 'https://example.org'],
  ])('says what is wrong with %s %s', (flag, value) => {
    const { code, err } = stadium(['serve', flag, value]);
    expect(code).toBe(2);
    expect(err).toContain(value);
  });
});

describe('settings that are wrong', () => {
  it('are named all at once, in the language spoken, and nothing is opened', () => {
    const env = { DATABASE_URL: 'postgress://club:hunter22@db/stadium', REDIS_URL: 'mysql://:hunter22@db', PORT: '99999' };
    const english = stadium(['serve', '--log-level', 'loud', '--data', join(folder, 'unopened')], { env });
    expect(english.code).toBe(2);
    for (const where of ['DATABASE_URL', 'REDIS_URL', 'PORT', '--log-level']) expect(english.err).toContain(where);
    expect(english.err).toContain('4 settings are wrong');
    expect(english.err).not.toContain('hunter22');
    expect(stadium(['serve', '--lang', 'fr'], { env }).err).toContain('3 réglages sont faux');
    expect(existsSync(join(folder, 'unopened'))).toBe(false);
  });

  it.each(['postgress://db/stadium', 'mysql://db/stadium', 'nonsense', 'postgres:/db'])('the database is not %s', (address) => {
    for (const command of ['serve', 'export', 'import']) {
      const { code, err } = stadium([command, '--database-url', address], { input: '' });
      expect([command, code]).toEqual([command, 2]);
      expect(err).toContain('--database-url');
    }
    expect(existsSync(address.split(':')[0] ?? '')).toBe(false);
  });

  it.each(['postgress://u:hunter22@db/stadium', 'mysql://db/hunter22', 'postgres:/u:hunter22@db/stadium', 'x://hunter22'])(
    '%s is no folder, and what may be a password is not shown',
    (address) => {
      for (const command of ['serve', 'export', 'import']) {
        const flag = stadium([command, '--data', address], { input: '' });
        const variable = stadium([command, '--lang', 'fr'], { env: { DATA: address }, input: '' });
        expect([command, flag.code, variable.code]).toEqual([command, 2, 2]);
        expect(flag.err).toContain('--data is not what is expected there');
        expect(variable.err).toContain('DATA n’est pas ce qu’il faut');
        expect(flag.err + flag.out + variable.err + variable.out).not.toContain('hunter22');
      }
      expect(existsSync(address.split(':')[0] ?? '')).toBe(false);
    },
  );

  it('the database of a server is its DATABASE_URL: as a folder it is refused without its password', () => {
    const { code, err } = stadium(['serve'], { env: { DATA: 'postgres://u:hunter22@db/stadium' } });
    expect([code, err.includes('hunter22'), err.includes('--database-url')]).toEqual([2, false, true]);
  });

  it('an address with a password is never repeated, wherever it was written', () => {
    const address = 'https://u:hunter22@example.org/stadium';
    for (const args of [
      ['serve', '--origins', address],
      ['serve', '--host', address],
      ['serve', '--log-level', address],
      ['import', address],
      ['export', address, '--data', join(folder, 'nowhere')],
      ['export', address, '--data', data],
      ['admin', '--url', address.replace('https', 'http').replace('example.org', '127.0.0.1:9')],
      ['admin', '--url', `:${address}`],
      ['verify', address],
      ['replay', address],
      [address],
    ]) {
      const { code, out, err } = stadium(args, { input: '' });
      expect([args[0], code === 0, (out + err).includes('hunter22')]).toEqual([args[0], false, false]);
    }
  });

  it('a folder that cannot be written to is said in words', () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const { code, err } = stadium(['serve', '--port', '0', '--data', join(file, 'data')]);
    expect(code).toBe(2);
    expect(err).toContain(`The folder ${join(file, 'data')} cannot be written to (`);
    expect(err).toContain('). Name another with --data, or give the user who runs the stadium the right to write there.');
    const french = stadium(['serve', '--port', '0', '--data', join(file, 'data'), '--lang', 'fr']).err;
    expect(french).toContain(`Le stade ne peut pas écrire dans le dossier ${join(file, 'data')} (`);
    expect(french).toContain('ou donnez le droit d’y écrire à l’utilisateur qui fait tourner le stade.');
    const taken = join(folder, 'odd');
    mkdirSync(join(taken, 'stadium.db'), { recursive: true });
    expect(stadium(['serve', '--port', '0', '--data', taken]).err).toContain('cannot be written to');
  });
});

describe('verify', () => {
  it('recomputes the dice of a match that the server dealt', () => {
    const { code, out } = stadium(['verify', record, '--rolls']);
    expect(code).toBe(0);
    expect(out).toMatch(/roll 1, entry 1, seat \d: \d/);
    expect(out).toContain('exactly what the promised chain and the key of the table give');
    expect(stadium(['verify', record, '--lang', 'fr']).out).toContain('exactement ce que donnent la chaîne');
  });

  it('catches one changed face, and names the roll', () => {
    const text = readFileSync(record, 'utf8');
    const [whole = '', number, seat, face] = /^(1)\. (\d) roll (\d)/m.exec(text) ?? [];
    const changed = join(folder, 'changed.txt');
    writeFileSync(changed, text.replace(whole, `${number}. ${seat} roll ${(Number(face) % 6) + 1}`));
    const { code, err } = stadium(['verify', changed]);
    expect(code).toBe(1);
    // The first roll decides who begins. So the rules may refuse the changed record before the dice do.
    expect(err).toMatch(/Roll 1: the record says|Entry \d+:/);
  });

  it('catches another seed', () => {
    const changed = join(folder, 'seed.txt');
    writeFileSync(
      changed,
      readFileSync(record, 'utf8').replace(/^seed: "./m, (found) => `seed: "${found.endsWith('0') ? '1' : '0'}`),
    );
    const { code, err } = stadium(['verify', changed]);
    expect(code).toBe(1);
    expect(err).toContain('not the one that was promised');
  });
});

describe('export and import', () => {
  it('move a server from one folder to another, while it runs', async () => {
    const file = join(folder, 'all.jsonl');
    const other = join(folder, 'other');
    const exported = stadium(['export', file, '--data', data]);
    expect(exported.code).toBe(0);
    expect(exported.err).toContain('guard it like the folder itself');
    const written = readFileSync(file, 'utf8').trimEnd().split('\n').length;
    expect(exported.err).toContain(`${written} lines written`);
    const imported = stadium(['import', file, '--data', other]);
    expect([imported.code, imported.out]).toEqual([0, expect.stringMatching(/Taken in: \d+\. Already there: 0\./)]);
    expect(stadium(['export', '--data', other]).out).toBe(readFileSync(file, 'utf8'));
    const piped = stadium(['import', '--data', join(folder, 'third')], { input: stadium(['export', '--records', '--data', data]).out });
    expect(piped.out).toContain('Taken in: 1.');
  });

  it('say what is wrong', () => {
    expect(stadium(['export', '--data', join(folder, 'nowhere')])).toMatchObject({
      code: 2,
      err: expect.stringContaining('holds no server'),
    });
    expect(stadium(['import', join(folder, 'nothing.jsonl')])).toMatchObject({ code: 2, err: expect.stringContaining('does not exist') });
    expect(stadium(['import', '--data', join(folder, 'fourth')], { input: 'hello' })).toMatchObject({
      code: 1,
      err: expect.stringContaining('no Pocket Stadium export'),
    });
  });

  it('stops with what it stored when it is asked to', async () => {
    const gone = once(server, 'exit');
    server.kill('SIGTERM');
    expect((await gone)[0]).toBe(0);
  });
});
