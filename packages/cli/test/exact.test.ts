import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OptionValues } from '@pocket-stadium/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildStadium, stadium, tempFolder } from './stadium.ts';

const FIGURES: Record<string, { options: OptionValues }> = JSON.parse(
  readFileSync(new URL('../../../games/test/figures.json', import.meta.url), 'utf8'),
);
const folder = tempFolder();
const env = { STADIUM_TABLES: join(folder, 'tables') };

beforeAll(buildStadium);

/** Every number of `expected` is in `given`, to the digits it is written with. */
function agree(given: unknown, expected: unknown, path: string): void {
  if (typeof expected === 'number') {
    const decimals = (String(expected).split('.')[1] ?? '').length;
    expect(Number((given as number)?.toFixed(Math.max(decimals, 1))), path).toBe(expected);
  } else if (typeof expected === 'object' && expected !== null) {
    for (const [key, value] of Object.entries(expected)) agree((given as Record<string, unknown>)?.[key], value, `${path}.${key}`);
  }
}

const exactly = (name: string, options: OptionValues) => [
  'exact',
  name.split(' ')[0] as string,
  ...Object.entries(options).flatMap(([option, value]) => ['--option', `${option}=${value}`]),
];

describe('exact', () => {
  it.each(Object.entries(FIGURES))('%s agrees with the independent programs to the digits given', (name, { options, ...figures }) => {
    const { code, out, err } = stadium([...exactly(name, options), '--json'], { env });
    expect(err).toMatch(/^(This format is not solved here yet: .*\n)?$/);
    expect(code).toBe(0);
    const given = JSON.parse(out);
    expect(given.options).toMatchObject(options);
    agree(given, figures, name);
  });

  it('speaks both languages', () => {
    const french = stadium([...exactly('two-dice-baseball', {}), '--lang', 'fr'], { env }).out;
    expect(french).toContain('moyenne 0,731582896146');
    expect(stadium(exactly('two-dice-baseball', {}), { env }).out).toContain('mean 0.731582896146');
  });

  it('says which games are solved when asked for another', () => {
    const { code, err } = stadium(['exact', 'runy-run-run'], { env });
    expect(code).toBe(2);
    expect(err).toContain('pocket-rugby');
  });

  it('positions a line are answered a line each, with every turn; a bad one is refused and the rest goes on', () => {
    const file = join(folder, 'positions');
    writeFileSync(file, 'A:a1 a2 c2|B:b7 c5 c7|ball:b7|turn:A|moves:3\nnonsense\ncourt A:c2 d2 e2|B:c5 d6 e5|ball:d4|turn:B|moves:2\n');
    const { code, out } = stadium(['exact', 'play-ball', '--positions', file, '--json'], { env });
    const [first, second, third] = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(first).toMatchObject({ value: 'L', depth: 4 });
    expect(first.turns).toHaveLength(139);
    for (const turn of first.turns) expect(turn).toEqual({ move: expect.any(String), value: 'L', depth: expect.any(Number) });
    expect(Math.max(...first.turns.map(({ depth }: { depth: number }) => depth))).toBe(4);
    expect(second).toMatchObject({ position: 'nonsense', problem: 'bad-position' });
    expect(third).toMatchObject({ value: 'L', depth: 8 });
    expect(code).toBe(1);
  });

  it('a position is told to people too; a field that is not solved here says how to solve it', () => {
    const told = stadium(['exact', 'play-ball', '--position', 'A:b2 c2 d2|B:b7 c8 d7|ball:c5|turn:A|moves:2', '--lang', 'fr'], { env });
    expect(told).toMatchObject({ code: 0, err: '' });
    expect(told.out).toContain('gagné en 7. ');
    const park = stadium(['exact', 'play-ball', '--position', 'park A:c2 d2 e2|B:c7 d8 e7|ball:d5|turn:A|moves:2'], { env });
    expect(park).toMatchObject({ code: 1, out: '' });
    expect(park.err).toContain('stadium solve play-ball --option field=park');
    expect(stadium(['exact', 'pocket-rugby', '--position', 'x'], { env })).toMatchObject({ code: 2, out: '' });
  });

  it('the book is drawn in the terminal: worth, best play, turns by what they lead to; turns walk on', () => {
    const start = stadium(['book', 'play-ball', '--lang', 'en'], { env });
    expect(start).toMatchObject({ code: 0, err: '' });
    expect(start.out).toContain('won in 7');
    expect(start.out).toContain('5 of 67 turns change nothing about that.');
    expect(start.out.indexOf('won in 13')).toBeLessThan(start.out.indexOf('lost in 14'));
    const after = JSON.parse(stadium(['book', 'play-ball', 'b2-c3, c2xc4', '--json'], { env }).out);
    expect(after).toMatchObject({ value: 'L', depth: 6 });
    expect(after.line).toHaveLength(6);
    expect(stadium(['book', 'play-ball', 'b2-b9'], { env }).code).toBe(2);
    expect(stadium(['book', 'play-ball', '--option', 'field=park'], { env }).err).toContain('stadium solve');
  });

  it('figures of a solved field come with the file: who begins, with one, two or three moves', () => {
    const { out } = stadium(['exact', 'play-ball', '--option', 'field=court', '--json'], { env });
    expect(JSON.parse(out)).toMatchObject({
      positions: 100_229_220,
      longestGoal: 57,
      begins: [
        { moves: 1, value: 'L', depth: 4 },
        { moves: 2, value: 'L', depth: 8 },
        { moves: 3, value: 'W', depth: 3 },
      ],
    });
  });
});

