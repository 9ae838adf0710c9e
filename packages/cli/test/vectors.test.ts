import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildStadium, stadium, tempFolder } from './stadium.ts';

beforeAll(buildStadium);

const VECTORS = fileURLToPath(new URL('../../../games/', import.meta.url));
const files = readdirSync(VECTORS, { recursive: true, encoding: 'utf8' }).filter((name) => /^[\w-]+\/vectors\/.*\.jsonl$/.test(name));
const folder = tempFolder();
const lastLine = (out: string): string => out.trimEnd().split('\n').at(-1) ?? '';

describe('vectors', () => {
  it('every file of the independent programs passes, and the last line says how many', () => {
    const lines = files.flatMap((name) => readFileSync(join(VECTORS, name), 'utf8').trimEnd().split('\n')).length;
    const { code, out, err } = stadium(['vectors', ...files.map((name) => join(VECTORS, name))]);
    expect(err).toBe('');
    expect(out).toBe(`${lines} passed, 0 failed\n`);
    expect(code).toBe(0);
  });

  it('a line that was tampered with is named, and the rest still counts', () => {
    const lines = readFileSync(join(VECTORS, 'one-die-baseball/vectors/traces-one-die-baseball.jsonl'), 'utf8').trimEnd().split('\n');
    const tampered = lines.map((line, i) => (i === 6 ? line.replace(/"R":\[\d+/, '"R":[99') : line));
    tampered[9] = '{ not JSON';
    const file = join(folder, 'traces-one-die-baseball.jsonl');
    writeFileSync(file, tampered.join('\n'));
    const { code, out } = stadium(['vectors', file, '--lang', 'fr']);
    expect(code).toBe(1);
    expect(out).toContain(`${file}, ligne 7`);
    expect(out).toContain('ligne 10 : ce n’est pas du JSON');
    expect(lastLine(out)).toBe(`${lines.length - 2} passed, 2 failed`);
    const json = JSON.parse(stadium(['vectors', file, '--json']).out);
    expect(json).toMatchObject({ passed: lines.length - 2, failed: 2 });
    expect(json.differences.map(({ line }: { line: number }) => line)).toContain(7);
  });

  it('what a position is worth is compared where the field is solved', () => {
    const lines = readFileSync(join(VECTORS, 'play-ball/vectors/positions-play-ball.jsonl'), 'utf8').trimEnd().split('\n');
    const file = join(folder, 'positions-play-ball.jsonl');
    const wrong = [lines[0]?.replace('"depth":7', '"depth":9'), lines[1]?.replace('"value":"W"', '"value":"L"'), lines[2]];
    writeFileSync(file, wrong.join('\n'));
    const { code, out } = stadium(['vectors', file]);
    expect(code).toBe(1);
    expect(out).toContain('expected depth 9, found 7');
    expect(out).toContain('expected value L, found W');
    expect(lastLine(out)).toBe('1 passed, 2 failed');
  });

  it('a file under another name is known by the game it names', () => {
    const file = join(folder, 'some.jsonl');
    writeFileSync(file, readFileSync(join(VECTORS, 'two-dice-baseball/vectors/traces-two-dice-baseball.jsonl')));
    expect(lastLine(stadium(['vectors', file]).out)).toBe('60 passed, 0 failed');
  });

  it('lines of another kind fail one by one, nothing throws', () => {
    const file = join(folder, 'traces-pocket-rugby.jsonl');
    writeFileSync(file, 'null\n42\n"x"\n[]\n{}\n{"game":"pocket-rugby","seats":-1,"options":{},"events":[],"result":{}}\n');
    const { code, out, err } = stadium(['vectors', file]);
    expect(err).toBe('');
    expect(code).toBe(1);
    expect(lastLine(out)).toBe('0 passed, 6 failed');
  });
});

describe('vectors of the fair dice', () => {
  const DICE = fileURLToPath(new URL('../../dice/vectors/fair-dice-2.json', import.meta.url));

  it('every table of the independent programs passes, with other files or alone', () => {
    expect(stadium(['vectors', DICE])).toMatchObject({ code: 0, out: '4 passed, 0 failed\n', err: '' });
    expect(lastLine(stadium(['vectors', DICE, join(VECTORS, 'two-dice-baseball/vectors/traces-two-dice-baseball.jsonl')]).out)).toBe(
      '64 passed, 0 failed',
    );
  });

  it('a table that was tampered with is named', () => {
    const file = join(folder, 'dice.json');
    const tables = JSON.parse(readFileSync(DICE, 'utf8'));
    tables[1].rolls[0].faces = [6, 6];
    writeFileSync(file, JSON.stringify([...tables, null, 7]));
    const { code, out } = stadium(['vectors', file]);
    expect(code).toBe(1);
    expect(out).toContain(`${file}, table 2: roll 1: expected [6,6], found [2,5]`);
    expect(lastLine(out)).toBe('3 passed, 3 failed');
  });

  it('a truncated file is wrong use', () => {
    const file = join(folder, 'half.json');
    writeFileSync(file, readFileSync(DICE, 'utf8').slice(0, 500));
    expect(stadium(['vectors', file])).toMatchObject({ code: 2, err: expect.stringContaining('truncated') });
  });
});

describe('position', () => {
  const start = 'A:b2 c2 d2|B:b7 c8 d7|ball:c5|turn:A|moves:2';

  it('draws it, counts its moves and lists them', () => {
    const { code, out } = stadium(['position', 'play-ball', start]);
    expect(code).toBe(0);
    expect(out).toContain('67 legal moves');
    expect(out).toContain('17 ways to begin a move');
    expect(out).toContain('\\_c5__/');
    const { moves, parts } = JSON.parse(stadium(['position', 'play-ball', start, '--json']).out);
    expect([moves.length, parts.length]).toEqual([67, 17]);
    expect(stadium(['position', 'play-ball', start, '--all', '--lang', 'fr']).out.match(/^ {2}[a-e]\d/gm)).toHaveLength(67);
  });

  it.each([
    ['nonsense', []],
    [start.replace('c5', 'z9'), []],
    [start, ['--dice', '3,4']],
  ])('%s %j is wrong use', (text, more) => {
    const { code, out, err } = stadium(['position', 'play-ball', text, ...more]);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).not.toBe('');
  });
});
