import { expect, it } from 'vitest';
import { sparing } from './sparing.ts';

it('says trouble at once, and not again and again', () => {
  const lines: string[] = [];
  const say = sparing({ warn: (_, message) => lines.push(message) }, 'away');
  for (let i = 0; i < 100; i++) say(new Error('no'));
  expect(lines).toEqual(['away']);
});
