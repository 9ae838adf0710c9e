import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { strangeMessage, strangePage } from './pseudo.ts';

export const ROOT = join(import.meta.dirname, '../..');
/** This code belongs to no language: it is set aside for pseudo-languages. */
export const LANGUAGE = 'qps';

export interface Tree {
  readonly root: string;
  /** The paths that differ from the checkout. */
  readonly added: readonly string[];
  run(program: string, ...args: readonly string[]): string;
  remove(): void;
}

/** A copy of the checkout with one language more: its files beside those of the first, and one line. */
export function treeWithThirdLanguage(): Tree {
  const root = mkdtempSync(join(tmpdir(), 'third-language-'));
  const run = (program: string, ...args: readonly string[]) =>
    execFileSync(program, args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26, stdio: ['ignore', 'pipe', 'pipe'] });
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 26 });
  const files = listed.split('\n').filter((file) => file !== '' && existsSync(join(ROOT, file)));
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(join(ROOT, file), join(root, file));
  }
  linkModules(root);
  const languages = JSON.parse(readFileSync(join(root, 'languages.json'), 'utf8')) as string[];
  const [first] = languages;
  writeFileSync(join(root, 'languages.json'), JSON.stringify([...languages, LANGUAGE]));
  const added: string[] = ['languages.json'];
  const translate = (file: string, made: string, content: (text: string) => string) => {
    writeFileSync(join(root, made), content(readFileSync(join(root, file), 'utf8')));
    added.push(made);
  };
  for (const file of files) {
    const folder = basename(dirname(file));
    const beside = (ending: string) => join(dirname(file), `${LANGUAGE}.${ending}`);
    if (folder === 'words' && basename(file) === `${first}.json`) translate(file, beside('json'), strangeFile);
    if (folder === 'page' && basename(file) === `${first}.md`) translate(file, beside('md'), strangePage);
  }
  execFileSync('git', ['init', '-q'], { cwd: root });
  run('node', 'scripts/words.mjs');
  run('node', 'scripts/shelf.mjs');
  return { root, added, run, remove: () => rmSync(root, { recursive: true, force: true }) };
}

function strangeFile(json: string): string {
  return JSON.stringify(JSON.parse(json, (_, value: unknown) => (typeof value === 'string' ? strangeMessage(value) : value)));
}

/** Packages from elsewhere are those of the checkout; our own are those of the copy. */
function linkModules(root: string): void {
  for (const folder of ['', ...readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}`)]) {
    const from = join(ROOT, folder, 'node_modules');
    if (!existsSync(from)) continue;
    const to = join(root, folder, 'node_modules');
    mkdirSync(to, { recursive: true });
    for (const name of readdirSync(from)) {
      if (name === '@pocket-stadium') cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
      else symlinkSync(join(from, name), join(to, name));
    }
  }
}
