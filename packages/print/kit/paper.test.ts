import { sameInAll } from '@pocket-stadium/kernel';
import { expect, test } from 'vitest';
import { CARD, circle, INK, page, polygon, RED, text } from './page.ts';
import { sparing } from './paper.ts';

const about = { names: sameInAll('Game'), credits: sameInAll('Us.') };
const svg = page(
  about,
  about.names,
  'en',
  polygon(
    [
      [0, 0],
      [1, 0],
      [0, 1],
    ],
    { fill: RED },
  ),
  circle(5, 5, 20, { fill: RED }),
  circle(5, 5, 2, { fill: INK, stroke: 'none' }),
  text(0, 0, 'on red', { fill: CARD }),
);

test('a page that is kind to ink keeps its words and outlines, and the pips of a die', () => {
  const spared = sparing(svg);
  expect(spared).not.toContain(RED);
  expect(spared).toMatch(/<text[^>]*fill="#1B2730"[^>]*>on red/);
  expect(spared.match(new RegExp(`fill="${INK}"`, 'g'))?.length).toBeGreaterThan(1);
  expect(spared.match(/<circle[^>]*stroke="none"[^>]*>/)?.[0]).toContain(`fill="${INK}"`);
  expect(spared.replace(/(fill|stroke)="[^"]*"/g, '')).toBe(svg.replace(/(fill|stroke)="[^"]*"/g, ''));
});
