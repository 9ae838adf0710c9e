import { describe, expect, it } from 'vitest';
import { shifts, watchShifts } from './shifts.ts';
import { openStage } from './stage.ts';
import { decision, settle, sitDown } from './table.ts';

const { app, visit } = openStage();

describe('nothing jumps', () => {
  it.each(['two-dice-baseball', 'pocket-rugby', 'play-ball', 'runy-run-run'])('while bots play %s', async (game) => {
    const { page } = await visit();
    await settle(page, app, {});
    await watchShifts(page);
    await sitDown(page, app, game, { company: 'watch' });
    await page.waitForTimeout(5_000);
    expect(await shifts(page)).toBeLessThan(0.1);
  });
});

describe('dice', () => {
  it('come to rest within 0.8 s, and the same face again is a new throw', async () => {
    const { page } = await visit({ reducedMotion: 'no-preference' });
    await sitDown(page, app, 'one-die-baseball', { company: 'people' });
    await decision(page).getByRole('button', { name: 'Lancer le dé' }).click();
    const longest = await page.evaluate(() =>
      Math.max(
        0,
        ...document
          .getAnimations()
          .filter((motion) => (motion.effect as KeyframeEffect).target?.matches('.cube'))
          .map((motion) => Number(motion.effect?.getComputedTiming().endTime)),
      ),
    );
    expect(longest).toBeGreaterThan(0);
    expect(longest).toBeLessThanOrEqual(800);
    await decision(page).getByText('lancer n° 1').waitFor();
    await decision(page).getByRole('button', { name: 'Lancer le dé' }).click();
    await decision(page).getByText('lancer n° 2').waitFor();
  });

  it('do not tumble for those who asked for less motion', async () => {
    const { page } = await visit({ reducedMotion: 'reduce' });
    await sitDown(page, app, 'one-die-baseball', { company: 'people' });
    await decision(page).getByRole('button', { name: 'Lancer le dé' }).click();
    await decision(page).getByText('lancer n° 1').waitFor();
    expect(
      await page.evaluate(
        () => document.getAnimations().filter((motion) => (motion.effect as KeyframeEffect).target?.matches('.cube')).length,
      ),
    ).toBe(0);
  });
});
