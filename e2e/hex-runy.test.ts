import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openApp } from './app-under-test.ts';
import { expectAccessible } from './axe.ts';
import { cell, endTurn, finish, keptPlay, newPlay, openMatch, type RunyPlay, takeBack, tapSomething, told } from './hex.ts';
import { decision, expectCalm, settle, sitDown } from './table.ts';

const { app, newVisitor } = openApp('/club/stade/');

const runy = async (page: Page) => (await keptPlay(page)) as RunyPlay;
const SETUPS = ['e11 f11 g11 h11 i11', 'k1 k2 k3 l3 m3', 'a3 b3 c1 c2 c3'];

/** A match with everybody in place and these dice thrown. */
function thrown(faces: readonly number[], setups = SETUPS): RunyPlay {
  const play = newPlay('runy-run-run') as RunyPlay;
  for (const [seat, move] of setups.entries()) expect(play.append({ type: 'move', seat, move })).toBeNull();
  expect(play.append({ type: 'roll', seat: 0, faces, from: 'hand' })).toBeNull();
  return play;
}

describe('Runy with bots', () => {
  it('is played to its end by bots among themselves', async () => {
    const visitor = await newVisitor({ locale: 'en-GB' });
    const { page } = visitor;
    await settle(page, app, { quick: true });
    await sitDown(page, app, 'runy-run-run', { company: 'watch', numbers: { 'Rounds at most': 20 } });
    await page.getByRole('button', { name: /^Play again/ }).waitFor({ timeout: 300_000 });
    const play = await runy(page);
    expect(play.over).toBe(true);
    expect(play.facts().some(({ code }) => code === 'leg')).toBe(true);
    expectCalm(visitor);
  });

  it('is played to its end by a person against bots', async () => {
    const visitor = await newVisitor();
    const { page } = visitor;
    await settle(page, app, { quick: true, autoRoll: true });
    await sitDown(page, app, 'runy-run-run', { company: 'bots', numbers: { 'Nombre de tours au plus': 6 } });
    await page.getByRole('button', { name: 'Prêt !' }).click();
    const over = page.getByRole('button', { name: /^Rejouer/ });
    for (let turn = 0; turn < 10; turn++) {
      await over.or(finish(page)).first().waitFor();
      if (await over.isVisible()) break;
      if (!(await tapSomething(page))) await endTurn(page);
    }
    expect((await runy(page)).over).toBe(true);
    await decision(page)
      .getByText(/gagne(nt|z)?\s!|Match nul/)
      .waitFor();
    await expectAccessible(page);
    expectCalm(visitor);
  });
});

describe('Runy’s setup', () => {
  it('gives a person alone the animal they choose, and people at one phone the animals beside their names', async () => {
    const visitor = await newVisitor();
    const { page } = visitor;
    await settle(page, app, { quick: true });
    await page.goto(`${app.url}g/runy-run-run`);
    await page.getByRole('group', { name: 'Vous êtes' }).getByRole('radio', { name: 'Les vipères' }).dispatchEvent('click');
    await page.getByRole('button', { name: 'Jouer' }).click();
    await page.getByText('Vous chassez les renards. Gare aux poules !').waitFor();
    await page.goto(`${app.url}g/runy-run-run`);
    await page.getByRole('radio', { name: 'Nous, ici' }).dispatchEvent('click');
    for (const [animal, name] of Object.entries({ poules: 'Max', renards: 'Lucie', vipères: 'Zoé' }))
      await page.getByRole('textbox', { name: new RegExp(`Les ${animal}$`) }).fill(name);
    await page.getByRole('button', { name: 'Jouer' }).click();
    await page.getByText('Max place ses cinq pions dans son camp.').first().waitFor();
    await page.getByText(/Les renards ne sont pas encore sur le plateau\./).waitFor({ state: 'attached' });
    expect((await runy(page)).header.seats.map(({ name }) => name)).toEqual(['Max', 'Lucie', 'Zoé']);
    expectCalm(visitor);
  });

  it('is ready with one tap, has formations and chance, and pawns can be moved', async () => {
    const visitor = await newVisitor();
    const { page } = visitor;
    await sitDown(page, app, 'runy-run-run', { company: 'people' });
    const placed = () =>
      page.locator('[data-cell][aria-label*="poule, camp"]').evaluateAll((cells) => cells.map((each) => each.getAttribute('data-cell')));
    await expect.poll(placed).toEqual(expect.arrayContaining(['e11', 'f11', 'g11', 'h11', 'i11']));
    await page.getByRole('button', { name: 'En croix' }).click();
    await expect.poll(placed).toEqual(expect.arrayContaining(['g13', 'e11', 'g12', 'i11', 'g11']));
    await page.getByRole('button', { name: 'Au hasard' }).click();
    await expect.poll(() => placed()).toHaveLength(5);
    await page.getByRole('button', { name: 'Au nid' }).click();
    await cell(page, 'g13').click();
    await cell(page, 'g11').click();
    await expect.poll(placed).toEqual(expect.arrayContaining(['g11', 'f12', 'h12', 'e11', 'i11']));
    await page.getByRole('button', { name: 'Prêt !' }).click();
    await decision(page).getByText('Joueur 2 place ses cinq pions').waitFor();
    const [first] = (await runy(page)).entries;
    expect(first?.type === 'move' && new Set(first.move.split(' '))).toEqual(new Set(['g11', 'f12', 'h12', 'e11', 'i11']));
    expectCalm(visitor);
  });
});

