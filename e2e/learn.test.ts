import { LESSONS } from '@pocket-stadium/games/shelf/lessons';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Lesson, LessonStep } from '../packages/web/kit/lesson.ts';
import { openApp } from './app-under-test.ts';
import { expectCalm, settle } from './table.ts';

/** The lesson of each game on the shelf. */
const lessons = new Map(await Promise.all([...GAMES.keys()].map(async (id) => [id, (await LESSONS[id]?.())?.default as Lesson] as const)));

/** The smallest phone we know of. */
const SMALL = { width: 320, height: 568 };

/** The button that ends a turn, or a setup. */
const FINISH = /^(Finir|Prêt)/;

const { app, newVisitor } = openApp('/club/');

describe.each([...lessons.keys()])('the lesson of %s', (id) => {
  it('is followed to its end by keyboard alone, on a small phone', async () => {
    const visitor = await newVisitor({ viewport: SMALL });
    const { page } = visitor;
    await settle(page, app, { quick: true });
    await page.goto(`${app.url}g/${id}`);
    await page.getByRole('link', { name: /^Apprendre/ }).waitFor();
    await tabTo(page, /^Apprendre/);
    await page.keyboard.press('Enter');
    const { chapters } = lessons.get(id) as Lesson;
    await page.locator('.coach .says').waitFor();
    await expect.poll(() => boardInSight(page)).toBeGreaterThan(2 / 3);
    let made = 0;
    for (const [number, chapter] of chapters.entries()) {
      for (const step of chapter.steps) {
        await make(page, id, step, made++);
        await page.waitForFunction((count) => Number(document.querySelector('progress')?.value) >= count, made);
      }
      await page.getByText(chapter.end.fr).first().waitFor();
      if (number + 1 < chapters.length) await pressFocused(page, /^La suite/);
    }
    await page.getByRole('link', { name: 'Jouer' }).waitFor();
    // The end of the lesson has the focus, and its next button is one Tab away: Enter alone starts nothing.
    await page.waitForFunction(() => document.activeElement?.matches('.coach'));
    await page.keyboard.press('Tab');
    expect(await focused(page)).toMatch(/^Jouer/);
    expectCalm(visitor);
  });

  it('begins with the board and the button in sight, in English too', async () => {
    const visitor = await newVisitor({ viewport: SMALL, locale: 'en-GB' });
    const { page } = visitor;
    await page.goto(`${app.url}learn/${id}`);
    const step = lessons.get(id)?.chapters[0]?.steps[0];
    await page.locator('.coach .says', { hasText: step?.say?.en ?? '' }).waitFor();
    await expect.poll(() => boardInSight(page)).toBeGreaterThan(2 / 3);
    await expectInSight(page.locator('.side button').last());
    expectCalm(visitor);
  });
});

describe('another choice than the coach’s', () => {
  it('is answered with a hint, and nothing is played', async () => {
    const visitor = await newVisitor();
    const { page } = visitor;
    await settle(page, app, { quick: true });
    await page.goto(`${app.url}learn/pocket-rugby`);
    const steps = lessons.get('pocket-rugby')?.chapters[0]?.steps ?? [];
    const choice = steps.findIndex((step) => 'move' in step);
    for (const [i, step] of steps.slice(0, choice).entries()) {
      await make(page, 'pocket-rugby', step, i);
      await page.waitForFunction((count) => Number(document.querySelector('progress')?.value) >= count, i + 1);
    }
    await page.getByRole('button', { name: /^Jouer/ }).click();
    const step = steps[choice] as Extract<LessonStep, { move: string }>;
    await page
      .locator('.coach .hint')
      .getByText(step.hint?.fr ?? '')
      .waitFor();
    await expect.poll(() => page.locator('progress').getAttribute('value')).toBe(String(choice));
    await page.getByRole('button', { name: /^Tenter la pénalité/ }).click();
    await page.getByText('Trois points. Lancez pour Sami.').first().waitFor();
    expectCalm(visitor);
  });

  it('on a board too: the hint comes with the part, and goes when it is taken back', async () => {
    const visitor = await newVisitor();
    const { page } = visitor;
    await page.goto(`${app.url}learn/play-ball`);
    const stray = async () => {
      // The field makes room for a hint, and takes it back: a finger waits until it is still.
      await (await page.locator('[data-cell="b2"]').elementHandle())?.waitForElementState('stable');
      await page.locator('[data-cell="b2"]').click({ force: true });
      await page.locator('[data-cell="b3"]').click({ force: true });
      await page.locator('.coach .hint').waitFor();
    };
    await stray();
    await page.getByRole('button', { name: 'Reprendre' }).click();
    await page.locator('.coach .hint').waitFor({ state: 'detached' });
    await stray();
    await page.getByRole('button', { name: 'Finir' }).click();
    await expect.poll(() => page.locator('progress').getAttribute('value')).toBe('0');
    await expect.poll(() => page.locator('[data-cell="b3"]').getAttribute('aria-label')).toContain('rouge 1');
    expectCalm(visitor);
  });
});

