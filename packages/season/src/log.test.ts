import { repeatableRandom } from '@pocket-stadium/kernel';
import { describe, expect, it } from 'vitest';
import { fixturesOf } from './counted.ts';
import { append, mergeLogs } from './log.ts';
import { ranking } from './ranking.ts';
import { makeSeason, readSeason } from './season-file.ts';
import { makeTeam, packTeam, readTeam } from './team-file.ts';
import { blankTeam, playersOf } from './templates.ts';
import { stateOf, TestSeason } from './test-season.ts';

function played(): TestSeason {
  const season = new TestSeason({ kind: 'round-robin', times: 1 }, 6, 9);
  season.pair();
  season.play(1);
  season.play(2);
  return season;
}

describe('two people edit a season at once', () => {
  it('nothing is lost, whoever is asked first, and everybody sees the same', () => {
    const { log } = played();
    const [one, other] = [repeatableRandom(1), repeatableRandom(2)];
    const [first, second, third] = stateOf(log).rounds[2]?.fixtures ?? [];
    const result = (score: [number, number]) => ({ how: 'typed', winner: 'home', score }) as const;
    const here = append(
      log,
      [
        { type: 'result', fixture: first?.id ?? '', result: result([3, 1]) },
        { type: 'result', fixture: second?.id ?? '', result: result([2, 0]) },
      ],
      one,
      { by: 'Ana' },
    );
    const there = append(
      log,
      [
        { type: 'result', fixture: second?.id ?? '', result: result([5, 4]) },
        { type: 'result', fixture: third?.id ?? '', result: result([1, 0]) },
        { type: 'noted', text: 'Rain.' },
      ],
      other,
      { by: 'Bo' },
    );
    const merged = mergeLogs(here, there);
    expect(mergeLogs(there, here)).toEqual(merged);
    expect(mergeLogs(merged, here)).toEqual(merged);
    expect(merged.events.length).toBe(log.events.length + 5);
    const state = stateOf(merged);
    expect(state.rounds[2]?.fixtures.every(({ result }) => result !== null)).toBe(true);
    const contested = state.rounds[2]?.fixtures[1];
    expect([contested?.history.length, contested?.contested.length]).toEqual([2, 1]);
    const of = contested?.inForce?.event.id ?? '';
    const settled = append(
      merged,
      [{ type: 'corrected', fixture: contested?.id ?? '', of, result: result([5, 4]), note: 'Both sheets were looked at.' }],
      one,
    );
    const after = stateOf(settled).rounds[2]?.fixtures[1];
    expect([after?.result?.score, after?.history.length, after?.contested.length]).toEqual([[5, 4], 3, 0]);
  });

  it('both pair the same round: one pairing counts, and a result of the other is kept in sight', () => {
    const season = new TestSeason({ kind: 'swiss', rounds: 3 }, 4, 2);
    const [a = '', b = '', c = '', d = ''] = season.state.entrants.map(({ id }) => id);
    const paired = (pairs: [string, string][]) =>
      ({ type: 'paired', round: 1, fixtures: pairs.map(([home, away]) => ({ home, away })), byes: [] }) as const;
    const here = append(season.log, [paired([[a, b], [c, d]])], repeatableRandom(3)); // biome-ignore format: pairs
    const result = { how: 'typed', winner: 'home', score: [1, 0] } as const;
    const there = append(append(season.log, [{ type: 'noted', text: 'x' }], repeatableRandom(4)), [paired([[a, c], [b, d]]), { type: 'result', fixture: `1:${a}:${c}`, result }], repeatableRandom(5)); // biome-ignore format: pairs
    const state = stateOf(mergeLogs(here, there));
    expect(state.rounds[0]?.fixtures.map(({ home, away }) => [home, away])).toEqual([[a, b], [c, d]]); // biome-ignore format: pairs
    expect(state.unplaced.map(({ result }) => result?.score)).toEqual([[1, 0]]);
    expect(state.ignored.map(({ why }) => why.code)).toEqual(['paired-twice', 'no-such-match']);
  });
});

describe('a season as a file', () => {
  it('comes back as it was', () => {
    const { log } = played();
    expect(readSeason(makeSeason(log))).toEqual({ ok: true, value: log });
  });

  it('nothing throws, whatever is changed in it, and a refusal says where in both languages', () => {
    const text = makeSeason(played().log);
    const random = repeatableRandom(77);
    const strange = [null, -1, 1.5, '', 'x'.repeat(5000), [], {}, true, { __proto__: 1 }, 1e99, '\u202e'];
    let refused = 0;
    for (let i = 0; i < 1500; i++) {
      const data = JSON.parse(text);
      spoil(data, random, strange[random(strange.length)]);
      const read = readSeason(JSON.stringify(data));
      if (!read.ok) {
        refused++;
        expect(read.problem.message.fr.length * read.problem.message.en.length).toBeGreaterThan(0);
      } else {
        const state = stateOf(read.value);
        expect(ranking(state).length).toBe(state.entrants.length);
        expect(fixturesOf(state).length).toBeGreaterThanOrEqual(0);
      }
    }
    expect(refused).toBeGreaterThan(300);
    for (const bad of ['', '{', '[]', 'null', '{"format":2}', '{"format":99}', '"x"']) expect(readSeason(bad).ok).toBe(false);
  });
});

/** One value somewhere becomes another, or goes away. */
function spoil(data: unknown, random: (below: number) => number, other: unknown): void {
  let at = data as Record<string, unknown>;
  for (;;) {
    const keys = Object.keys(at);
    const key = keys[random(keys.length)];
    if (key === undefined) return;
    const value = at[key];
    if (typeof value === 'object' && value !== null && Object.keys(value).length > 0 && random(6) > 0) {
      at = value as Record<string, unknown>;
      continue;
    }
    if (random(4) === 0) delete at[key];
    else at[key] = other;
    return;
  }
}

describe('a team', () => {
  it('travels as a file and as a short text for a code', () => {
    const team = { ...blankTeam('Les Mouettes', 3), players: playersOf(['Ana', 'Bo Zé', '東']) };
    expect(readTeam(makeTeam(team))).toEqual({ ok: true, value: team });
    expect(readTeam(packTeam(team))).toEqual({ ok: true, value: team });
    const nine = blankTeam(
      'Neuf',
      1,
      Array.from({ length: 9 }, (_, i) => `Somebody Rather-Long ${i}`),
    );
    expect(packTeam(nine).length).toBeLessThan(500);
    for (const bad of ['', '[]', '{}', '[1,2,3]', 'hello', '{"format":7}', '[1,"a","b","c",[99,1,1],[[1]]]'])
      expect(readTeam(bad).ok).toBe(false);
  });
});
