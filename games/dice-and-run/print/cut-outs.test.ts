import { LANGS } from '@pocket-stadium/kernel';
import { expect, test } from 'vitest';
import { home_team, visitors } from '../../_baseball/words/print.ts';
import { game } from '../rules/index.ts';
import { counters, players } from './cut-outs.ts';

const times = (svg: string, words: string): number => svg.split(`>${words}<`).length - 1;

test.each(LANGS)('players and counters say whose they are in words, for paper without colours: %s', (lang) => {
  for (const team of [home_team, visitors]) {
    // Eight players and four to draw oneself, with two feet each.
    expect(times(players(game.about, lang), team[lang])).toBe(24);
    expect(times(counters(game.about, lang), team[lang])).toBe(1);
  }
});
