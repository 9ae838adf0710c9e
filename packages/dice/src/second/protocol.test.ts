import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import type { OptionValues } from '@pocket-stadium/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { broughtOf } from './brought.ts';
import { bytesToHex, hexToBytes, makeLinkText, netstrings, parseLinkText } from './bytes.ts';
import { Chain, hashBack, linkBefore } from './chain.ts';
import { facesOf, workingsOf } from './faces.ts';
import { canonicalOptions } from './options.ts';
import { checkPromise, lengthFor, promiseOf } from './promise.ts';
import { checkOpening, openHash, stringHash } from './seat-string.ts';
import { checkTranscript, tableKey } from './transcript.ts';
import { checkDiceVector } from './vectors.ts';

// The same cases every time; new ones in the soak.
if (!process.env.SOAK) fc.configureGlobal({ seed: 1 });

const VECTORS = JSON.parse(readFileSync(new URL('../../vectors/fair-dice-2.json', import.meta.url), 'utf8')) as Record<string, unknown>[];
const SEED = hexToBytes('5e'.repeat(32));
const H = (...parts: (string | Uint8Array)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};
const be32 = (n: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(n);
  return bytes;
};

describe('what other programs computed', () => {
  it.each(VECTORS.map((vector, i) => [i, vector.game, vector] as const))('table %i, %s', (_, __, vector) => {
    expect(checkDiceVector(vector)).toEqual([]);
  });

  it.each([
    ['end', { end: '00'.repeat(32) }],
    ['promise', { promise: '00'.repeat(32) }],
    ['key', { key: '00'.repeat(32) }],
    ['key', { options: { innings: 8 } }],
    ['promise', { length: 257 }],
  ])('a changed %s is found', (what, change) => {
    expect(checkDiceVector({ ...VECTORS[0], ...change }).join('\n')).toContain(what);
  });

  it('a table that brought a match along is taken with its lines, their hash, or both count and hash', () => {
    const lines = ['1. 0 roll 3 4 (hand)', '2. 1 move kick'];
    const hash = H(`${lines.join('\n')}\n`).toString('hex');
    const [table] = VECTORS;
    const seats = (table?.seats ?? []) as { readonly hash: string; readonly nonce: string; readonly string: string }[];
    const options = canonicalOptions(table?.options as OptionValues);
    const texts = ['pocket-stadium/2 table', table?.promise, table?.game, table?.rules, options.ok && options.value, seats.length].map(
      String,
    );
    for (const seat of seats) texts.push(seat.hash, seat.nonce, seat.string);
    const key = H(netstrings([...texts, hash])).toString('hex');
    for (const brought of [hash, { entries: 2, hash }, lines, `${lines.join('\n')}\n`]) {
      expect(checkDiceVector({ ...table, key, rolls: [], brought })).toEqual([]);
    }
    const without = { ...table, key, rolls: [] };
    for (const brought of [undefined, null, lines.slice(1), '00'.repeat(32)]) {
      expect(checkDiceVector({ ...without, brought }).join()).toContain('key');
    }
    for (const brought of [7, '', [], ['kick'], { entries: 2 }])
      expect(checkDiceVector({ ...without, brought }).join()).toContain('brought');
  });

  it('anything else is answered, not thrown', () => {
    fc.assert(fc.property(fc.anything(), (value) => checkDiceVector(value).length > 0));
  });
});

