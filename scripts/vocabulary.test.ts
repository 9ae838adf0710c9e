import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Words of ours that had several meanings, where they must not be declared again, and what is said there instead. */
const REPLACED: readonly { readonly in: RegExp; readonly names: readonly string[]; readonly say: string }[] = [
  { in: /^packages\/server\//, names: ['House', 'house'], say: 'lobby' },
  { in: /^packages\/server\//, names: ['Turns', 'Turn'], say: 'pacing, request' },
  { in: /^packages\/server\//, names: ['Scene', 'told'], say: 'view, notice' },
  { in: /^packages\/kernel\//, names: ['told', 'Told'], say: 'factsByEntry, wording' },
  { in: /^packages\/(bots|cli)\/|^games\/_hex\//, names: ['Standing', 'Picture'], say: 'rating, stood, drawing' },
  { in: /^games\/(?!play-ball|runy-run-run)/, names: ['Turn'], say: 'step' },
  { in: /^games\/_hex\/|^e2e\//, names: ['Stage', 'stage'], say: 'choreography, app under test' },
  { in: /^e2e\//, names: ['House', 'Visit', 'visit', 'Place'], say: 'app, visitor, page' },
  {
    in: /^packages\/web\/src\/(setup|online)\/|^packages\/web\/src\/[^/]+$/,
    names: ['Place', 'PLACES', 'place', 'places'],
    say: 'page, seat',
  },
  { in: /\/bots\/|^packages\/bots\//, names: ['Seen'], say: 'view' },
  { in: /\/solver\//, names: ['Table', 'Tables', 'table', 'tables', 'Place', 'places'], say: 'solution, arrays, chart, situation' },
  { in: /^packages\/season\/|^packages\/web\/src\/season\//, names: ['House', 'HOUSE', 'house'], say: 'fill-in' },
  { in: /^games\/(?!runy-run-run|test\/)|^packages\//, names: ['Leg', 'legs'], say: 'part, way' },
  { in: /^packages\/(server|season|dice)\/src\//, names: ['Place'], say: 'address, slot, whereabouts' },
  { in: /^packages\/season\//, names: ['Seen'], say: 'faced' },
  { in: /^packages\/server\//, names: ['standing'], say: 'now known' },
  { in: /^packages\/web\/src\/after\//, names: ['Chart', 'chart'], say: 'chance line' },
  {
    in: /./,
    names: [
      ...['seededRandom', 'testRandom', 'LessonTable', 'FieldTable', 'fieldTable', 'BoardTable', 'RugbyTable'],
      ...[
        'tableFile',
        'keepTable',
        'tableSizes',
        'Sheaf',
        'sheaf',
        'Visit',
        'Stage',
        'BookPlace',
        'OutlookTable',
        'throwsTold',
        'throwsOfTurn',
        'TurnThrow',
      ],
    ],
    say: 'see the vocabulary',
  },
];
const FILES = /^(flow|turn|turns|fields|place|places|house|[Ss]tage|[Vv]isit)(\.svelte)?\.(ts|svelte)$/;

/** What no comment says, and what it says instead. */
const UNSAID: readonly { readonly in: RegExp; readonly text: RegExp; readonly say: string }[] = [
  { in: /^(?!.*(dice|receipt|lying-house|lies))/, text: /\bhouses?\b(?! rules)(?!.*\b(chain|promise))/i, say: 'server, stadium, fill-in' },
  { in: /\/solver\/|\/bots\//, text: /\b(reduced|full|solved|rugby) tables?\b/i, say: 'solution' },
  { in: /^packages\/kernel\//, text: /\blegs?\b/i, say: 'part' },
  { in: /./, text: /\bissues? (of|#?\d)|\bthe session that\b|\/(work|home|root)\//, say: 'what is so in the project itself' },
];
const COMMENT = /\/\*\*?([\s\S]*?)\*\/|(?:^|\s)\/\/ (.*)$|<!--([\s\S]*?)-->/gm;

const DECLARED = /\b(?:class|interface|type|function|const|let|enum|readonly|private)\s+(?:readonly\s+)?([A-Za-z]+)\b/g;

function replacedIn(file: string, text: string): string[] {
  const names = new Set([...text.matchAll(DECLARED)].map(([, name = '']) => name));
  const found = REPLACED.filter(({ in: where }) => where.test(file)).flatMap(({ names: old, say }) =>
    old.filter((name) => names.has(name)).map((name) => `${file} declares ${name}: say ${say}`),
  );
  return FILES.test(basename(file)) ? [...found, `${file}: a name that says what is inside`] : found;
}

function unsaidIn(file: string, text: string): string[] {
  const comments = [...text.matchAll(COMMENT)].map(([, ...parts]) =>
    parts
      .join('')
      .replaceAll(/\s*\n\s*\*?\s*/g, ' ')
      .trim(),
  );
  return UNSAID.filter(({ in: where }) => where.test(file)).flatMap(({ text: old, say }) =>
    comments.filter((comment) => old.test(comment)).map((comment) => `${file}: "${comment}": say ${say}`),
  );
}

test('a word that had several meanings does not come back', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'packages', 'games', 'e2e', 'scripts'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.(ts|svelte)$/.test(file) && !/\/words\//.test(file));
  expect(files.length).toBeGreaterThan(700);
  const texts = files.map((file) => [file, readFileSync(`${ROOT}/${file}`, 'utf8')] as const);
  expect(texts.flatMap(([file, text]) => replacedIn(file, text))).toEqual([]);
  const other = texts.filter(([file]) => file !== 'scripts/vocabulary.test.ts');
  expect(other.flatMap(([file, text]) => unsaidIn(file, text))).toEqual([]);
});

test('one that came back would be noticed', () => {
  for (const [file, text] of [
    ['packages/server/src/tables/house.ts', 'export class House {}'],
    ['packages/kernel/src/play.ts', '  private readonly told: Fact[] = [];'],
    ['games/_hex/board/pieces.ts', 'export interface Standing {}'],
    ['packages/season/src/pairing/knock-out.ts', 'interface Place {}'],
    ['packages/server/src/tables/audience.ts', '  private standing() {}\n  private readonly standing = 0;'],
    ['e2e/table.ts', 'export async function visit() {}'],
    ['games/pocket-rugby/rules/flow.ts', ''],
    ['packages/web/src/screen/Stage.svelte', ''],
    ['games/play-ball/bots/solver/layers.ts', 'export interface Tables {}'],
  ] as const)
    expect(replacedIn(file, text), file).not.toEqual([]);
  for (const [file, text] of [
    ['packages/server/src/nodes/pulse.ts', '/** Since when the house is open. */'],
    ['games/pocket-rugby/bots/solver/solve.ts', '// The reduced\n// table is quick.\n/*\n * A full\n * table is not. */'],
    ['packages/kernel/src/game.ts', '/** A leg of a turn. */'],
    ['e2e/pages.ts', '<!-- What the issue of the dice lists. -->'],
  ] as const)
    expect(unsaidIn(file, text), file).not.toEqual([]);
});
