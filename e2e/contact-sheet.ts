import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { App } from './app.ts';
import type { AppPage } from './pages.ts';
import { inTheme, resize, visitorWith } from './table.ts';

/** What people hold in their hands, or have before them. */
export const SCREENS = [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
] as const;
export const THEMES = ['light', 'dark'] as const;
export const LOCALES = ['fr-FR', 'en-GB'] as const;
/** The size of a screen on the sheet, as a share of its own. */
const SCALE = 0.5;

/** Waits until pictures are loaded and whatever moves has arrived. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode()));
    const moving = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

/** One page on every screen, by day and by night, in both languages, on one large picture. */
export async function contactSheet(browser: Browser, app: App, { name, go }: AppPage, folder: string): Promise<string> {
  const rows: string[] = [];
  for (const locale of LOCALES) {
    const { page, context } = await visitorWith(browser, app, { locale, serviceWorkers: 'block' });
    await go(page, app);
    for (const theme of THEMES) {
      await inTheme(page, theme);
      const shots: string[] = [];
      for (const size of SCREENS) {
        await resize(page, size);
        await atRest(page);
        const shot = (await page.screenshot()).toString('base64');
        const { width, height } = size;
        shots.push(
          `<figure><img src="data:image/png;base64,${shot}" width="${width * SCALE}" height="${height * SCALE}"><figcaption>${width} × ${height}</figcaption></figure>`,
        );
      }
      rows.push(`<h2>${name} · ${locale} · ${theme}</h2><div>${shots.join('')}</div>`);
    }
    await context.close();
  }
  const page = await browser.newPage({ viewport: { width: 1700, height: 800 } });
  await page.setContent(`<style>
    body { margin: 16px; background: #888; font: 14px sans-serif }
    h2 { margin: 12px 0 4px; font-size: 16px }
    div { display: flex; gap: 16px; align-items: start }
    figure { margin: 0 } figcaption { text-align: center }
  </style>${rows.join('')}`);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.png`);
  writeFileSync(file, await page.screenshot({ fullPage: true }));
  await page.close();
  return file;
}
