import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { LANGS } from '@pocket-stadium/kernel';
import { describe, expect, test } from 'vitest';
import { testMatch } from '../test-match.ts';
import { letters } from './letters.ts';
import { pngOf } from './png.ts';
import { PREVIEW, previewOf } from './preview.ts';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47];
const sizeOf = (png: Uint8Array) => {
  const view = new DataView(png.buffer, png.byteOffset);
  return { width: view.getUint32(16), height: view.getUint32(20) };
};

describe.each([...GAMES.keys()])('the card of a match of %s', (id) => {
  const play = testMatch(id, ['Lucie & <Cie>', 'Łukasz', 'Нина 🏉']);

  test.each(LANGS)('is a picture of the expected size, drawn without a font: %s', async (lang) => {
    const svg = previewOf(play, lang);
    expect(svg).not.toMatch(/<text|NaN|undefined|Infinity/);
    const png = await pngOf(svg);
    expect([...png.subarray(0, 4)]).toEqual(SIGNATURE);
    expect(sizeOf(png)).toEqual(PREVIEW);
    expect(await pngOf(svg)).toEqual(png);
  });
});

test('other words make another picture', async () => {
  const card = (name: string) => pngOf(previewOf(testMatch('pocket-rugby', [name, 'Sami']), 'fr'));
  expect(await card('Lucie')).not.toEqual(await card('Nora'));
});

test('words that are too long become smaller', () => {
  const outlines = (most: number) => letters(0, 0, 'Longtemps', { size: 40, fill: '#000', most }).match(/<path/g);
  const scale = (most: number) => Number(/scale\(([\d.]+)/.exec(letters(0, 0, 'Longtemps', { size: 40, fill: '#000', most }))?.[1]);
  expect(outlines(1000)).toHaveLength(9);
  expect(scale(1000)).toBeCloseTo(0.04, 5);
  expect(scale(50)).toBeLessThan(0.02);
});
