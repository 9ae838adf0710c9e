import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { appAt } from './app-under-test.ts';
import { launch } from './browser.ts';
import { contactSheet, SCREENS } from './contact-sheet.ts';
import { PAGES } from './pages.ts';

it('a page is on its sheet on every screen, by day and by night, in both languages', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stadium-sheet-'));
  const browser = await launch();
  try {
    const home = PAGES.find(({ name }) => name === 'home');
    const file = await contactSheet(browser, appAt(), home as (typeof PAGES)[number], folder);
    const png = readFileSync(file);
    // Width and height stand at the beginning of a PNG: as wide as all screens at half their size, four rows of them high.
    const wide = SCREENS.reduce((sum, { width }) => sum + width / 2, 0);
    const high = Math.max(...SCREENS.map(({ height }) => height / 2));
    expect(png.readUInt32BE(16)).toBeGreaterThan(wide);
    expect(png.readUInt32BE(20)).toBeGreaterThan(4 * high);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
});
