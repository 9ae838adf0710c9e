import { readFileSync } from 'node:fs';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildStadium, stadium } from './stadium.ts';

beforeAll(buildStadium);

const GAMES_PLAYED = process.env.SOAK ? 400_000 : 20_000;
const exact = JSON.parse(readFileSync(new URL('../../../games/test/figures.json', import.meta.url), 'utf8'));

interface Figure {
  readonly figure: string;
  readonly of?: number;
  readonly mean: number;
  readonly se: number;
  readonly observations: number;
  readonly distribution: readonly (readonly [number, number])[];
}
interface Simulated {
  readonly games: number;
  readonly figures: readonly Figure[];
  readonly ratios: readonly Figure[];
}

function simulated(...args: string[]): Simulated {
  const { code, out, err } = stadium(['simulate', ...args, '--json']);
  expect(err).toBe('');
  expect(code).toBe(0);
  return JSON.parse(out);
}

function figure({ figures, ratios }: Simulated, name: string, of?: number): Figure {
  const found = [...figures, ...ratios].find((each) => each.figure === name && each.of === of);
  if (!found) throw new Error(`no figure ${name}`);
  return found;
}

const errorsApart = ({ mean, se }: Figure, expected: number): number => Math.abs(mean - expected) / se;

/** How far the share of a value lies from its exact probability, in standard errors. */
function shareErrors({ distribution, observations }: Figure, value: number, p: number): number {
  const count = distribution.find(([known]) => known === value)?.[1] ?? 0;
  return Math.abs(count / observations - p) / Math.sqrt((p * (1 - p)) / observations);
}

describe('the same seed gives the same figures', () => {
  it.each([
    ['one-die-baseball', '--seats', '3', '--option', 'innings=3'],
    ['pocket-rugby', '--option', 'minutes=20'],
    ['dice-and-run', '--option', 'mode=advanced', '--option', 'innings=1', '--seats', '4'],
  ])('%s: whatever the number of workers', (...args) => {
    const run = (workers: string, seed: string) =>
      stadium(['simulate', ...args, '--games', '600', '--seed', seed, '--workers', workers, '--json']).out;
    const one = run('1', 'same');
    expect(JSON.parse(one).games).toBe(600);
    expect(run('2', 'same')).toBe(one);
    expect(run('5', 'same')).toBe(one);
    expect(run('1', 'other')).not.toBe(one);
  });
});

describe('simulated means lie within four standard errors of the exact ones', () => {
  it('one die', () => {
    const found = simulated('one-die-baseball', '--games', String(GAMES_PLAYED), '--seed', 'figures');
    const wanted = exact['one-die-baseball'];
    expect(errorsApart(figure(found, 'runsPerHalfInning'), wanted.runsPerHalfInning.mean)).toBeLessThan(4);
    for (const [runs, p] of wanted.runsPerHalfInning.p.entries())
      expect(shareErrors(figure(found, 'runsPerHalfInning'), runs, p)).toBeLessThan(4);
    expect(errorsApart(figure(found, 'HPerHalfInning'), wanted.hitsPerHalfInning)).toBeLessThan(4);
    expect(errorsApart(figure(found, 'LOBPerHalfInning'), wanted.leftOnBasePerHalfInning)).toBeLessThan(4);
    expect(errorsApart(figure(found, 'innings'), wanted.meanInnings)).toBeLessThan(4);
    expect(errorsApart(figure(found, 'totalR'), wanted.meanTotalRuns)).toBeLessThan(4);
    expect(errorsApart(figure(found, 'share', 0), wanted.valueToBeginner)).toBeLessThan(4);
    const { distribution, observations } = figure(found, 'innings');
    const extra = distribution.filter(([innings]) => innings > 9).reduce((sum, [, count]) => sum + count, 0) / observations;
    const p = wanted.extraInnings;
    expect(Math.abs(extra - p) / Math.sqrt((p * (1 - p)) / observations)).toBeLessThan(4);
  });

  it.each([
    ['two-dice-baseball', []],
    ['dice-and-run', ['--option', 'mode=basic']],
  ])('%s', (id, options) => {
    const found = figure(simulated(id, ...options, '--games', String(GAMES_PLAYED), '--seed', 'figures'), 'runsPerHalfInning');
    const { mean, p } = exact[id].runsPerHalfInning;
    expect(errorsApart(found, mean)).toBeLessThan(4);
    for (const [runs, share] of p.entries()) expect(shareErrors(found, runs, share)).toBeLessThan(4);
  });

  it('the shares of the seats sum to one', () => {
    const found = simulated('three-dice-baseball', '--games', '300', '--seed', 's', '--seats', '5');
    const total = [0, 1, 2, 3, 4].reduce((sum, seat) => sum + figure(found, 'share', seat).mean, 0);
    expect(total).toBeCloseTo(1, 10);
  });
});

describe('for people and for programs', () => {
  it.each([...GAMES.keys()])('%s: a table with histograms, in both languages', (id) => {
    const fr = stadium(['simulate', id, '--games', '20', '--seed', 's', '--nodes', '10', '--lang', 'fr']);
    expect(fr).toMatchObject({ code: 0, err: '' });
    expect(fr.out).toContain('20 matchs');
    expect(fr.out).toContain('Répartition');
    expect(fr.out).toContain('█');
    expect(fr.out).not.toMatch(/undefined|NaN|\{\w+\}/);
    for (const line of fr.out.split('\n').slice(2)) expect([...line].length).toBeLessThanOrEqual(80);
    expect(stadium(['simulate', id, '--games', '1', '--seed', 's', '--nodes', '10']).out).toContain(': 1 match,');
  });

  it('CSV has one measure a line', () => {
    const { code, out } = stadium(['simulate', 'one-die-baseball', '--games', '50', '--seed', 's', '--csv']);
    expect(code).toBe(0);
    const [heading, ...lines] = out.trimEnd().split('\n');
    expect(heading).toBe('figure,of,measure,value');
    expect(lines).toContain('games,,count,50');
    for (const line of lines) expect(line).toMatch(/^\w+,\d*,[\w -]+,-?[\d.e-]+$/);
  });

  it('a seed is drawn and shown when none is given', () => {
    const seeds = [1, 2].map(() => /seed "(\w+)"/.exec(stadium(['simulate', 'three-dice-baseball', '--games', '5']).out)?.[1]);
    expect(seeds[0]).toMatch(/^[0-9a-f]{16}$/);
    expect(seeds[0]).not.toBe(seeds[1]);
  });
});
