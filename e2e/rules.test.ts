import { PRINT } from '@pocket-stadium/games/shelf/print';
import { expect, it } from 'vitest';
import { openApp } from './app-under-test.ts';
import { expectCalm } from './table.ts';

const { app, newVisitor } = openApp('/club/');

it('every rules page shows its figures, each above the words that a screen reader reads', async () => {
  const visitor = await newVisitor();
  const { page } = visitor;
  for (const [id, load] of Object.entries(PRINT)) {
    const figures = (await load()).figures?.() ?? [];
    await page.goto(`${app.url}rules/${id}`);
    await page.locator('article figure').first().waitFor();
    expect(await page.locator('article figcaption').allTextContents()).toHaveLength(figures.length);
    expect(await page.locator('article figure svg[aria-hidden="true"]').count(), id).toBe(figures.length);
    for (const { says } of figures) await page.getByText(says.fr, { exact: true }).waitFor();
  }
  expectCalm(visitor);
});
