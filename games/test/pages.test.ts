import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../shelf/rules.ts';
import { READ, split } from './readable.ts';

const FOLDER = new URL('../', import.meta.url);

/** The games that have a rules page in this folder. A game may do without, and one from outside keeps its own. */
const PAGED = [...GAMES.keys()].filter((id) => existsSync(new URL(`${id}/page/`, FOLDER)));

/** The rulings of a rulebook, which its pages must mark as such: `page/rulings.json`. A game may need none. */
function rulingsOf(id: string): readonly string[] {
  const file = new URL(`${id}/page/rulings.json`, FOLDER);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

test('some games have rules pages, and rulings', () => {
  expect(PAGED.length).toBeGreaterThan(5);
  expect(PAGED.flatMap(rulingsOf).length).toBeGreaterThan(50);
});

/** The two depths of a page: one screen for a child of eight, then the whole rules. */
const DEPTHS = { fr: ['## En bref\n', '## Les règles entières\n'], en: ['## In short\n', '## The whole rules\n'] } as const;

describe.each(PAGED.flatMap((id) => READ.map((lang) => [id, lang] as const)))('the rules page of %s, %s', (id, lang) => {
  const file = new URL(`${id}/page/${lang}.md`, FOLDER);
  const page = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const about = GAMES.get(id)?.about;

  test('bears the name of the game', () => {
    expect(page.split('\n')[0]).toBe(`# ${about?.names[lang]}`);
  });
  test('names every option by its label, and says beside its name what is typed', () => {
    const { read, typed } = split(page, lang);
    const rows = (text: string) => text.split('\n').filter((line) => line.startsWith('| '));
    const options = Object.entries(about?.options ?? {});
    const named = ([id, { label }]: (typeof options)[number]) =>
      rows(read).some((row) => row.startsWith(`| ${label[lang]} |`)) &&
      rows(typed).some((row) => row.startsWith(`| \`${id}=`) && row.includes(label[lang]));
    expect(options.filter((option) => !named(option)).map(([id]) => id)).toEqual([]);
  });
  test('names the values of an option as the app does', () => {
    const { read } = split(page, lang);
    const lacking = Object.values(about?.options ?? {}).flatMap((option) => {
      const row = read.split('\n').find((line) => line.startsWith(`| ${option.label[lang]} |`)) ?? '';
      const names = option.kind === 'one-of' ? Object.values(option.names ?? {}).map((name) => name[lang]) : [];
      return names.filter((name) => !row.includes(name));
    });
    expect(lacking).toEqual([]);
  });
  test('says first, on one screen, what you want, what you do and what happens', () => {
    const [first, second] = DEPTHS[lang];
    const short = page.slice(page.indexOf(first), page.indexOf(second));
    expect(page.indexOf(first)).toBeGreaterThan(0);
    expect(page.indexOf(second)).toBeGreaterThan(page.indexOf(first));
    expect(short.match(/^- \*\*/gm)).toHaveLength(3);
    expect(short.length).toBeLessThan(700);
  });
  test('marks every ruling, and no other', () => {
    const marked = [...page.matchAll(/^- \*\*([A-Z]\d+)\*\*/gm)].map((match) => match[1]);
    expect(marked).toEqual(rulingsOf(id));
  });
  test('names every move beside what is typed', () => {
    const { typed } = split(page, lang);
    const rows = typed.split('\n');
    const moves = Object.entries(GAMES.get(id)?.words.moves ?? {});
    expect(moves.filter(([move, { name }]) => !rows.some((row) => row.includes(`\`${move}\``) && row.includes(name[lang])))).toEqual([]);
  });
});