/** How much of the board the screen shows above the coach. */
function boardInSight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const field = document.querySelector('.screen > .field');
    // The crowd does not count: it is drawn for show, and goes first where there is little height.
    const board = (field?.querySelector('svg:not([aria-hidden])') ?? field)?.getBoundingClientRect();
    const side = document.querySelector('.screen > .side')?.getBoundingClientRect();
    if (!board || !side) return 0;
    return (Math.min(board.bottom, side.top, innerHeight) - Math.max(board.top, 0)) / board.height;
  });
}

/** The board is in sight without scrolling. */
async function expectInSight(button: Locator): Promise<void> {
  await button.waitFor();
  await expect
    .poll(() =>
      button.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      }),
    )
    .toBe(true);
}

/** Does what the coach asks for with the keys a person would use. */
async function make(page: Page, id: string, step: LessonStep, made: number): Promise<void> {
  const moved = () => page.evaluate((count) => Number(document.querySelector('progress')?.value) > count, made);
  if ('faces' in step) {
    const asked = () =>
      page
        .locator('.side')
        .getByRole('button', { name: /^Lancer/ })
        .count();
    await expect.poll(async () => (await moved()) || (await asked()) > 0).toBe(true);
    if (await moved()) return;
    await expectInSight(
      page
        .locator('.side')
        .getByRole('button', { name: /^Lancer/ })
        .last(),
    );
    await tabTo(page, /^Lancer/);
    await page.keyboard.press('Enter');
  } else if (!step.hint) {
    await expectInSight(page.getByRole('button', { name: 'Continuer' }));
    await pressFocused(page, /^Continuer/);
  } else if (GAMES.get(id)?.grammar) {
    await expectInSight(page.getByRole('button', { name: FINISH }));
    await tabTo(page, /^cell/);
    await page.keyboard.press('Escape');
    await page.keyboard.type(cellsOf(step.move).join(' '));
    await page.keyboard.press('Enter');
    const asks = step.accept === 'any' ? step.say?.fr : undefined;
    const praised = () => page.locator('.coach .says', { hasText: asks ?? 'C’est ça' }).count();
    // A goal ends the turn by itself.
    await expect.poll(async () => (await moved()) || (await praised()) > 0).toBe(true);
    if (await moved()) return;
    await tabTo(page, FINISH);
    await page.keyboard.press('Enter');
  } else {
    const name = GAMES.get(id)?.words.moves[step.move]?.name.fr ?? step.move;
    await expectInSight(page.getByRole('button', { name }));
    await tabTo(page, new RegExp(`^${name}`));
    await page.keyboard.press('Enter');
  }
}

/** The cells to type, in order: where a piece is picked up and where it goes. */
function cellsOf(move: string): string[] {
  // A bounce goes to the cell in brackets. Where prisoners go does not matter.
  const plain = move.replaceAll(/x\(([^)]*)\)/g, 'x$1').replaceAll(/\([^)]*\)/g, '');
  const cells = plain.match(/[a-z]\d+/g) ?? [];
  return cells.filter((cell, i) => cell !== cells[i - 1]);
}

/** What has the focus: `cell` on a board, else its words. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const active = document.activeElement;
    return active?.hasAttribute('data-cell') ? 'cell' : (active?.textContent?.trim() ?? '');
  });
}

async function pressFocused(page: Page, name: RegExp): Promise<void> {
  await page.waitForFunction((source) => new RegExp(source).test(document.activeElement?.textContent?.trim() ?? ''), name.source);
  await page.keyboard.press('Enter');
}

async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let i = 0; i < 60; i++) {
    if (name.test(await focused(page))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${name} is not reached with the Tab key; the focus is on "${await focused(page)}".`);
}
