import { describe, expect, it } from 'vitest';
import { fixturesOf, isStruckOut, openFixtures } from './counted.ts';
import { challenge, challengesOf, rungs } from './pairing/ladder.ts';
import { isOver } from './pairing/next-round.ts';
import { ranking } from './ranking.ts';
import type { SeasonState } from './state.ts';
import { TestSeason } from './test-season.ts';

const meetings = (state: SeasonState) => fixturesOf(state).map(({ home, away }) => [home, away].sort().join());

describe('a round robin', () => {
  it('everybody meets everybody, at home and away in turn, from two to forty', () => {
    for (let size = 2; size <= 40; size++) {
      for (const times of [1, 2] as const) {
        const season = new TestSeason({ kind: 'round-robin', times }, size, size);
        expect(season.pair()).toBeNull();
        const { state } = season;
        const met = meetings(state);
        expect(met.length).toBe((times * size * (size - 1)) / 2);
        expect(new Set(met).size).toBe((size * (size - 1)) / 2);
        for (const { fixtures, byes } of state.rounds) {
          const all = [...fixtures.flatMap(({ home, away }) => [home, away]), ...byes];
          expect(new Set(all).size).toBe(size);
          expect(all.length).toBe(size);
        }
        for (const { id } of state.entrants) {
          const home = fixturesOf(state).filter((match) => match.home === id).length;
          const away = fixturesOf(state).filter((match) => match.away === id).length;
          expect(Math.abs(home - away)).toBeLessThanOrEqual(times === 2 ? 0 : 1);
        }
        expect(season.pair()).toBe('season-over');
      }
    }
  });

  it('somebody comes late: the byes are used, and nobody plays twice in a round', () => {
    const season = new TestSeason({ kind: 'round-robin', times: 1 }, 7, 3);
    season.pair();
    season.play(1);
    season.enter();
    expect(season.pair()).toBeNull();
    for (let round = 1; round <= season.state.rounds.length; round++) season.play(round);
    const { state } = season;
    expect(new Set(meetings(state)).size).toBe(28);
    expect(meetings(state).length).toBe(28);
    for (const { fixtures } of state.rounds)
      expect(new Set(fixtures.flatMap(({ home, away }) => [home, away])).size).toBe(2 * fixtures.length);
    expect(state.rounds.length).toBe(8);
    expect(isOver(state)).toBe(true);
    expect(ranking(state).map(({ played }) => played)).toEqual(new Array(8).fill(7));
  });

  it('who leaves early is struck out; who leaves late loses the rest', () => {
    for (const [played, struck] of [
      [2, true],
      [5, false],
    ] as const) {
      const season = new TestSeason({ kind: 'round-robin', times: 1 }, 8, 4);
      season.pair();
      for (let round = 1; round <= played; round++) season.play(round);
      const [leaver] = season.state.entrants;
      if (!leaver) throw new Error('nobody');
      season.add({ type: 'withdrew', entrant: leaver.id });
      for (let round = played + 1; round <= 7; round++) season.play(round, [leaver.id]);
      const { state } = season;
      expect(openFixtures(state)).toEqual([]);
      const rows = ranking(state);
      expect(rows.find(({ entrant }) => entrant.id === leaver.id)?.struckOut).toBe(struck);
      expect(isStruckOut(state, state.entrants[0] as (typeof state.entrants)[number])).toBe(struck);
      const others = rows.filter(({ entrant }) => entrant.id !== leaver.id);
      expect(others.map(({ played }) => played)).toEqual(new Array(7).fill(struck ? 6 : 7));
      if (struck) expect(rows.at(-1)?.entrant.id).toBe(leaver.id);
    }
  });
});

describe('a Swiss', () => {
  it('nobody meets again, nobody has a second bye, whoever comes and goes', () => {
    for (let seed = 0; seed < 12; seed++) {
      const season = new TestSeason({ kind: 'swiss', rounds: 5 }, 9 + (seed % 8), seed);
      for (let round = 1; round <= 5; round++) {
        if (round === 3) season.add({ type: 'withdrew', entrant: season.state.entrants[2]?.id ?? '' });
        if (round === 4) season.enter();
        expect(season.pair()).toBeNull();
        expect(season.pair()).toBe('round-under-way');
        season.play(round);
      }
      const { state } = season;
      expect(season.pair()).toBe('season-over');
      expect(new Set(meetings(state)).size).toBe(meetings(state).length);
      const byes = state.rounds.flatMap((round) => round.byes);
      expect(new Set(byes).size).toBe(byes.length);
      expect(state.rounds[3]?.fixtures.some(({ home, away }) => [home, away].includes(state.entrants[2]?.id ?? ''))).toBe(false);
    }
  });
});

