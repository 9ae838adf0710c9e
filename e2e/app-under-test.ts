import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import type { Config } from '../packages/server/src/index.ts';
import type { App, Prefix } from './app.ts';
import { launch } from './browser.ts';
import { type OnlineApp, openOnlineApp } from './online-app.ts';
import { type Visitor, visitorWith } from './table.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The addresses of the app, by prefix. */
    readonly apps: ReadonlyMap<Prefix, string>;
  }
}

/** The tests of a file share the app and a browser. */
export interface AppUnderTest {
  readonly app: App;
  /**
   * A fresh visitor, who leaves when the test is over. The service worker is kept out, since it would only keep the
   * machine busy; `serviceWorkers: 'allow'` lets it in where a test is about it.
   */
  newVisitor(options?: BrowserContextOptions, elsewhere?: App): Promise<Visitor>;
}

/** The app that is served once for all files, behind a path prefix. */
export const appAt = (prefix: Prefix = '/'): App => ({ url: inject('apps').get(prefix) ?? '' });

/** A browser for the tests of a file, and visitors who see the app with it. */
export function openApp(prefix?: Prefix): AppUnderTest {
  const app = appAt(prefix);
  const visitors: Visitor[] = [];
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterEach(async () => {
    for (const { context } of visitors.splice(0)) await context.close();
  });
  afterAll(() => browser?.close());
  return {
    app,
    async newVisitor(options, elsewhere = app) {
      const visitor = await visitorWith(browser, elsewhere, { serviceWorkers: 'block', ...options });
      visitors.push(visitor);
      return visitor;
    },
  };
}

/** The real server with the app, and a browser, for the tests of a file. */
export async function openOnline(more: Partial<Config> = {}): Promise<{ readonly app: OnlineApp; readonly browser: Browser }> {
  const app = await openOnlineApp(undefined, more);
  const browser = await launch();
  afterAll(async () => {
    await browser.close();
    await app.close();
  });
  return { app, browser };
}
