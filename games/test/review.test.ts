import { loadOracle, type Oracle, type Review, review } from '@pocket-stadium/bots';
import { randomMatch } from '@pocket-stadium/bots/kit/test-matches';
import { allFaces, type Game, newHeader, Play, repeatableRandom, sideOf } from '@pocket-stadium/kernel';
import { describe, expect, it } from 'vitest';
import { InningsSimulation } from '../_baseball/bots/simulation.ts';
import { GAMES } from '../shelf/rules.ts';
import { solver as twoDice } from '../two-dice-baseball/bots/solver/index.ts';

function gameNamed(id: string): Game {
  const game = GAMES.get(id);
  if (!game) throw new Error(`no game ${id}`);
  return game;
}

const SOAK = process.env.SOAK === '1';

async function oracleOf(play: Play): Promise<Oracle> {
  const oracle = await loadOracle(play.game.about.id, play.header.options, play.header.seats.length);
  if (!oracle) throw new Error('nobody knows');
  return oracle;
}

function expectToAddUp({ totals, entries }: Review, { game, header }: Play, result: readonly number[]): void {
  for (const [seat, { start, luck, cost, gained, end }] of totals.entries()) {
    expect(Math.abs(start + luck - cost + gained - end)).toBeLessThan(1e-9);
    expect(end).toBe(result[seat]);
    expect(cost).toBeGreaterThanOrEqual(-1e-12);
  }
  for (const { expect: values } of entries) {
    const sides = new Map(values.map((value, seat) => [sideOf(game, seat, header.options), value]));
    expect([...sides.values()].reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
  }
}

const SOLVED = [
  ['one-die-baseball', {}, 2, 200],
  ['two-dice-baseball', { walkOff: true }, 2, 150],
  ['three-dice-baseball', { innings: 3 }, 2, 150],
  ['dice-and-run', {}, 5, 150],
  ['dice-and-run', { mode: 'advanced', innings: 2 }, 2, 100],
  ['dice-and-run', { mode: 'advanced', innings: 1, walkOff: true, stealDuel: 'lowest' }, 4, 100],
  ['pocket-rugby', { minutes: 20, halves: 1 }, 2, 75],
  ['pocket-rugby', { minutes: 20, yellowMinutes: 4 }, 2, 75],
] as const;

describe('the review of a solved match', () => {
  it.each(SOLVED)('luck and cost add up to the result: %s %j, %i seats, %i matches', async (gameId, options, seats, matches) => {
    const random = repeatableRandom(11);
    const oracle = await oracleOf(randomMatch(gameNamed(gameId), options, seats, random));
    expect(oracle.source).toBe('exact');
    let costly = 0;
    for (let match = 0; match < (SOAK ? 5 * matches : matches); match++) {
      const play = randomMatch(gameNamed(gameId), options, seats, random);
      const done = review(play, oracle);
      const winners = play.outcome?.winners ?? [];
      const sides = new Set(winners.map((seat) => play.game.side?.(seat, play.header.options) ?? seat)).size;
      expectToAddUp(
        done,
        play,
        Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / sides : 0)),
      );
      costly += done.entries.filter(({ better }) => better).length;
    }
    expect(costly > 0).toBe(gameId === 'pocket-rugby' || 'mode' in options);
  });

  it('the luck of a roll is what it gave against the mean over its faces', async () => {
    const play = randomMatch(gameNamed('pocket-rugby'), { minutes: 20, halves: 1 }, 2, repeatableRandom(4));
    const oracle = await oracleOf(play);
    const { entries } = review(play, oracle);
    const history = play.history();
    let before = play.game.start(play.header.options, 2);
    for (const [i, { entry, state }] of history.entries()) {
      const next = play.game.next(before);
      if (entry.type === 'roll' && next.kind === 'roll') {
        const all = allFaces(next.dice).map(({ faces }) => oracle.expect(play.game.roll(before, faces).state)[0] as number);
        const mean = all.reduce((a, b) => a + b, 0) / all.length;
        expect(entries[i]?.luck[0]).toBeCloseTo((oracle.expect(state)[0] as number) - mean, 6);
      }
      before = state;
    }
  });

  it('a pitch nobody may see is no luck until it is taken, and no excuse for the choice', async () => {
    const play = randomMatch(gameNamed('dice-and-run'), { mode: 'advanced', innings: 1 }, 2, repeatableRandom(8));
    const oracle = await oracleOf(play);
    const { entries } = review(play, oracle);
    const taken = entries.filter((_, i) => JSON.stringify(play.history()[i]?.entry).includes('"take"'));
    const pitches = play.history().flatMap(({ facts }, i) => (facts.some(({ code }) => code === 'pitch') ? [entries[i]] : []));
    expect(pitches.length).toBeGreaterThan(5);
    for (const pitch of pitches) expect(Math.abs(pitch?.luck[0] ?? 1)).toBeLessThan(1e-12);
    expect(taken.some(({ luck }) => Math.abs(luck[0] as number) > 1e-4)).toBe(true);
  });

  it('the best choice costs nothing, another one says what was better, in both languages', async () => {
    const game = GAMES.get('dice-and-run') as Game;
    const header = newHeader(game, {
      seats: [{ name: 'A' }, { name: 'B' }],
      options: { mode: 'advanced', first: 0, innings: 1 },
      dice: { kind: 'hand' },
    });
    if (!header.ok) throw new Error('header');
    const play = Play.open(game, header.value);
    if (!play.ok) throw new Error('play');
    play.value.append({ type: 'roll', seat: 1, faces: [3, 4], from: 'hand' });
    play.value.append({ type: 'move', seat: 0, move: 'swing' });
    const { entries, totals } = review(play.value, await oracleOf(play.value));
    const swing = entries[1];
    expect(swing?.cost?.[0]).toBeGreaterThan(0.001);
    expect(swing?.better?.move).toBe('take');
    expect(swing?.better?.name.fr).not.toBe(swing?.better?.name.en);
    expect(totals[1]?.gained).toBeCloseTo(swing?.cost?.[0] ?? 0, 12);
  });

  it('says how far it is, position by position', async () => {
    const play = randomMatch(gameNamed('pocket-rugby'), { minutes: 20, halves: 1 }, 2, repeatableRandom(4));
    const heard: number[] = [];
    review(play, await oracleOf(play), (done) => heard.push(done));
    expect(heard).toHaveLength(play.history().length + 1);
    expect(heard).toEqual([...heard].sort((one, other) => one - other));
    expect(heard.at(-1)).toBe(1);
  });

  it('a forfeit is a choice that costs what was left', async () => {
    const play = randomMatch(gameNamed('pocket-rugby'), { minutes: 20 }, 2, repeatableRandom(1));
    const cut = Play.open(play.game, play.header);
    if (!cut.ok) throw new Error('play');
    for (const entry of play.entries.slice(0, 8)) cut.value.append(entry);
    cut.value.append({ type: 'forfeit', seat: 0 });
    const { totals, entries } = review(cut.value, await oracleOf(cut.value));
    expect(entries.at(-1)).toMatchObject({ type: 'forfeit', seat: 0, expect: [0, 1] });
    for (const { start, luck, cost, gained, end } of totals) expect(start + luck - cost + gained).toBeCloseTo(end, 9);
  });
});

