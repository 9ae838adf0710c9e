import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

/**
 * Features of Chromium that are turned off: first those that cost every window two pages that nobody sees, then
 * Playwright's own list, which this one replaces.
 */
const FEATURES_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${FEATURES_OFF.join(',')}`,
];
const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** A real Chromium; tests without one fail, they are not skipped. */
export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(), args: FLAGS });
}

/** Looks on the machine, then tries Playwright's download, then the system's packages. */
export function findBrowser(): string {
  const found = onMachine() || (download() && onMachine()) || (aptGet() && onMachine());
  if (found) return found;
  throw new Error(
    `No browser: set CHROMIUM_PATH, or install one of ${COMMANDS.join(', ')} (Debian: apt-get install chromium), ` +
      'or run `npx playwright-core install chromium`. The end-to-end tests need a real one.',
  );
}

function onMachine(): string | undefined {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROMIUM_PATH is ${given}, and there is nothing there.`);
  }
  const folders = (process.env.PATH ?? '').split(':').filter(Boolean);
  const named = COMMANDS.flatMap((name) => ['/usr/bin', ...folders].map((folder) => join(folder, name)));
  return [...named, ...playwrightCache()].find((path) => existsSync(path));
}

function playwrightCache(): string[] {
  const folder = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache/ms-playwright');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.startsWith('chromium'))
    .flatMap((name) =>
      ['chrome-linux64/chrome', 'chrome-linux/chrome', 'chrome-linux/headless_shell'].map((file) => join(folder, name, file)),
    );
}

function download(): boolean {
  console.error('No browser on this machine; trying Playwright’s download.');
  return spawnSync('npx', ['playwright-core', 'install', 'chromium'], { stdio: 'inherit', timeout: 300_000 }).status === 0;
}

function aptGet(): boolean {
  if (process.getuid?.() !== 0) return false;
  console.error('No browser yet; trying apt-get install chromium.');
  // Several processes may ask at once: one installs, the others wait.
  const run = (...args: string[]) =>
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...args], { stdio: ['ignore', 2, 2], timeout: 600_000 }).status === 0;
  const install = () => run('install', '-y', '--no-install-recommends', 'chromium');
  return install() || (run('update') && install());
}
