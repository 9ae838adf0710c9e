import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Everything axe finds wrong, in a line each. The page must not enforce its own policy, which would refuse axe. */
export async function violations(page: Page): Promise<string[]> {
  const { axe } = (await page.evaluate(() => globalThis)) as { axe?: unknown };
  if (!axe) await page.addScriptTag({ path: AXE });
  return page.evaluate(async () => {
    const runner = (
      globalThis as unknown as {
        axe: { run(): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }> };
      }
    ).axe;
    const { violations: found } = await runner.run();
    return found.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
    );
  });
}