describe('the chain', () => {
  const chain = new Chain(SEED, 50);

  it('is what a second implementation on another library gives', () => {
    let link = H('pocket-stadium/2 seed', SEED);
    for (let n = 50; n >= 0; n--) {
      expect(bytesToHex(chain.link(n))).toBe(link.toString('hex'));
      link = H('pocket-stadium/2 link', link);
    }
    expect(bytesToHex(chain.link(51))).toBe(H('pocket-stadium/2 late', SEED, be32(51)).toString('hex'));
  });

  it('a link gives those before it, and is refused where it leads further on than there are rolls', () => {
    expect(hashBack(chain.link(7), chain.link(4), 3)?.map(bytesToHex)).toEqual([5, 6, 7].map((n) => bytesToHex(chain.link(n))));
    expect(hashBack(chain.link(4), chain.link(4), 3)).toEqual([]);
    expect(hashBack(chain.link(8), chain.link(4), 3)).toBeNull();
    expect(hashBack(chain.link(3), chain.link(4), 40)).toBeNull();
    expect(linkBefore(chain.link(9))).toEqual(chain.link(8));
  });
});

describe('a link in a message', () => {
  it('is 43 characters of base64url, as Node writes them', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
        const text = makeLinkText(bytes);
        expect(text).toBe(Buffer.from(bytes).toString('base64url'));
        expect(text).toHaveLength(43);
        expect(parseLinkText(text)).toEqual(bytes);
      }),
    );
  });

  it('has one spelling', () => {
    const text = makeLinkText(new Uint8Array(32));
    for (const other of [`${text}=`, `${text.slice(0, -1)}B`, text.slice(1), `${text.slice(0, -1)}+`, '', null, 7]) {
      expect(parseLinkText(other)).toBeNull();
    }
  });
});

describe('faces', () => {
  const [link, key] = [H('link'), H('key')];

  it('are the bytes of block after block, those from 252 on skipped', () => {
    const bytes = Buffer.concat([0, 1, 2, 3, 4, 5, 6, 7].map((b) => H('pocket-stadium/2 roll', link, key, be32(70_000), be32(b))));
    const faces = [...bytes].filter((byte) => byte < 252).map((byte) => 1 + (byte % 6));
    expect(bytes.some((byte) => byte >= 252)).toBe(true);
    for (const dice of [0, 1, 2, 31, 32, 33, 100, 200]) expect(facesOf(link, key, 70_000, dice)).toEqual(faces.slice(0, dice));
    const draws = workingsOf(link, key, 70_000, 200);
    expect(draws.map(({ byte }) => byte)).toEqual([...bytes.subarray(0, draws.length)]);
    expect(draws.flatMap(({ face }) => face ?? [])).toEqual(faces.slice(0, 200));
  });

  it('depend on link, key and number', () => {
    const all = [facesOf(link, key, 1, 60), facesOf(link, key, 2, 60), facesOf(key, link, 1, 60), facesOf(H('x'), key, 1, 60)];
    expect(new Set(all.map(String)).size).toBe(all.length);
  });
});

describe('options', () => {
  it('are sorted by name and written without blanks, whatever their order', () => {
    const one = canonicalOptions({ b: [' "x" ', 'é'], a: true, c: -0, B: 12 });
    expect(one).toEqual({ ok: true, value: '{"B":12,"a":true,"b":[" \\"x\\" ","é"],"c":0}' });
    expect(canonicalOptions({ c: 0, B: 12, a: true, b: [' "x" ', 'é'] })).toEqual(one);
  });

  it.each([1.5, 2 ** 60, Number.NaN, null, {}, [1], '\ud800', ['\udc00'], undefined])('%j cannot go in', (value) => {
    expect(canonicalOptions({ x: value })).toMatchObject({ ok: false, problem: { code: 'bad-options' } });
  });

  it('of every game can go in', () => {
    for (const game of GAMES.values()) {
      const defaults = Object.fromEntries(Object.entries(game.about.options).map(([name, spec]) => [name, spec.default]));
      expect(canonicalOptions(defaults as OptionValues).ok).toBe(true);
    }
  });
});

