import { GAMES } from '@pocket-stadium/games/shelf/rules';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import diceAndRun from '../games/dice-and-run/lesson.ts';
import oneDie from '../games/one-die-baseball/lesson.ts';
import playBall from '../games/play-ball/lesson.ts';
import rugby from '../games/pocket-rugby/lesson.ts';
import runy from '../games/runy-run-run/lesson.ts';
import threeDice from '../games/three-dice-baseball/lesson.ts';
import twoDice from '../games/two-dice-baseball/lesson.ts';
import type { Lesson, LessonStep } from '../packages/web/kit/lesson.ts';
import { openStage } from './stage.ts';
import { expectCalm, settle } from './table.ts';

const LESSONS: Readonly<Record<string, Lesson>> = {
  'one-die-baseball': oneDie,
  'two-dice-baseball': twoDice,
  'three-dice-baseball': threeDice,
  'dice-and-run': diceAndRun,
  'pocket-rugby': rugby,
  'play-ball': playBall,
  'runy-run-run': runy,
};

/** The smallest phone we know of. */
const SMALL = { width: 320, height: 568 };

/** Ends a turn, or a setup. */
const FINISH = /^(Finir|Prêt)/;

const { app, visit } = openStage('/club/');

describe.each([...GAMES.keys()])('the lesson of %s', (id) => {
  it('is followed to its end by keyboard alone, on a small phone', async () => {
    const visitor = await visit({ viewport: SMALL });
    const { page } = visitor;
    await settle(page, app, { quick: true });
    await page.goto(`${app.url}g/${id}`);
    await page.getByRole('link', { name: /^Apprendre/ }).waitFor();
    await tabTo(page, /^Apprendre/);
    await page.keyboard.press('Enter');
    const { chapters } = LESSONS[id] as Lesson;
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
    await expect.poll(() => focused(page)).toMatch(/^Jouer/);
    expectCalm(visitor);
  });

  it('begins with the board and the button in sight, in English too', async () => {
    const visitor = await visit({ viewport: SMALL, locale: 'en-GB' });
    const { page } = visitor;
    await page.goto(`${app.url}learn/${id}`);
    const step = LESSONS[id]?.chapters[0]?.steps[0];
    await page.locator('.coach .says', { hasText: step?.say?.en ?? '' }).waitFor();
    await expect.poll(() => boardInSight(page)).toBeGreaterThan(2 / 3);
    await expectInSight(page.locator('.side button').last());
    expectCalm(visitor);
  });
});

describe('another choice than the coach’s', () => {
  it('is answered with a hint, and nothing is played', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await settle(page, app, { quick: true });
    await page.goto(`${app.url}learn/pocket-rugby`);
    const { steps } = rugby.chapters[0] as Lesson['chapters'][number];
    const choice = steps.findIndex((step) => 'move' in step);
    for (const [i, step] of steps.slice(0, choice).entries()) {
      await make(page, 'pocket-rugby', step, i);
      await page.waitForFunction((count) => Number(document.querySelector('progress')?.value) >= count, i + 1);
    }
    await page.getByRole('button', { name: /^Jouer/ }).click();
    const step = steps[choice] as Extract<LessonStep, { move: string }>;
    await page
      .locator('.coach [role="status"]')
      .getByText(step.hint?.fr ?? '')
      .waitFor();
    await expect.poll(() => page.locator('progress').getAttribute('value')).toBe(String(choice));
    await page.getByRole('button', { name: /^Tenter la pénalité/ }).click();
    await page.getByText('Trois points. Lancez pour Sami.').first().waitFor();
    expectCalm(visitor);
  });

  it('on a board too: the hint comes with the part, and goes when it is taken back', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await page.goto(`${app.url}learn/play-ball`);
    const stray = async () => {
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
    const board = (field?.querySelector('svg') ?? field)?.getBoundingClientRect();
    const side = document.querySelector('.screen > .side')?.getBoundingClientRect();
    if (!board || !side) return 0;
    return (Math.min(board.bottom, side.top, innerHeight) - Math.max(board.top, 0)) / board.height;
  });
}

/** Nobody has to scroll for it. */
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
    await page.locator('.coach .says', { hasText: asks ?? 'C’est ça' }).waitFor();
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
  const cells = move.replaceAll(/\([^)]*\)/g, '').match(/[a-z]\d+/g) ?? [];
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
