import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const out = join(mkdtempSync(join(tmpdir(), 'stadium-pack-game-')), 'out');
afterAll(() => rmSync(join(out, '..'), { recursive: true, force: true }));

function packGame(...args: string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync('node', [join(ROOT, 'scripts/pack-game.mjs'), ...args], { encoding: 'utf8' });
}

// e2e/more-games.test.ts installs a packed game and shows that it works.
describe('packing a game', () => {
  it('is refused for a folder that is no game, and without one', () => {
    for (const args of [[join(ROOT, 'docs'), out], []]) {
      expect(packGame(...args)).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining('a folder with about.ts in it') });
    }
    expect(existsSync(out)).toBe(false);
  });

  it('is refused for a game that needs what lies beside it', () => {
    const { status, stderr } = packGame(join(ROOT, 'games/play-ball'), out);
    expect(status).toBe(1);
    expect(stderr).toMatch(/imports \.\.\/\.\.\/_hex\/\S+, which lies outside the folder of the game/);
    expect(existsSync(out)).toBe(false);
  });
});
