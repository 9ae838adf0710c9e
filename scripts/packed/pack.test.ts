import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { GAMES } from '@pocket-stadium/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../packages/server/test/harness.ts';

const PACKAGES = ['rules', 'dice', 'bots', 'protocol'];
const ROOT = join(import.meta.dirname, '../..');
const run = promisify(execFile);
const project = mkdtempSync(join(tmpdir(), 'stadium-stranger-'));
const installed = (name: string, ...path: string[]) => join(project, 'node_modules/@pocket-stadium', name, ...path);
let server: TestServer;

beforeAll(async () => {
  await run('node', [join(ROOT, 'scripts/pack.mjs')]);
  writeFileSync(join(project, 'package.json'), '{ "name": "stranger", "private": true, "type": "module" }\n');
  const tarballs = PACKAGES.map((name) => join(ROOT, 'build-output/packages', `${name}.tgz`));
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', ...tarballs], { cwd: project });
  for (const name of ['stranger.mjs', 'stranger.ts']) copyFileSync(join(import.meta.dirname, name), join(project, name));
  server = await testServer();
});
afterAll(async () => {
  await server?.stop();
  rmSync(project, { recursive: true, force: true });
});

/** A program of the project that knows where a server is. */
async function node(file: string): Promise<string> {
  return (await run('node', [file, server.url], { cwd: project })).stdout;
}

describe('the packages, packed and installed into an empty project', () => {
  it('are JavaScript and types, and bring neither TypeScript nor sources', async () => {
    expect(existsSync(join(project, 'node_modules/typescript'))).toBe(false);
    const { stdout } = await run('find', [installed(''), '-name', '*.ts', '-not', '-name', '*.d.ts']);
    expect(stdout).toBe('');
    const ours = JSON.parse((await run('npm', ['ls', '--all', '--json'], { cwd: project })).stdout);
    expect(Object.keys(ours.dependencies).sort()).toEqual(PACKAGES.map((name) => `@pocket-stadium/${name}`).sort());
  });

  it('play every game, check one of one’s own, verify a record and play at a server', async () => {
    const { played, checked, verified, server: found } = JSON.parse(await node('stranger.mjs'));
    expect(Object.keys(played)).toEqual([...GAMES.keys()]);
    for (const shares of Object.values<number[]>(played)) expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1);
    expect(checked).toEqual({ sound: [], wordless: expect.any(Number) });
    expect(checked.wordless).toBeGreaterThan(0);
    expect(verified).toEqual({ right: true, turned: ['wrong-faces'] });
    expect(found).toEqual({ games: GAMES.size, verified: true });
  });

  it.each(PACKAGES)('%s has a version, a list of files and a README whose ten lines run', async (name) => {
    const { version, files, private: kept } = JSON.parse(readFileSync(installed(name, 'package.json'), 'utf8'));
    expect({ version, files, kept }).toEqual({ version: expect.stringMatching(/^\d+\.\d+\.\d+$/), files: ['dist'], kept: undefined });
    expect(existsSync(installed(name, 'LICENSE'))).toBe(true);
    const code = /^# .+\n\n.+\n\n```js\n([\s\S]*?)```/.exec(readFileSync(installed(name, 'README.md'), 'utf8'))?.[1] ?? '';
    expect(code.trim().split('\n').length).toBeLessThanOrEqual(10);
    writeFileSync(join(project, `${name}.mjs`), code);
    expect(await node(`${name}.mjs`)).not.toBe('');
  });

  it.each(PACKAGES)('%s is packed by its script alone: `npm pack` in its folder names that and leaves nothing', async (name) => {
    const out = mkdtempSync(join(tmpdir(), 'stadium-bare-'));
    const packing = run('npm', ['pack', '--pack-destination', out], { cwd: join(ROOT, 'packages', name) });
    await expect(packing).rejects.toMatchObject({ stderr: expect.stringContaining('`npm run pack` makes the tarball') });
    expect(readdirSync(out)).toEqual([]);
    rmSync(out, { recursive: true });
  });

  // The check of typebox's own declarations is left out: it takes ten times as long as the rest.
  it('have types, which a strict program satisfies and a careless one does not', async () => {
    const options = { strict: true, noEmit: true, skipLibCheck: true, module: 'nodenext', target: 'es2023', lib: ['es2023'], types: [] };
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files: ['stranger.ts'] }));
    const { stdout } = await run(join(ROOT, 'node_modules/.bin/tsc'), ['-p', project]).catch((error: { stdout: string }) => error);
    expect(stdout).toBe('');
  });
});
