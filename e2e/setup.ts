import type { TestProject } from 'vitest/node';
import { bundleServer } from '../packages/server/test/processes.ts';
import { PREFIXES, serveApp } from './app.ts';
import { findBrowser } from './browser.ts';

/** Once for all files: a browser is found or installed, the server is bundled, and the app is served behind every prefix. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  process.env.CHROMIUM_PATH ??= findBrowser();
  process.env.SERVER_BUNDLE ??= await bundleServer('online');
  const apps = await Promise.all(PREFIXES.map((prefix) => serveApp(prefix)));
  project.provide('apps', new Map(PREFIXES.map((prefix, i) => [prefix, apps[i]?.url ?? ''])));
  return async () => {
    await Promise.all(apps.map((app) => app.close()));
  };
}
