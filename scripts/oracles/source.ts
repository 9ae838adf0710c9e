// The public programs that ours are compared with: where their source is, and which state of it answered. They are built in a
// temporary folder when answers are made anew; nothing of them is part of the project.
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const SOURCES = {
  swiss: { address: 'https://github.com/BieremaBoyzProgramming/bbpPairings', commit: '16a000f9811de322b0e835d5643198226165b5a9' },
  chadwick: { address: 'https://github.com/chadwickbureau/chadwick', commit: '6d8195c87d76f4c02b4b91a278a4cbdd1ee3aa31' },
} as const;

/** A folder with the source, from its address or from a clone on this machine. */
export function checkOut(name: keyof typeof SOURCES, clone: string = SOURCES[name].address): string {
  const folder = mkdtempSync(join(tmpdir(), `stadium-${name}-`));
  execFileSync('git', ['clone', '-q', clone, folder], { stdio: 'inherit' });
  execFileSync('git', ['-C', folder, 'checkout', '-q', SOURCES[name].commit], { stdio: 'inherit' });
  return folder;
}
