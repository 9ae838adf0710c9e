import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openApp } from './app-under-test.ts';
import { expectAccessible } from './axe.ts';
import {
  cell,
  cellsOf,
  endTurn,
  finish,
  goodTurn,
  idleTurn,
  keptPlay,
  myTurn,
  newPlay,
  openMatch,
  type PlayBallPlay,
  playTurn,
  scores,
  takeBack,
  tapTurn,
  told,
} from './hex.ts';
import { decision, expectCalm, settle, sitDown } from './table.ts';

const { app, newVisitor } = openApp('/club/stade/');

const playBall = async (page: Page) => (await keptPlay(page)) as PlayBallPlay;

/** The reds play well, the blues play anything. */
const turnFor = (play: PlayBallPlay) => (play.state.position.turn === 0 ? goodTurn(play) : idleTurn(play));

describe('Play Ball by tapping', () => {
  it('is played to its end by people passing the phone', async () => {
    const visitor = await newVisitor();
    const { page } = visitor;
    await settle(page, app, { quick: true });
    await sitDown(page, app, 'play-ball', { company: 'people' });
    while ((await myTurn(page)) === 'choice') {
      const play = await playBall(page);
      await playTurn(page, play, turnFor(play));
    }
    await decision(page).getByText('Les rouges gagnent !').waitFor();
    const play = await playBall(page);
    expect(play.outcome?.score[0]).toBe(3);
    await expectAccessible(page);
    expectCalm(visitor);
  });

  it('is played to its end against a bot', async () => {
    const visitor = await newVisitor({ locale: 'en-GB' });
    const { page } = visitor;
    await settle(page, app, { quick: true });
    await sitDown(page, app, 'play-ball', { company: 'bots' });
    while ((await myTurn(page)) === 'choice') {
      const play = await playBall(page);
      await playTurn(page, play, goodTurn(play));
    }
    expect((await playBall(page)).over).toBe(true);
    expectCalm(visitor);
  });

  it('names your colour to those who look and to those who listen', async () => {
    const visitor = await newVisitor();
    const { page } = visitor;
    await settle(page, app, { quick: true });
    await openMatch(page, app, newPlay('play-ball', { bots: [0] }));
    await page.getByText('Les bleus, c’est vous.').first().waitFor({ state: 'attached' });
    await page.getByText('vous, les bleus, tirez par là').waitFor();
    // On a phone that people pass it is nobody's own colour.
    await openMatch(page, app, newPlay('play-ball'));
    await page.getByText('les rouges tirent par là').waitFor();
    expectCalm(visitor);
  });

  it('has its coach name your colour first', async () => {
    const { page } = await newVisitor({ locale: 'en-GB' });
    await sitDown(page, app, 'play-ball');
    await page
      .getByRole('note', { name: 'The coach' })
      .filter({ hasText: /^The (reds|blues): that is you\. / })
      .waitFor();
  });

  it('takes parts back until the turn is finished, and the turn until the other has played', async () => {
    const visitor = await newVisitor();
    const { page } = visitor;
    await sitDown(page, app, 'play-ball', { company: 'people' });
    await expect.poll(() => finish(page).isDisabled()).toBe(true);
    await tapTurn(page, 'c2-c3, c3-c4');
    await expect.poll(() => cell(page, 'c4').getAttribute('aria-label')).toContain('rouge 2');
    await decision(page).getByText('0', { exact: true }).waitFor();
    await expect.poll(() => cell(page, 'c2').getAttribute('aria-label')).toContain('libre');
    await takeBack(page).click();
    await expect.poll(() => cell(page, 'c4').getAttribute('aria-label')).toContain('libre');
    await expect.poll(() => cell(page, 'c3').getAttribute('aria-label')).toContain('rouge 2');
    await finish(page).click();
    await decision(page).getByText('À Joueur 2 de jouer').waitFor();
    expect((await playBall(page)).entries).toHaveLength(1);
    await takeBack(page).click();
    await decision(page).getByText('À Joueur 1 de jouer').waitFor();
    await expect.poll(() => cell(page, 'c2').getAttribute('aria-label')).toContain('rouge 2');
    expectCalm(visitor);
  });

  it('turns the board for whoever plays the blues against a bot, and shows what the bot did', async () => {
    const visitor = await newVisitor();
    const { page } = visitor;
    await openMatch(page, app, newPlay('play-ball', { bots: [0] }));
    expect(await myTurn(page)).toBe('choice');
    const top = async (name: string) => (await cell(page, name).boundingBox())?.y ?? 0;
    await expect.poll(() => top('c9')).toBeGreaterThan(await top('c1'));
    await expect.poll(() => page.locator('.trail').count()).toBeGreaterThan(0);
    expectCalm(visitor);
  });

  it('tells the end, and counts the goal, when the last turn of a bot has been seen to its end', async () => {
    const seats = { bots: [0], level: 'best' };
    const play = newPlay('play-ball', seats) as PlayBallPlay;
    while (!play.over) play.append({ type: 'move', seat: play.entries.length % 2, move: turnFor(play) });
    const before = newPlay('play-ball', seats);
    for (const entry of play.entries.slice(0, -1)) before.append(entry);
    const visitor = await newVisitor({ reducedMotion: 'no-preference' });
    const { page } = visitor;
    await page.addInitScript(`{
      const { animate } = Element.prototype;
      globalThis.goals = () => [...document.querySelectorAll('.goals')].map(({ textContent }) => textContent).join();
      globalThis.seen = new Set();
      Element.prototype.animate = function (...given) {
        if (this.matches('.piece') && !document.querySelector('.winner')) globalThis.seen.add(globalThis.goals());
        return animate.apply(this, given);
      };
    }`);
    await openMatch(page, app, before);
    expect(await myTurn(page)).toBe('over');
    expect(await page.evaluate('[...globalThis.seen]')).toEqual([(before as PlayBallPlay).state.goals.join()]);
    expect(await page.evaluate('globalThis.goals()')).toBe(play.state.goals.join());
    expectCalm(visitor);
  });

  it('says why a turn cannot be finished yet', async () => {
    const visitor = await newVisitor();
    const { page } = visitor;
    await sitDown(page, app, 'play-ball', { company: 'people' });
    await tapTurn(page, 'c2-b1');
    await expect.poll(() => finish(page).isDisabled()).toBe(true);
    await decision(page).getByText(/b1/).waitFor();
    await takeBack(page).click();
    await decision(page).getByText('À Joueur 1 de jouer').waitFor();
    expectCalm(visitor);
  });

  it('can be dragged', async () => {
    const visitor = await newVisitor();
    const { page } = visitor;
    await sitDown(page, app, 'play-ball', { company: 'people' });
    const middle = async (name: string) => {
      const box = await cell(page, name).boundingBox();
      return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
    };
    const [from, to] = [await middle('c2'), await middle('c3')];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => cell(page, 'c3').getAttribute('aria-label')).toContain('rouge 2');
    expectCalm(visitor);
  });

  it('says what each target does, and shows what moves only to those who want motion', async () => {
    const play = newPlay('play-ball');
    for (const move of ['c2-c3, c3-c4', 'b7-b6', 'c4-c5, c5-c6']) {
      expect(play.append({ type: 'move', seat: play.entries.length % 2, move })).toBeNull();
    }
    for (const reducedMotion of ['reduce', 'no-preference'] as const) {
      const visitor = await newVisitor({ reducedMotion });
      const { page } = visitor;
      await page.addInitScript(`{
        const { animate } = Element.prototype;
        globalThis.moved = 0;
        Element.prototype.animate = function (...given) {
          if (this.closest('svg[role=grid]')) globalThis.moved++;
          return animate.apply(this, given);
        };
      }`);
      await openMatch(page, app, play);
      await cell(page, 'b6').click();
      await expect.poll(() => told(page)).toContain('bleu 1');
      await expect.poll(() => cell(page, 'c7').getAttribute('aria-label')).toBe('c7, libre, y aller');
      await cell(page, 'c7').click();
      // The piece stays in hand: the next tap goes on from there.
      await cell(page, 'd6').click();
      await expect.poll(() => cell(page, 'd6').getAttribute('aria-label')).toContain('bleu 1');
      await expect.poll(() => page.evaluate('globalThis.moved > 0')).toBe(reducedMotion === 'no-preference');
      expectCalm(visitor);
    }
  });
});

