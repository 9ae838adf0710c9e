// Makes an npm package of the folder of a game: JavaScript with types, Svelte sources, texts and rules pages.
// `node scripts/pack-game.mjs FOLDER [OUT]`; the tarball lies in OUT, else in build-output/games.
// A package.json in the folder may say its name, version, license and author.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, posix, resolve } from 'node:path';
import { build } from 'esbuild';
import ts from 'typescript';
import { ROOT } from './bundle.mjs';
import { addressOf, PARTS } from './game-parts.mjs';

const [given, out = join(ROOT, 'build-output/games')] = process.argv.slice(2);
const folder = resolve(given ?? '');
if (!given || !existsSync(join(folder, PARTS.about)))
  refuse(`${given ?? 'Which folder'}: a game is a folder with ${PARTS.about} in it. node scripts/pack-game.mjs FOLDER [OUT]`);

function refuse(...problems) {
  for (const problem of problems) console.error(problem);
  process.exit(1);
}

/** What goes into the package: no tests, and no records that only tests read. */
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
  .filter((file) => /\.(ts|svelte|md|json)$/.test(file) && !/\.test\.ts$|(^|\/)test-|^(golden|vectors)\/|^package\.json$/.test(file));
const read = (file) => readFileSync(join(folder, file), 'utf8');

/** What a file imports. */
const importsOf = (file) => [...read(file).matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g)].map(([, specifier]) => specifier);
const sources = files.filter((file) => /\.(ts|svelte)$/.test(file));
const strays = sources.flatMap((file) =>
  importsOf(file)
    .filter((specifier) => specifier.startsWith('.') && posix.join(posix.dirname(file), specifier).startsWith('..'))
    .map((specifier) => `${file} imports ${specifier}, which lies outside the folder of the game: a package brings everything itself.`),
);
if (strays.length > 0) refuse(...strays);

/** Sources name each other as they are written, `.ts`; in a package they are JavaScript. */
const asBuilt = (source) => source.replaceAll(/(['"])(\.{1,2}\/[^'"]+)\.ts\1/g, '$1$2.js$1');

/** JavaScript and types, file by file, in the order of the folder. */
function compile(outDir) {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(
    {
      ...config.compilerOptions,
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      types: ['svelte'],
      noEmit: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      rootDir: folder,
      outDir,
    },
    ROOT,
  );
  const roots = files.filter((file) => file.endsWith('.ts')).map((file) => join(folder, file));
  const written = (name, text) => {
    // The program also sees the kits that the game imports. They are not part of the package.
    if (!resolve(name).startsWith(resolve(outDir))) return;
    mkdirSync(dirname(name), { recursive: true });
    writeFileSync(name, name.endsWith('.d.ts') ? asBuilt(text) : text);
  };
  const program = ts.createProgram(roots, options);
  for (const root of roots) {
    const { diagnostics } = program.emit(program.getSourceFile(root), written);
    if (diagnostics.length > 0)
      refuse(...diagnostics.map(({ messageText }) => `${root}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`));
  }
}

/** The id stands in the game's own `about`. */
async function idOf() {
  const { outputFiles } = await build({
    entryPoints: [join(folder, PARTS.about)],
    bundle: true,
    format: 'esm',
    write: false,
    logLevel: 'error',
  });
  const { about } = await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString('base64')}`);
  if (typeof about?.id !== 'string') refuse(`${given}/${PARTS.about} exports no \`about\` with an id.`);
  return about.id;
}

function exportsOf() {
  const parts = Object.keys(PARTS).filter((part) => files.includes(PARTS[part]));
  const built = (part) => {
    const file = `./${PARTS[part].replace(/\.ts$/, '')}`;
    return file.endsWith('.svelte') ? { svelte: file, default: file } : { types: `${file}.d.ts`, default: `${file}.js` };
  };
  const pages = files.filter((file) => /^page\/[\w-]+\.md$/.test(file));
  return Object.fromEntries([
    ...parts.map((part) => [`./${addressOf(part)}`, built(part)]),
    ...pages.map((page) => [`./${page}`, `./${page}`]),
  ]);
}

/** The kernel and the kits, which bring Svelte, are in the tree that the game is added to. They come once. */
function peersOf() {
  const bare = sources.flatMap(importsOf).filter((specifier) => /^[@\w]/.test(specifier));
  const names = [...new Set(bare.map((specifier) => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier))];
  const { resolve: find } = createRequire(join(ROOT, 'games/package.json'));
  const versions = names.sort().map((name) => {
    const manifest = find
      .paths(name)
      ?.map((path) => join(path, name, 'package.json'))
      .find(existsSync);
    if (!manifest) refuse(`The game imports ${name}, which is not installed here.`);
    return [name, `^${JSON.parse(readFileSync(manifest, 'utf8')).version}`];
  });
  return Object.fromEntries(versions);
}

const id = await idOf();
const stage = join(resolve(out), id);
rmSync(stage, { recursive: true, force: true });
mkdirSync(stage, { recursive: true });
compile(stage);
for (const file of files.filter((each) => !each.endsWith('.ts'))) {
  mkdirSync(dirname(join(stage, file)), { recursive: true });
  if (file.endsWith('.svelte')) writeFileSync(join(stage, file), asBuilt(read(file)));
  else cpSync(join(folder, file), join(stage, file));
}
const manifest = {
  name: `stadium-${id}`,
  version: '1.0.0',
  ...(existsSync(join(folder, 'package.json')) ? JSON.parse(read('package.json')) : {}),
  type: 'module',
  sideEffects: ['**/*.svelte'],
  stadium: { game: id },
  exports: exportsOf(),
  peerDependencies: peersOf(),
};
writeFileSync(join(stage, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
const [{ filename }] = JSON.parse(
  execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', resolve(out)], { cwd: stage, encoding: 'utf8' }),
);
rmSync(stage, { recursive: true });
console.log(join(resolve(out), filename));
