import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, serveApp } from './app.ts';
import { measure } from './lighthouse.ts';

let app: App;
beforeAll(async () => {
  app = await serveApp();
});
afterAll(() => app?.close());

describe('Lighthouse gives at least 95 for accessibility and best practices', () => {
  it.each(['', 'g/dice-and-run', 'rules/pocket-rugby', 'glossary/dice-and-run', 'my/matches'])('to /%s', async (path) => {
    const { scores, lost } = await measure(app.url + path, ['accessibility', 'best-practices']);
    expect(scores.accessibility, lost.join('; ')).toBeGreaterThanOrEqual(95);
    expect(scores['best-practices'], lost.join('; ')).toBeGreaterThanOrEqual(95);
  });
});