describe('a turn of Runy', () => {
  it('shows each die, one alone on request, and both; a leg can be taken back', async () => {
    const visitor = await newVisitor();
    const { page } = visitor;
    await openMatch(page, app, thrown([2, 5]));
    await cell(page, 'g11').click();
    await expect.poll(() => cell(page, 'g9').getAttribute('aria-label')).toBe('g9, libre, dé 2');
    await expect.poll(() => cell(page, 'g6').getAttribute('aria-label')).toBe('g6, libre, dé 5');
    await expect.poll(() => cell(page, 'g4').getAttribute('aria-label')).toBe('g4, libre, dé 2 + 5');
    await page.getByRole('button', { name: 'Jouer seulement le 5' }).click();
    await cell(page, 'g11').click();
    await expect.poll(() => cell(page, 'g9').getAttribute('aria-label')).toBe('g9, libre');
    await cell(page, 'g6').click();
    await expect.poll(() => told(page)).toContain('avec le 5');
    await page.getByRole('img', { name: 'dé 5, déjà joué' }).waitFor();
    await takeBack(page).click();
    await expect.poll(() => cell(page, 'g11').getAttribute('aria-label')).toContain('poule');
    await cell(page, 'g11').click();
    await cell(page, 'g4').click();
    await finish(page).click();
    await expect.poll(async () => (await runy(page)).entries.length).toBe(5);
    expectCalm(visitor);
  });

  it('puts a prisoner into the camp, and elsewhere if one likes', async () => {
    const visitor = await newVisitor();
    const { page } = visitor;
    // From e11 straight down the left, six cells and five: to the viper on a3 along the edge.
    const play = thrown([6, 5], ['e11 f11 g11 h11 i11', 'k1 k2 k3 l3 m3', 'a3 b3 c1 c2 c3']);
    const captures = (text: string) => /x/.test(text);
    const move = play.game.moves(play.state).find(captures);
    if (move === undefined) throw new Error('nobody can be captured from here');
    await openMatch(page, app, play);
    for (const leg of move.split(', ')) {
      const [from = '', to = ''] = leg.match(/[a-z]\d+/g) ?? [];
      if ((await cell(page, from).getAttribute('aria-selected')) !== 'true') await cell(page, from).click();
      await cell(page, to).click();
    }
    const prisoner = page.locator('[data-cell][aria-label*="vipère en prison"]');
    await expect.poll(() => prisoner.count()).toBe(1);
    const first = (await prisoner.getAttribute('data-cell')) ?? '';
    await cell(page, first).click();
    const elsewhere = page.locator('.cell.target').first();
    const second = (await elsewhere.getAttribute('data-cell')) ?? '';
    await elsewhere.click();
    await expect.poll(() => prisoner.getAttribute('data-cell')).toBe(second);
    expect(second).not.toBe(first);
    await finish(page).click();
    await expect.poll(async () => (await runy(page)).facts().at(-1)?.code).toBe('capture');
    await page.getByText('Les poules chassent les vipères : 1 sur 5.').waitFor({ state: 'attached' });
    await expectAccessible(page);
    expectCalm(visitor);
  });
});
