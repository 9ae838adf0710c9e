import { readFileSync } from 'node:fs';
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
    expect(err).toBe('');
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
    const { code, err } = stadium(['exact', 'play-ball'], { env });
    expect(code).toBe(2);
    expect(err).toContain('pocket-rugby');
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
    const { source, totals, entries } = JSON.parse(out);
    expect(source).toBe('exact');
    for (const { start, luck, cost, gained, end } of totals) expect(start + luck - cost + gained).toBeCloseTo(end, 9);
    expect(entries.some((entry: { better?: { name: { fr: string } } }) => entry.better?.name.fr)).toBe(true);
    expect(stadium(['review', match, '--lang', 'fr'], { env }).out).toContain('mieux :');
  });

  it('counts the goals missed and allowed in a match of Play Ball', () => {
    const match = join(folder, 'goals.txt');
    const seats = ['play', 'play-ball', '--seats', 'bot,bot', '--auto', '--seed', 'g', '--option', 'field=court'];
    stadium([...seats, '--save', match]);
    const { remarks } = JSON.parse(stadium(['review', match, '--json'], { env }).out).entries.reduce(
      (all: { remarks: unknown[] }, entry: { remarks: unknown[] }) => ({ remarks: [...all.remarks, ...entry.remarks] }),
      { remarks: [] },
    );
    const { out } = stadium(['review', match, '--lang', 'fr'], { env });
    const lines = out.split('\n').filter((line) => /^Buts (manqués|permis) : /.test(line));
    const told = lines.flatMap((line) => [...line.matchAll(/\((\d+)\)/g)].map(([, count]) => Number(count)));
    expect(remarks.length).toBeGreaterThan(0);
    expect(told.reduce((sum, count) => sum + count, 0)).toBe(remarks.length);
    expect(out).toContain('Estimation');
  });

  it('labels an estimate as one', () => {
    const match = join(folder, 'three.txt');
    stadium(['play', 'three-dice-baseball', '--seats', 'A,B,C', '--auto', '--seed', 'r', '--option', 'innings=1', '--save', match]);
    const { out } = stadium(['review', match], { env });
    expect(out).toContain('An estimate');
    expect(JSON.parse(stadium(['review', match, '--json'], { env }).out).source).toBe('simulation');
  });
});