describe('solve', () => {
  it('keeps a table, and the review finds it', () => {
    const options = ['--option', 'mode=advanced', '--option', 'innings=1'];
    const { code, out } = stadium(['solve', 'dice-and-run', ...options], { env });
    expect(code).toBe(0);
    const file = /(\/\S+\.table)/.exec(out)?.[1] ?? '';
    expect(JSON.parse(readFileSync(file, 'utf8')).ends).toHaveLength(4);
  });
});

describe('review', () => {
  it('tells luck and choices apart, and they add up', () => {
    const match = join(folder, 'match.txt');
    stadium([
      'play',
      'dice-and-run',
      '--seats',
      'bot,bot',
      '--auto',
      '--seed',
      'r',
      '--option',
      'mode=advanced',
      '--option',
      'innings=1',
      '--save',
      match,
    ]);
    const { code, out } = stadium(['review', match, '--json'], { env });
    expect(code).toBe(0);
    const { source, totals, entries, points } = JSON.parse(out);
    expect(source).toBe('exact');
    for (const { start, luck, cost, gained, end } of totals) expect(start + luck - cost + gained).toBeCloseTo(end, 9);
    expect(points.map(({ winning }: { winning: number }) => winning)).toEqual(totals.map(({ end }: { end: number }) => end));
    for (const { choosing, interval } of points) expect(interval.mean).toBe(choosing);
    expect(entries.some((entry: { better?: { name: { fr: string } } }) => entry.better?.name.fr)).toBe(true);
    expect(stadium(['review', match, '--lang', 'fr'], { env }).out).toContain('mieux :');
  });

  it('counts the goals missed and allowed, and the other mistakes, in a match of Play Ball, whose values are exact', () => {
    const match = join(folder, 'goals.txt');
    const seats = ['play', 'play-ball', '--seats', 'bot,bot', '--auto', '--seed', 'g', '--option', 'field=court'];
    stadium([...seats, '--save', match]);
    const { remarks } = JSON.parse(stadium(['review', match, '--json'], { env }).out).entries.reduce(
      (all: { remarks: unknown[] }, entry: { remarks: unknown[] }) => ({ remarks: [...all.remarks, ...entry.remarks] }),
      { remarks: [] },
    );
    const { out } = stadium(['review', match, '--lang', 'fr'], { env });
    const lines = out.split('\n').filter((line) => /^(Buts (manqués|permis)|Autres erreurs) : /.test(line));
    const told = lines.flatMap((line) => [...line.matchAll(/\((\d+)\)/g)].map(([, count]) => Number(count)));
    expect(remarks.length).toBeGreaterThan(0);
    expect(told.reduce((sum, count) => sum + count, 0)).toBe(remarks.length);
    expect(out).toContain('Valeurs exactes');
  });

  it('labels an estimate as one', () => {
    const match = join(folder, 'three.txt');
    stadium(['play', 'three-dice-baseball', '--seats', 'A,B,C', '--auto', '--seed', 'r', '--option', 'innings=1', '--save', match]);
    const { out } = stadium(['review', match], { env });
    expect(out).toContain('An estimate');
    expect(JSON.parse(stadium(['review', match, '--json'], { env }).out).source).toBe('simulation');
  });
});