describe('the review of a match of three or more', () => {
  it('is an estimate that adds up as well, and knows who cannot lose any more', async () => {
    const random = repeatableRandom(21);
    for (const gameId of ['one-die-baseball', 'three-dice-baseball']) {
      const play = randomMatch(gameNamed(gameId), { innings: 2 }, 3, random);
      const oracle = await oracleOf(play);
      expect(oracle.source).toBe('simulation');
      const done = review(play, oracle);
      expectToAddUp(
        done,
        play,
        [0, 1, 2].map((seat) => (play.outcome?.winners.includes(seat) ? 1 : 0)),
      );
      for (const share of done.totals.map(({ start }) => start)) expect(Math.abs(share - 1 / 3)).toBeLessThan(0.05);
    }
  });

  it('agrees with the exact values where there are two', async () => {
    const play = randomMatch(gameNamed('two-dice-baseball'), { innings: 3 }, 2, repeatableRandom(2));
    const matches = 20_000;
    const simulated = new InningsSimulation(twoDice.solution(play.header.options) as never, 2, matches);
    const exact = await oracleOf(play);
    for (const { state } of play.history().filter((_, i) => i % 7 === 0)) {
      const [share = 0] = exact.expect(state);
      const error = Math.sqrt(Math.max(share * (1 - share), 1e-6) / matches);
      expect(Math.abs((simulated.expect(state as never)[0] as number) - share)).toBeLessThan(4.5 * error);
    }
  });
});