describe('a knock-out', () => {
  it('everybody but one goes out; the best seeds have the byes and meet last', () => {
    for (let size = 2; size <= 40; size++) {
      const season = new TestSeason({ kind: 'knock-out', thirdPlace: false }, size, size, false);
      let rounds = 0;
      while (season.pair() === null) season.play(++rounds);
      const { state } = season;
      expect(rounds).toBe(Math.ceil(Math.log2(size)));
      expect(fixturesOf(state).length).toBe(size - 1);
      expect(isOver(state)).toBe(true);
      const [first, second] = ranking(state);
      expect([first?.lost, first?.place, second?.place]).toEqual([0, 1, 2]);
      const byes = state.rounds[0]?.byes.map((id) => state.entrants.find((entrant) => entrant.id === id)?.seed ?? 0) ?? [];
      expect(byes.sort((a, b) => a - b)).toEqual(Array.from({ length: 2 ** rounds - size }, (_, i) => i + 1));
    }
  });

  it('has a match for the third place, asks who goes on after a draw, takes late comers into byes', () => {
    const season = new TestSeason({ kind: 'knock-out', thirdPlace: true }, 7, 1, false);
    season.pair();
    const late = season.enter();
    expect(season.pair()).toBeNull();
    expect(season.state.rounds[0]?.fixtures.map(({ away }) => away)).toContain(late);
    expect(season.state.rounds[0]?.byes).toEqual([]);
    const [one] = season.state.rounds[0]?.fixtures ?? [];
    season.add({ type: 'result', fixture: one?.id ?? '', result: { how: 'typed', winner: 'draw', score: [2, 2] } });
    season.play(1);
    expect(season.pair()).toBe('drawn');
    const [drawn] = season.state.rounds[0]?.fixtures ?? [];
    const result = { how: 'typed', winner: 'draw', score: [2, 2], advances: 'away' } as const;
    season.add({ type: 'corrected', fixture: one?.id ?? '', of: drawn?.inForce?.event.id ?? '', result, note: 'By lot.' });
    for (let round = 2; season.pair() === null; round++) season.play(round);
    expect(fixturesOf(season.state).length).toBe(8);
    expect(
      ranking(season.state)
        .slice(0, 4)
        .map(({ place }) => place),
    ).toEqual([1, 2, 3, 4]);
  });

  it('goes on where somebody leaves', () => {
    const season = new TestSeason({ kind: 'knock-out', thirdPlace: true }, 8, 5, false);
    season.pair();
    const leaver = season.state.rounds[0]?.fixtures[0]?.home ?? '';
    season.add({ type: 'withdrew', entrant: leaver });
    for (let round = 1; round === 1 || season.pair() === null; round++) season.play(round, [leaver]);
    expect(isOver(season.state)).toBe(true);
    expect(ranking(season.state)[0]?.entrant.id).not.toBe(leaver);
  });
});

describe('a ladder', () => {
  it('who beats somebody above takes that rung', () => {
    const season = new TestSeason({ kind: 'ladder', reach: 3 }, 5, 1);
    const [a = '', b = '', c = '', d = '', e = ''] = season.state.entrants.map(({ id }) => id);
    expect(challengesOf(season.state)[0]).toEqual({ challenger: e, within: [d, c, b] });
    expect(challenge(season.state, e, a).ok).toBe(false);
    expect(challenge(season.state, a, b).ok).toBe(false);
    const asked = challenge(season.state, d, a);
    if (!asked.ok) throw new Error(asked.problem.message.en);
    season.add(...asked.value);
    expect(challenge(season.state, d, c).ok).toBe(false);
    // Those two have a match to play, so the others challenge each other.
    expect(challengesOf(season.state)).toEqual([
      { challenger: e, within: [c, b] },
      { challenger: c, within: [b] },
    ]);
    const [match] = season.state.rounds[0]?.fixtures ?? [];
    season.add({ type: 'result', fixture: match?.id ?? '', result: { how: 'typed', winner: 'away', score: [1, 2] } });
    expect(rungs(season.state)).toEqual([d, a, b, c, e]);
    expect(ranking(season.state).map(({ entrant }) => entrant.id)).toEqual([d, a, b, c, e]);
    expect(season.pair()).toBeNull();
    expect(season.state.rounds[1]?.fixtures.map(({ home, away }) => [home, away])).toEqual([
      [a, b],
      [c, e],
    ]);
  });
});
