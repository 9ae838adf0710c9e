import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { importInstalled } from '../bench/installed.mjs';
import { FLAGS, findBrowser } from './browser.ts';

export interface Scores {
  /** 0 to 100. */
  readonly scores: Readonly<Record<string, number>>;
  /** Largest contentful paint, in ms. */
  readonly lcp: number;
  readonly cls: number;
  /** The audits that lost points. */
  readonly lost: readonly string[];
}

interface Audit {
  readonly title: string;
  readonly score: number | null;
  readonly displayValue?: string;
  readonly numericValue?: number;
}

/** The parts of a report that we read. */
interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly { readonly id: string; readonly weight: number }[] }>
  >;
  readonly audits: Readonly<Record<string, Audit>>;
}

interface Flags {
  readonly port: number;
  readonly output: 'json';
  readonly logLevel: 'error';
  readonly onlyCategories: readonly string[];
  readonly maxWaitForLoad: number;
}

/** Lighthouse is installed with the bench, not with the project, so its types are not at hand: these are the ones we use. */
interface Lighthouse {
  readonly default: (url: string, flags: Flags) => Promise<{ readonly lhr: Report } | undefined>;
}

/** Waits for the port: the browser picks a free one and writes it down, sooner or later. */
async function portOf(folder: string): Promise<number> {
  const file = join(folder, 'DevToolsActivePort');
  for (;;) {
    const port = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
    if (port > 0) return port;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const TRIES = 3;

/** What Lighthouse says of a page, on its phone profile. Now and then it misses the beginning in its own trace, and asks to be run again. */
export async function measure(url: string, categories: readonly string[]): Promise<Scores> {
  const { default: lighthouse } = (await importInstalled('lighthouse')) as Lighthouse;
  for (let tries = 1; ; tries++) {
    try {
      return await measureOnce(lighthouse, url, categories);
    } catch (error) {
      if (tries === TRIES) throw error;
    }
  }
}

async function measureOnce(lighthouse: Lighthouse['default'], url: string, categories: readonly string[]): Promise<Scores> {
  const folder = mkdtempSync(join(tmpdir(), 'stadium-lighthouse-'));
  const browser = await chromium.launchPersistentContext(folder, {
    executablePath: findBrowser(),
    args: [...FLAGS, '--remote-debugging-port=0'],
  });
  try {
    const port = await portOf(folder);
    const flags: Flags = { port, output: 'json', logLevel: 'error', onlyCategories: [...categories], maxWaitForLoad: 60_000 };
    const result = await lighthouse(url, flags);
    if (!result) throw new Error(`Lighthouse has nothing to say about ${url}`);
    const { lhr } = result;
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    const scores = Object.fromEntries(Object.entries(lhr.categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]));
    const lost = Object.values(lhr.categories)
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ weight, id }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id}: ${lhr.audits[id]?.displayValue ?? lhr.audits[id]?.title}`);
    const number = (id: string) => Number(lhr.audits[id]?.numericValue ?? Number.NaN);
    return { scores, lcp: number('largest-contentful-paint'), cls: number('cumulative-layout-shift'), lost };
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
