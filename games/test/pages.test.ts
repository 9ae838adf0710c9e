import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../shelf/rules.ts';
import { READ, split } from './readable.ts';

const FOLDER = new URL('../', import.meta.url);

/** The rulings of each rulebook, which its pages must mark as such. */
const RULINGS: Readonly<Record<string, readonly string[]>> = {
  'one-die-baseball': ['R0', 'B1', 'B2', 'B3', 'B4', 'B5'],
  'two-dice-baseball': ['R0', 'B1', 'B2', 'B3', 'B5'],
  'three-dice-baseball': ['R0', 'B1', 'B2', 'B5'],
  'dice-and-run': ['R0', ...Array.from({ length: 13 }, (_, i) => `D${i}`)],
  'pocket-rugby': ['R0', ...Array.from({ length: 8 }, (_, i) => `P${i + 1}`)],
  'runy-run-run': ['R0', ...Array.from({ length: 12 }, (_, i) => `U${i}`)],
  'play-ball': ['R0', ...Array.from({ length: 7 }, (_, i) => `K${i + 1}`)],
};

/** The two depths of a page: one screen for a child of eight, then the whole rules. */
const DEPTHS = { fr: ['## En bref\n', '## Les règles entières\n'], en: ['## In short\n', '## The whole rules\n'] } as const;

describe.each(Object.keys(RULINGS).flatMap((id) => READ.map((lang) => [id, lang] as const)))('the rules page of %s, %s', (id, lang) => {
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
    expect(marked).toEqual(RULINGS[id]);
  });
  test('names every move beside what is typed', () => {
    const { typed } = split(page, lang);
    const rows = typed.split('\n');
    const moves = Object.entries(GAMES.get(id)?.words.moves ?? {});
    expect(moves.filter(([move, { name }]) => !rows.some((row) => row.includes(`\`${move}\``) && row.includes(name[lang])))).toEqual([]);
  });
});
