import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import type { App, Prefix } from './app.ts';
import { launch } from './browser.ts';
import { type House, openHouse } from './house.ts';
import { type Visit, visit } from './table.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The addresses of the app, by prefix. */
    readonly apps: ReadonlyMap<Prefix, string>;
  }
}

/** What the tests of a file share: the app, and a browser. */
export interface Stage {
  readonly app: App;
  /**
   * A fresh visitor, who leaves when the test is over.
   * What the service worker fetches for later would only keep the machine busy: `serviceWorkers: 'allow'` where that is the matter.
   */
  visit(options?: BrowserContextOptions, elsewhere?: App): Promise<Visit>;
}

/** The app that is served for all files, behind a path prefix. */
export const appAt = (prefix: Prefix = '/'): App => ({ url: inject('apps').get(prefix) ?? '' });

/** A browser for the tests of a file, and visitors who see the app with it. */
export function openStage(prefix?: Prefix): Stage {
  const app = appAt(prefix);
  const visits: Visit[] = [];
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterEach(async () => {
    for (const { context } of visits.splice(0)) await context.close();
  });
  afterAll(() => browser?.close());
  return {
    app,
    async visit(options, elsewhere = app) {
      const visitor = await visit(browser, elsewhere, { serviceWorkers: 'block', ...options });
      visits.push(visitor);
      return visitor;
    },
  };
}

/** The real server with the app, and a browser, for the tests of a file. */
export async function openClub(): Promise<{ readonly house: House; readonly browser: Browser }> {
  const house = await openHouse();
  const browser = await launch();
  afterAll(async () => {
    await browser.close();
    await house.close();
  });
  return { house, browser };
}
