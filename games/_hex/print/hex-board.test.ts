import { sameInAll } from '@pocket-stadium/kernel';
import { expect, test } from 'vitest';
import { hexGrid } from '../rules/index.ts';
import { hexBoard, pieceFor } from './hex-board.ts';

const about = { names: sameInAll('Game'), credits: sameInAll('Us.') };

test.each([3, 4, 6])('a piece fits the cells of a printed board of span %i, with room around it', (span) => {
  const grid = hexGrid({ x: span, y: span, z: span });
  const svg = hexBoard(about, about.names, grid, 'en', { mark: () => ({ fill: '#FFFFFF' }), says: about.names });
  const corners =
    /<polygon points="([^"]+)"/
      .exec(svg)?.[1]
      ?.split(' ')
      .map((corner) => corner.split(',').map(Number)) ?? [];
  const heights = corners.map(([, y = 0]) => y);
  const between = Math.max(...heights) - Math.min(...heights);
  expect(pieceFor([grid])).toBeLessThan(between * 0.85);
  expect(pieceFor([grid])).toBeGreaterThan(between * 0.7);
});
