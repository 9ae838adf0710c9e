// The arrows of docs/architecture.md: kernel <- kits <- games <- shelf <- hosts. Every package that games plug into is two
// layers, a kit below the games and a host above them.
const HOSTS = ['bots', 'print', 'season', 'cli', 'web'];
/** What a package may import beside itself; `games` is the shelf alone. */
const MAY_IMPORT = {
  kernel: [],
  dice: ['kernel'],
  protocol: ['kernel', 'dice'],
  rules: ['kernel', 'games'],
  bots: ['kernel', 'games'],
  print: ['kernel', 'games', 'season'],
  season: ['kernel', 'games'],
  server: ['kernel', 'games', 'rules', 'dice', 'bots', 'protocol', 'print', 'season'],
  web: ['kernel', 'games', 'rules', 'dice', 'bots', 'protocol', 'print', 'season'],
  cli: ['kernel', 'games', 'rules', 'dice', 'bots', 'protocol', 'print', 'season', 'server'],
};
/** The kit that each part of a game may use. */
const KIT_OF = {
  bots: 'bots',
  board: 'web',
  'picture.svelte': 'web',
  'lesson.ts': 'web',
  print: 'print',
  season: 'season',
  terminal: 'cli',
};
const TEST = '(\\.test\\.ts$|/test-[^/]+\\.ts$|^games/test/(?!example/))';
/** The folder of a game: on the shelf, or the example of docs/add-a-game.md, which lies beside it. */
const GAMES = '^games/(?:test/example/)?';

const packages = Object.entries(MAY_IMPORT).map(([from, to]) => ({
  name: `${from}-imports-only-${['itself', ...to].join('-')}`,
  severity: 'error',
  from: { path: `^packages/${from}/`, pathNot: TEST },
  to: {
    path: '^(packages|games)/',
    pathNot: `^(${[from, ...to].map((name) => (name === 'games' ? 'games' : `packages/${name}`)).join('|')})/`,
  },
}));

const kits = HOSTS.map((host) => ({
  name: `the-kit-of-${host}-knows-neither-games-nor-its-host`,
  severity: 'error',
  from: { path: `^packages/${host}/kit/`, pathNot: TEST },
  to: { path: '^(packages|games)/', pathNot: [`^packages/${host}/(kit|words)/`, '^packages/kernel/'] },
}));

const parts = Object.entries(KIT_OF).map(([part, host]) => ({
  name: `the-${part.replace(/\..*/, '')}-of-a-game-uses-its-rules-and-one-kit`,
  severity: 'error',
  from: { path: `${GAMES}([^/]+)/${part.replace('.', '\\.')}`, pathNot: [TEST, '^games/shelf/'] },
  to: {
    path: '^(packages|games)/',
    pathNot: [
      '^packages/kernel/',
      `^packages/${host}/kit/`,
      `${GAMES}$1/(${part.replace('.', '\\.')}|rules|words|about\\.ts)`,
      `^games/_[^/]+/(${part === 'picture.svelte' || part === 'lesson.ts' ? 'board|picture' : part}|rules|words)`,
    ],
  },
}));

module.exports = {
  forbidden: [
    ...packages,
    ...kits,
    ...parts,
    {
      name: 'hosts-reach-games-through-the-shelf',
      severity: 'error',
      from: { path: '^packages/', pathNot: TEST },
      to: { path: '^games/', pathNot: '^games/shelf/' },
    },
    {
      name: 'rules-of-a-game-know-the-kernel-and-their-sport',
      severity: 'error',
      from: { path: `${GAMES}([^/]+)/(rules|about\\.ts)`, pathNot: [TEST, '^games/shelf/'] },
      to: {
        path: '^(packages|games)/',
        pathNot: ['^packages/kernel/', `${GAMES}$1/(rules|words|about\\.ts)`, '^games/_[^/]+/(rules|words|about\\.ts)'],
      },
    },
    {
      name: 'what-is-heard-of-a-game-comes-from-its-rules-and-words',
      severity: 'error',
      from: { path: `${GAMES}([^/]+)/ear\\.ts`, pathNot: TEST },
      to: {
        path: '^(packages|games)/',
        pathNot: ['^packages/kernel/', `${GAMES}$1/(rules|words)`, '^games/_[^/]+/(rules|words|ear\\.ts)'],
      },
    },
    {
      name: 'what-a-match-is-remembered-for-comes-from-its-rules-and-words',
      severity: 'error',
      from: { path: `${GAMES}([^/]+)/honours\\.ts`, pathNot: [TEST, '^games/shelf/'] },
      to: {
        path: '^(packages|games)/',
        pathNot: ['^packages/kernel/', `${GAMES}$1/(rules|words)`, '^games/_[^/]+/(rules|words|honours\\.ts)'],
      },
    },
    {
      name: 'what-games-share-knows-no-game',
      severity: 'error',
      from: { path: '^games/_', pathNot: TEST },
      to: { path: '^games/[^_]' },
    },
    {
      name: 'only-the-app-loads-boards',
      comment: 'Boards, pictures and lessons are Svelte, for the app alone.',
      severity: 'error',
      from: { path: '^packages/(kernel|dice|protocol|rules|bots|print|season|server|cli)/', pathNot: TEST },
      to: { path: '(^games/shelf/(boards|pictures|lessons|pages)\\.ts|\\.svelte$)' },
    },
    {
      name: 'rules-stand-alone',
      comment: 'Kernel and rules have no dependency, no input or output.',
      severity: 'error',
      from: { path: '^(packages/(kernel|rules)/src/|games/(test/example/)?[^/]+/(rules/|about\\.ts))', pathNot: TEST },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'npm-peer', 'npm-optional', 'npm-no-pkg', 'npm-unknown', 'core'],
        pathNot: '^(packages|games)/',
      },
    },
    {
      name: 'libraries-run-in-browsers',
      comment: 'Dice, bots, seasons and protocol are used by the web: nothing of Node in them. What solves a game for hours runs in Node.',
      severity: 'error',
      from: {
        path: '^(packages/(dice|bots|season|protocol)/(src|kit)/|games/(test/example/)?[^/]+/(bots|season)/)',
        pathNot: [TEST, '/bots/solver/(node/|main\\.ts)'],
      },
      to: { dependencyTypes: ['core'] },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|dist|golden|vectors)/' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'svelte', 'default'],
      extensions: ['.ts', '.js', '.svelte', '.md'],
    },
  },
};
