import { describe, expect, it } from 'vitest';
import { openApp } from './app-under-test.ts';
import { DESKTOP, decision, expectCalm, kept, PHONE, playOut, settle, sitDown, type Wishes } from './table.ts';

const { app, newVisitor } = openApp('/club/stade/');

/** Short matches of every game that is played by buttons. */
const GAMES: readonly { readonly game: string; readonly fr: Wishes; readonly en: Wishes }[] = [
  { game: 'one-die-baseball', fr: { numbers: { 'Nombre de manches': 2 } }, en: { numbers: { 'Number of innings': 2 } } },
  { game: 'two-dice-baseball', fr: { numbers: { 'Nombre de manches': 2 } }, en: { numbers: { 'Number of innings': 2 } } },
  { game: 'three-dice-baseball', fr: { numbers: { 'Nombre de manches': 2 } }, en: { numbers: { 'Number of innings': 2 } } },
  { game: 'dice-and-run', fr: { numbers: { 'Nombre de manches': 1 } }, en: { numbers: { 'Number of innings': 1 } } },
  {
    game: 'dice-and-run',
    fr: { choose: ['avancée'], off: ['Manches supplémentaires'], numbers: { 'Nombre de manches': 1 } },
    en: { choose: ['advanced'], off: ['Extra innings'], numbers: { 'Number of innings': 1 } },
  },
  { game: 'pocket-rugby', fr: { choose: ['20'] }, en: { choose: ['20'] } },
];

describe.each(GAMES)('$game $fr.choose', ({ game, fr, en }) => {
  it('is played to its end by a person against a bot, in French on a phone', async () => {
    const visitor = await newVisitor({ viewport: PHONE });
    await settle(visitor.page, app, { quick: true });
    await sitDown(visitor.page, app, game, fr);
    await playOut(visitor.page);
    await decision(visitor.page)
      .getByText(/gagne(nt|z)?\s!|Match nul/)
      .waitFor();
    expectCalm(visitor);
  });

  it('is played to its end by bots, in English on a desktop', async () => {
    const visitor = await newVisitor({ viewport: DESKTOP, locale: 'en-GB' });
    await settle(visitor.page, app, { quick: true });
    await sitDown(visitor.page, app, game, { ...en, company: 'watch' });
    await playOut(visitor.page);
    await decision(visitor.page)
      .getByText(/wins?!|A draw/)
      .waitFor();
    const { header } = await kept(visitor.page);
    expect(header.seats.every(({ bot }) => bot !== undefined)).toBe(true);
    expectCalm(visitor);
  });

  it('is played to its end by people passing the phone', async () => {
    const visitor = await newVisitor({ viewport: PHONE });
    await settle(visitor.page, app, { quick: true });
    await sitDown(visitor.page, app, game, { ...fr, company: 'people' });
    await playOut(visitor.page);
    const { header, entries } = await kept(visitor.page);
    expect(header.seats.map(({ name }) => name)).toEqual(['Joueur 1', 'Joueur 2']);
    expect(entries.length).toBeGreaterThan(5);
    expectCalm(visitor);
  });
});
