import { type NewTable, newKey } from '@pocket-stadium/protocol';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openOnline } from './app-under-test.ts';
import { namedVisitor, newTable, program } from './guests.ts';
import { look } from './look.ts';
import { tableOf } from './online.ts';
import { decision, expectCalm, PHONE, resize } from './table.ts';

const { app, browser } = await openOnline();

/** Tables at which it is the first seat's turn, and what the seat decides with. */
const TABLES: readonly { game: string; more: Partial<NewTable>; faces?: number[]; buttons: string }[] = [
  { game: 'one-die-baseball', more: { options: { first: 0 } }, buttons: '.wide button' },
  { game: 'three-dice-baseball', more: { options: { first: 0 }, dice: 'hand' }, buttons: '.faces button' },
  { game: 'pocket-rugby', more: { options: { first: 0 }, dice: 'hand' }, faces: [3, 4], buttons: '.moves button' },
  {
    game: 'runy-run-run',
    more: { options: { first: 0 }, seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'rookie' }] },
    buttons: 'button',
  },
  { game: 'play-ball', more: { options: { first: 0 } }, buttons: 'button' },
];
const NARROW = { width: 320, height: 640 };

const LANGUAGES = [
  { locale: 'fr-FR', gone: 'On ne voit plus Bo depuis un moment.', name: 'fr' },
  { locale: 'en-GB', gone: 'Bo has been away for a while.', name: 'en' },
] as const;

/** What the edges of the window cut off. */
async function outOfSight(page: Page, buttons: string): Promise<string[]> {
  const needed = decision(page).locator(buttons).or(page.locator('.notice'));
  return needed.evaluateAll((found) =>
    found
      .map((each) => ({ words: each.ariaLabel ?? each.textContent?.trim(), box: each.getBoundingClientRect() }))
      .filter(({ box }) => box.top < 0 || box.left < 0 || box.right > innerWidth || box.bottom > innerHeight)
      .map(({ words, box }) => `${words} ends at ${box.right} × ${box.bottom}`),
  );
}

describe('on a small phone', () => {
  it.each(LANGUAGES)('what is to be decided stays in sight while somebody is away ($name)', async ({ locale, gone, name }) => {
    const ana = await namedVisitor(browser, app, 'Ana', { locale });
    const { page } = ana;
    const tables = await Promise.all(
      TABLES.map(async ({ game, more, faces }) => {
        const link = await newTable(ana, app, game, { ...more, absentAfter: 5 });
        const bo = await program(app, 'Bo', link);
        const roll = { key: newKey(), do: 'roll', seat: 0, n: 1, faces };
        if (faces) await ana.context.request.post(`${app.url}api/v1/tables/${tableOf(link)}/do`, { data: roll });
        return { link, bo, fair: more.dice !== 'hand' };
      }),
    );
    // With the server's dice a match begins only when everybody has been there.
    for (const { link, bo, fair } of tables) {
      if (fair) {
        await page.goto(link);
        await decision(page).waitFor();
      }
      bo.close();
    }
    for (const [i, { game, buttons }] of TABLES.entries()) {
      await page.goto(tables[i]?.link ?? '');
      await page.getByText(gone).waitFor();
      await decision(page).locator(buttons).first().waitFor();
      for (const viewport of [PHONE, NARROW]) {
        await resize(page, viewport);
        expect.soft(await outOfSight(page, buttons), `${game} at ${viewport.width}`).toEqual([]);
      }
      if (game === 'one-die-baseball') await look(page, `online-away-${name}`);
    }
    expectCalm(ana);
    await ana.context.close();
  });
});
