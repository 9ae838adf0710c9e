import { expect, it } from 'vitest';
import { openApp } from './app-under-test.ts';
import { cell } from './hex.ts';
import { decision, expectCalm, kept, playUntil, settle, sitDown } from './table.ts';

const { app, newVisitor } = openApp('/club/');

it('a chess clock on one device: ending a turn taps it, it survives a reload, and who runs out of time has lost', async () => {
  const visitor = await newVisitor();
  const { page } = visitor;
  await page.clock.install();
  await settle(page, app, { quick: true });
  await sitDown(page, app, 'play-ball', {
    company: 'people',
    choose: ['La vôtre'],
    numbers: { 'Minutes par joueur': 3, 'Secondes ajoutées par tour': 7 },
  });
  const times = page.getByRole('list', { name: 'Pendule' }).getByRole('timer');
  const seconds = async (seat: number) => {
    const [minutes = 0, rest = 0] = ((await times.nth(seat).textContent()) ?? '').split(':').map(Number);
    return minutes * 60 + rest;
  };
  await expect.poll(() => times.count()).toBe(2);
  await page.clock.fastForward(60_000);
  await expect.poll(() => seconds(0)).toBeLessThanOrEqual(120);
  expect(await seconds(1)).toBe(180);

  await cell(page, 'c2').click({ force: true });
  await cell(page, 'c3').click({ force: true });
  const before = await seconds(0);
  // Ending a turn is tapping one's own clock, too: with a finger or with a key.
  const own = page.getByRole('list', { name: 'Pendule' }).getByRole('button', { name: /^Finir le tour, il vous reste \d:\d\d$/ });
  await own.waitFor();
  expect((await own.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await own.focus();
  await page.keyboard.press('Enter');
  // The increment says that the turn has ended; the other clock runs.
  await expect.poll(() => seconds(0)).toBeGreaterThan(before);
  expect(await own.count()).toBe(0);
  await page.clock.fastForward(30_000);
  await expect.poll(() => seconds(1)).toBeLessThanOrEqual(150);

  // A key tells the time left, and the last seconds are announced once.
  const said = page.locator('[role="status"][aria-live="polite"] p');
  await page.keyboard.press('m');
  await said.getByText(/Il reste 2 minutes .* à Joueur 1\. Il reste 2 minutes .*à Joueur 2\.$/).waitFor();

  const left = await seconds(0);
  await page.reload();
  await expect.poll(() => times.count()).toBe(2);
  expect(await seconds(0)).toBe(left);
  expect(await seconds(1)).toBeLessThanOrEqual(150);

  await page.clock.fastForward(133_000);
  await said.getByText(/^Il reste (1\d|20) secondes à Joueur 2\.$/).waitFor();
  await page.clock.fastForward(20_000);
  await page
    .getByText(/^.+ n’a plus de temps\.$/)
    .first()
    .waitFor();
  expect((await kept(page)).entries.at(-1)).toMatchObject({ type: 'forfeit', seat: 1 });
  expectCalm(visitor);
});

it('a series on one device: the score stands on the board, the next game follows, and it survives a reload', async () => {
  const visitor = await newVisitor();
  const { page } = visitor;
  await settle(page, app, { quick: true, autoRoll: true });
  await sitDown(page, app, 'three-dice-baseball', { choose: ['au meilleur des 3'], numbers: { 'Nombre de manches': 1 } });
  const score = page.locator('.series');
  await score.getByText(/^Au meilleur des 3 matchs/).waitFor();
  for (let game = 1; ; game++) {
    const series = ((await kept(page)) as unknown as { header: { series: { game: number; won: number[] } } }).header.series;
    expect(series.game).toBe(game);
    await playUntil(page, /^(Match terminé|Match suivant|Rejouer)/);
    const next = decision(page).getByRole('button', { name: /^Match suivant/ });
    await decision(page)
      .getByRole('button', { name: /^(Match suivant|Rejouer)/ })
      .waitFor();
    if ((await next.count()) === 0) {
      // The series ends when one side has won two games.
      expect(game).toBeGreaterThanOrEqual(2);
      break;
    }
    if (game === 1) {
      await page.reload();
      await next.waitFor();
    }
    const address = page.url();
    await next.click();
    await page.waitForURL((url) => url.href !== address);
    await score
      .getByText(new RegExp(`${game + 1}`))
      .first()
      .waitFor();
  }
  await score.getByText(/gagn/).waitFor();
  expectCalm(visitor);
});
