import { describe, expect, it } from 'vitest';
import { appAt } from './app-under-test.ts';
import { measure } from './lighthouse.ts';

describe('Lighthouse gives at least 95 for accessibility and best practices', () => {
  it.each(['', 'g/dice-and-run', 'rules/pocket-rugby', 'glossary/dice-and-run', 'my/matches'])('to /%s', async (path) => {
    const { scores, lost } = await measure(appAt().url + path, ['accessibility', 'best-practices']);
    expect(scores.accessibility, lost.join('; ')).toBeGreaterThanOrEqual(95);
    expect(scores['best-practices'], lost.join('; ')).toBeGreaterThanOrEqual(95);
  });
});
