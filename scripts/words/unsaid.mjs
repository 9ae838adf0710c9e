// Texts that no source says. Checkers of dead code do not look into the markup of components.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** `folder: section.key` for every text that no file with an import of its module names. */
export function unsaid(tree, first) {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.svelte'], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  const sources = listed
    .split('\n')
    .filter((file) => file && existsSync(file))
    .map((file) => readFileSync(file, 'utf8'))
    .filter((source) => /\/words\//.test(source));
  return [...tree].flatMap(([folder, texts]) =>
    Object.entries(texts[first]).flatMap(([section, keys]) => {
      const sayers = sources.filter((source) => source.includes(`/${section}.ts'`)).join('\n');
      const named = new Set(sayers.match(/\w+/g));
      return Object.keys(keys).flatMap((key) => (named.has(key) ? [] : [`${folder}: ${section}.${key}`]));
    }),
  );
}