describe('what comes from outside', () => {
  const promise = promiseOf('ab'.repeat(16), 10, 'cd'.repeat(32));
  const promised = { id: 'ab'.repeat(16), length: 10, end: 'cd'.repeat(32), promise };
  const opening = { nonce: '01'.repeat(32), string: 'vent 🎲' };

  it('a promise is the hash of what it promises', () => {
    expect(checkPromise(promised)).toEqual({ ok: true, value: promised });
    expect(checkPromise({ ...promised, length: 11 })).toMatchObject({ problem: { code: 'wrong-promise' } });
    for (const bad of [{ length: 65_536 }, { length: 0 }, { end: 'CD'.repeat(32) }, { id: 'ab' }, { promise: 7 }]) {
      expect(checkPromise({ ...promised, ...bad })).toMatchObject({ problem: { code: 'malformed-promise' } });
    }
  });

  it('a string opens the hash of its own seat and promise only', () => {
    const hash = stringHash(promise, 1, opening);
    expect(openHash(promise, 1, hash, opening)).toEqual({ ok: true, value: opening });
    expect(openHash(promise, 0, hash, opening)).toMatchObject({ problem: { code: 'other-string' } });
    expect(openHash('00'.repeat(32), 1, hash, opening).ok).toBe(false);
    expect(openHash(promise, 1, hash, { ...opening, string: 'vent' }).ok).toBe(false);
    expect(checkOpening({ ...opening, string: '\ud83c' })).toMatchObject({ problem: { code: 'malformed-string' } });
    expect(checkOpening({ ...opening, string: 'x'.repeat(201) }).ok).toBe(false);
    expect(checkOpening({ ...opening, nonce: '' })).toMatchObject({ problem: { code: 'malformed-nonce' } });
  });

  it('nothing throws', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        for (const check of [checkPromise, checkOpening, checkTranscript]) expect(check(value).ok).toBe(false);
        expect(openHash('', 0, '', value).ok).toBe(false);
        expect(parseLinkText(value)).toBeNull();
      }),
    );
  });

  it('no two lists of texts give the same netstrings', () => {
    const text = (texts: readonly string[]) => Buffer.from(netstrings(texts)).toString('utf8');
    expect(text(['é', 'a,b', ''])).toBe('2:é,3:a,b,0:,');
    fc.assert(
      fc.property(
        fc.array(fc.string()),
        fc.array(fc.string()),
        (a, b) => (text(a) === text(b)) === (a.join('\0') === b.join('\0') && a.length === b.length),
      ),
    );
  });
});

describe('the key of the table', () => {
  const keyed = { promise: '11'.repeat(32), game: 'g', rules: 1, options: { a: 1 }, hashes: ['22'.repeat(32), null], brought: null };
  const openings = [{ nonce: '33'.repeat(32), string: 's' }, null];

  it('adds what is brought along as one last text', () => {
    const lines = '1. 0 roll 3 4 (hand)\n2. 1 move kick\n';
    const brought = broughtOf([
      { type: 'roll', seat: 0, faces: [3, 4], from: 'hand' },
      { type: 'move', seat: 1, move: 'kick' },
    ]);
    expect(brought).toEqual({ entries: 2, hash: H(lines).toString('hex') });
    const texts = ['pocket-stadium/2 table', keyed.promise, 'g', '1', '{"a":1}', '2', '22'.repeat(32), '33'.repeat(32), 's', '', '', ''];
    expect(tableKey(keyed, openings)).toEqual({ ok: true, value: H(netstrings(texts)).toString('hex') });
    expect(tableKey({ ...keyed, brought }, openings)).toEqual({
      ok: true,
      value: H(netstrings([...texts, brought?.hash ?? ''])).toString('hex'),
    });
  });

  it('needs a string for every hash, and none without', () => {
    expect(tableKey(keyed, [null, null])).toMatchObject({ problem: { code: 'missing-string', values: { seat: 0 } } });
    expect(tableKey(keyed, [openings[0] ?? null, openings[0] ?? null])).toMatchObject({ problem: { values: { seat: 1 } } });
  });

  it('covers the rolls that are brought along, up to what a chain can have', () => {
    expect([lengthFor(0), lengthFor(300), lengthFor(100_000)]).toEqual([1024, 1324, 65_535]);
  });
});
