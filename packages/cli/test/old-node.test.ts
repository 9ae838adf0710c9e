import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BIN } from './stadium.ts';

/** Starts the command as if a Node of this version ran it. */
function startedBy(version: string) {
  const pretend = `data:text/javascript,Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`;
  return spawnSync(process.execPath, ['--import', pretend, BIN, '--version'], { encoding: 'utf8' });
}

it('a Node that is too old is told which one it takes, in both languages', () => {
  const { engines } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
  const needed = engines.node.replace('>=', '');
  for (const old of ['18.20.8', '20.18.3']) {
    const { status, stderr, stdout } = startedBy(old);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain(`This is Node ${old}; the stadium needs Node ${needed} or newer.`);
    expect(stderr).toContain(`Ceci est Node ${old}\u00a0; le stade demande Node ${needed} ou plus récent.`);
  }
  expect(startedBy(`${needed}.0`).stderr).not.toContain('Node');
});
