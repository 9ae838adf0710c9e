import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

function run(...args: string[]) {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', main, ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

test('positions a line are answered a line each, with every turn; a bad one is refused and the rest goes on', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stadium-exact-'));
  try {
    const file = join(folder, 'positions');
    writeFileSync(file, 'A:a1 a2 c2|B:b7 c5 c7|ball:b7|turn:A|moves:3\nnonsense\ncourt A:c2 d2 e2|B:c5 d6 e5|ball:d4|turn:B|moves:2\n');
    const { status, stdout } = run('exact', '--positions', file, '--json');
    const [first, second, third] = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(first).toMatchObject({ value: 'L', depth: 4 });
    expect(first.turns).toHaveLength(139);
    for (const turn of first.turns) expect(turn).toMatchObject({ value: 'L', depth: expect.any(Number) });
    expect(Math.max(...first.turns.map(({ depth }: { depth: number }) => depth))).toBe(4);
    expect(second).toMatchObject({ position: 'nonsense', problem: 'bad-position' });
    expect(third).toMatchObject({ value: 'L', depth: 8 });
    expect(status).toBe(1);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('what cannot be done is said, not thrown', () => {
  const park = run('exact', '--position', 'park A:c2 d2 e2|B:c7 d8 e7|ball:d5|turn:A|moves:2');
  expect(park).toMatchObject({ status: 1, stdout: '' });
  expect(park.stderr).toContain('No solution of the field park');
  expect(run('solve', 'moon', '--out', 'x')).toMatchObject({ status: 2, stdout: '' });
  expect(run('exact').status).toBe(2);
  expect(run().stderr).toContain('solve FIELD');
});
