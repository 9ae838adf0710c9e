// The arrows of docs/architecture.md: rules <- dice, bots, protocol, print <- server, web, cli. The CLI may import the server.
const MAY_IMPORT = {
  rules: [],
  dice: ['rules'],
  bots: ['rules'],
  protocol: ['rules'],
  server: ['rules', 'dice', 'bots', 'protocol', 'print'],
  web: ['rules', 'dice', 'bots', 'protocol', 'print'],
  print: ['rules'],
  cli: ['rules', 'dice', 'bots', 'protocol', 'print', 'server'],
};

const arrows = Object.entries(MAY_IMPORT).map(([from, to]) => ({
  name: `${from}-imports-only-${['itself', ...to].join('-')}`,
  severity: 'error',
  from: { path: `^packages/${from}/` },
  to: { path: '^packages/', pathNot: `^packages/(${[from, ...to].join('|')})/` },
}));

module.exports = {
  forbidden: [
    ...arrows,
    {
      name: 'rules-stand-alone',
      comment: 'The rules have no dependency, no input or output.',
      severity: 'error',
      from: { path: '^packages/rules/src/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'npm-peer', 'npm-optional', 'npm-no-pkg', 'npm-unknown', 'core'] },
    },
    {
      name: 'libraries-run-in-browsers',
      comment: 'Dice, bots and protocol are used by the web: nothing of Node in them.',
      severity: 'error',
      from: { path: '^packages/(dice|bots|protocol)/src/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|dist|paraglide|golden|vectors)/' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'svelte', 'default'],
      extensions: ['.ts', '.js', '.svelte'],
    },
  },
};