describe('Play Ball by keyboard alone', () => {
  const focused = (page: Page) => page.evaluate<string | null>('document.activeElement.getAttribute("data-cell")');

  const inHand = (page: Page) =>
    page.evaluate(() => document.querySelector('[data-cell][aria-selected="true"]')?.getAttribute('data-cell') ?? null);

  /** Walks the focus to a cell with the arrow keys. */
  async function walkTo(page: Page, goal: string): Promise<void> {
    for (let steps = 0; steps < 30; steps++) {
      const here = (await focused(page)) ?? '';
      if (here === goal) return;
      const [column, row] = [here.charCodeAt(0) - goal.charCodeAt(0), Number(here.slice(1)) - Number(goal.slice(1))];
      await page.keyboard.press(column < 0 ? 'ArrowRight' : column > 0 ? 'ArrowLeft' : row < 0 ? 'ArrowUp' : 'ArrowDown');
      await expect.poll(() => focused(page)).not.toBe(here);
    }
    throw new Error(`The arrows do not lead to ${goal}.`);
  }

  async function tabUntil(page: Page, found: () => Promise<boolean>): Promise<void> {
    for (let presses = 0; presses < 40; presses++) {
      if (await found()) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('The Tab key does not lead there.');
  }

  const onButton = (page: Page, name: RegExp) => async () =>
    name.test(await page.evaluate<string>('document.activeElement.tagName === "BUTTON" ? document.activeElement.textContent.trim() : ""'));

  it('is played to its end, by arrows and by typing', async () => {
    const visitor = await newVisitor();
    const { page } = visitor;
    await settle(page, app, { quick: true });
    await page.goto(`${app.url}g/play-ball`);
    await page.getByRole('button', { name: /^Jouer$/ }).waitFor();
    await tabUntil(page, () => page.evaluate('document.activeElement.type === "radio" && document.activeElement.value === "bots"'));
    await page.keyboard.press('ArrowRight');
    await tabUntil(page, onButton(page, /^Jouer$/));
    await page.keyboard.press('Enter');
    await page.getByRole('grid').waitFor();

    // The focus is on the board: nobody has to look for it.
    for (let turn = 0; (await myTurn(page)) === 'choice'; turn++) {
      await expect.poll(() => focused(page)).not.toBeNull();
      const play = await playBall(page);
      const move = turnFor(play);
      const parts = move.split(', ');
      for (const part of parts) {
        const [from, to] = cellsOf(part);
        const held = await inHand(page);
        if (held !== null && held !== from) await page.keyboard.press('Escape');
        if (turn % 2 === 0) await page.keyboard.type(held === from ? to : `${from} ${to}`);
        else {
          if (held !== from) {
            await walkTo(page, from);
            await page.keyboard.press('Enter');
          }
          await walkTo(page, to);
        }
        await page.keyboard.press('Enter');
      }
      await expect.poll(() => told(page)).not.toBe('');
      // A goal ends the turn by itself.
      if (scores(play, move)) {
        await expect.poll(async () => (await keptPlay(page)).entries.length).toBeGreaterThan(play.entries.length);
        continue;
      }
      // The board is one tab stop: the next ones are the buttons.
      await page.keyboard.press('Tab');
      expect(await focused(page)).toBeNull();
      await tabUntil(page, onButton(page, /^Finir$/));
      await endTurn(page, () => page.keyboard.press('Enter'));
    }
    await decision(page).getByText('Les rouges gagnent !').waitFor();
    expectCalm(visitor);
  });

  it('tells the position, puts a piece down with Escape and takes a part back with Backspace', async () => {
    const visitor = await newVisitor();
    const { page } = visitor;
    await sitDown(page, app, 'play-ball', { company: 'people' });
    await cell(page, 'c2').focus();
    await page.keyboard.press('?');
    await expect.poll(() => told(page)).toBe('Rouges en b2, c2, d2. Bleus en b7, c8, d7. Balle en c5. Encore 2 mouvements.');
    await page.keyboard.press('Enter');
    await expect.poll(() => cell(page, 'c2').getAttribute('aria-selected')).toBe('true');
    await expect.poll(() => told(page)).toContain('c3');
    await page.keyboard.press('Escape');
    await expect.poll(() => cell(page, 'c2').getAttribute('aria-selected')).toBe('false');
    await page.keyboard.type('c2-c3');
    await page.keyboard.press('Enter');
    await expect.poll(() => cell(page, 'c3').getAttribute('aria-label')).toContain('rouge 2');
    await page.keyboard.press('Backspace');
    await expect.poll(() => cell(page, 'c2').getAttribute('aria-label')).toContain('rouge 2');
    await page.keyboard.type('c2-c3');
    await page.keyboard.press('Enter');
    await page.keyboard.type('c3c4');
    await page.keyboard.press('Enter');
    await tabUntil(page, onButton(page, /^Reprendre$/));
    await page.keyboard.press('Enter');
    await expect.poll(() => cell(page, 'c3').getAttribute('aria-label')).toContain('rouge 2');
    await expect.poll(() => onButton(page, /^Reprendre$/)()).toBe(true);
    await page.keyboard.press('Enter');
    await cell(page, 'c2').focus();
    await page.keyboard.type('c2-c5');
    await page.keyboard.press('Enter');
    await decision(page).locator('.problem').waitFor();
    expectCalm(visitor);
  });
});
