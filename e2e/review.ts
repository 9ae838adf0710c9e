import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Review } from '@pocket-stadium/bots';
import { type Match, makeRecordText } from '@pocket-stadium/kernel';
import type { Page } from 'playwright-core';
import { ROOT } from './app.ts';

/** The command that people have. */
export function stadium(tables: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('node', [join(ROOT, 'packages/cli/bin/stadium.js'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, STADIUM_TABLES: tables },
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

/** What `stadium review` says. No solution is kept from before, unless a folder of solutions is given. */
export function reviewOf(match: Match, tables?: string): Review {
  const folder = mkdtempSync(join(tmpdir(), 'stadium-review-'));
  const file = join(folder, 'match.txt');
  writeFileSync(file, makeRecordText(match));
  const said = stadium(tables ?? folder, 'review', file, '--json');
  rmSync(folder, { recursive: true });
  return JSON.parse(said) as Review;
}

/** `+12,5` and `−3,0` as numbers. */
const number = (text: string) =>
  Number(
    text
      .replace('−', '-')
      .replace(',', '.')
      .replaceAll(/[^\d.+-]/g, ''),
  );

/** The numbers that some elements of the page show. */
export const figures = async (page: Page, selector: string) => (await page.locator(selector).allTextContents()).map(number);

/** Opens the figures of a match, which most people leave closed. */
export async function openFigures(page: Page): Promise<void> {
  await page.locator('summary', { hasText: /(en chiffres|in figures)$/ }).click();
  await page.locator('#after-story').waitFor();
}
