import { existsSync, readFileSync } from 'node:fs';
import { LANGS } from '@pocket-stadium/kernel';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../shelf/rules.ts';

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

describe.each(Object.keys(RULINGS).flatMap((id) => LANGS.map((lang) => [id, lang] as const)))('the rules page of %s, %s', (id, lang) => {
  const file = new URL(`${id}/page/${lang}.md`, FOLDER);
  const page = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const about = GAMES.get(id)?.about;

  test('bears the name of the game', () => {
    expect(page.split('\n')[0]).toBe(`# ${about?.names[lang]}`);
  });
  test('names every option', () => {
    expect(Object.keys(about?.options ?? {}).filter((option) => !page.includes(`| \`${option}\` |`))).toEqual([]);
  });
  test('marks every ruling, and no other', () => {
    const marked = [...page.matchAll(/^- \*\*([A-Z]\d+)\*\*/gm)].map((match) => match[1]);
    expect(marked).toEqual(RULINGS[id]);
  });
  test('names every move', () => {
    expect(Object.keys(GAMES.get(id)?.words.moves ?? {}).filter((move) => !page.includes(`\`${move}\``))).toEqual([]);
  });
});
