import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Runs every rule of axe, or those that are named, on the page as it stands. Answers what it finds wrong, in a line each. */
export async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Evaluated from outside, so the page's own policy has nothing to refuse.
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(AXE);
  const options = JSON.stringify({ resultTypes: ['violations'], ...(rules && { runOnly: rules }) });
  return page.evaluate<string[]>(
    `axe.run(document, ${options}).then(({ violations }) =>
      violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => id + ' ' + target.join(' ') + ': ' + failureSummary)))`,
  );
}

export async function expectAccessible(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
}

/** In the other theme only colours differ. */
export async function expectContrast(page: Page): Promise<void> {
  expect(await violations(page, ['color-contrast'])).toEqual([]);
}
