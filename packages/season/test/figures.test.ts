import type { Game } from '@pocket-stadium/kernel';
import { repeatableRandom } from '@pocket-stadium/kernel';
import { describe, expect, it } from 'vitest';
import {
  append,
  botTeams,
  boxOf,
  columnsIn,
  countText,
  figure,
  fixturesOf,
  loadSeasonPart,
  luckRange,
  type MatchBox,
  newId,
  type SeasonLog,
  scoringPlays,
  statistics,
  tellPlay,
  typedColumns,
  typedResult,
} from '../src/index.ts';
import { seasonByLot, stateOf } from './season-by-lot.ts';

/** The first match of a season, with all that is told of it. */
async function firstBox(log: SeasonLog, game: Game): Promise<MatchBox> {
  const [fixture] = fixturesOf(stateOf(log));
  const box = fixture && boxOf(game, await loadSeasonPart(game.about.id), fixture);
  if (!box?.ok) throw new Error('no box score');
  return box.value;
}

const matches = new Map<string, ReturnType<typeof seasonByLot>>();
/** Season 15 of two teams is one match. */
function oneMatch(id: string): ReturnType<typeof seasonByLot> {
  const match = matches.get(id) ?? seasonByLot(15, id, botTeams(2, [], 'en'));
  matches.set(id, match);
  return match;
}

describe('how the points came', () => {
  it.each(['one-die-baseball', 'three-dice-baseball', 'pocket-rugby', 'runy-run-run', 'play-ball'])(
    'is told of %s, and adds up to the score',
    async (id) => {
      const { log, game } = oneMatch(id);
      const box = await firstBox(log, game);
      const { home, away, plays } = box;
      const scored = [0, 0, 0];
      for (const play of scoringPlays(box)) {
        scored[play.side] = (scored[play.side] ?? 0) + play.scored;
        for (const lang of ['fr', 'en'] as const) expect(tellPlay(game, box, play, { home: 'Ana', away: 'Bo' }, lang)).toMatch(/\p{L}{3}/u);
      }
      expect(plays.length).toBeGreaterThanOrEqual(scoringPlays(box).length);
      // In Runy prisoners are freed again: there the last line says who holds how many.
      const last = plays.at(-1)?.score ?? [];
      expect([last[home.side], last[away.side]]).toEqual([home.score, away.score]);
      if (id !== 'runy-run-run') expect([scored[home.side], scored[away.side]]).toEqual([home.score, away.score]);
    },
  );
});

describe('what luck allows', () => {
  it('has a range beside the figures of rugby, from match to match, and none where skill alone decides', async () => {
    const { log, game } = seasonByLot(3, 'pocket-rugby');
    const part = await loadSeasonPart(game.about.id);
    const stats = statistics(stateOf(log), game, part);
    const [pool, team] = [stats.luck?.teams, stats.teams[0]];
    if (!pool || !team) throw new Error('no luck in a game of dice');
    for (const column of stats.columns.teams) {
      const range = luckRange(column, team, pool);
      expect(range?.from).toBeLessThanOrEqual(range?.to ?? -1);
      const middle = ((pool.counts[column.key] ?? 0) / (2 * stats.boxes.length)) * team.matches;
      expect(range?.from).toBeLessThanOrEqual(middle);
      expect(range?.to).toBeGreaterThanOrEqual(middle);
    }
    const points = stats.columns.teams.find(({ key }) => key === 'points');
    if (!points) throw new Error('no points');
    const scoring = (count: number) => ({ ...team, counts: { points: count }, rated: { points: count } });
    expect(luckRange(points, scoring(0), pool)?.verdict).toBe('below');
    expect(luckRange(points, scoring(1000), pool)?.verdict).toBe('above');
    // Nobody knows in how many attempts the points of a typed result came.
    expect(luckRange(points, { ...scoring(30), counts: { points: 37 } }, pool)).toBeNull();
    const solved = oneMatch('play-ball');
    expect(statistics(stateOf(solved.log), solved.game, null).luck).toBeNull();
  });
});

it('a typed result counts with what was written down, and makes no average', async () => {
  const { log, game } = oneMatch('one-die-baseball');
  const part = await loadSeasonPart(game.about.id);
  const random = repeatableRandom(8);
  const [fixture] = fixturesOf(stateOf(log));
  const of = fixture?.inForce?.event.id ?? '';
  const before = statistics(stateOf(log), game, part);
  expect(typedColumns(game, part).map(({ key }) => key)).toEqual(['H', 'LOB']);
  const result = typedResult(5, 3, { totals: [{ H: 9, LOB: 4 }, { H: 7 }] });
  const typed = append(log, [{ type: 'corrected', fixture: fixture?.id ?? '', of, result, note: 'by hand' }], random);
  const box = await firstBox(typed, game);
  const { line, table } = columnsIn(game, part, box);
  expect([line.map(({ key }) => key), table.map(({ key }) => key)]).toEqual([[], ['H', 'LOB']]);
  expect([box.home, box.away].map(({ counts }) => table.map((column) => countText(box, column, counts)))).toEqual([
    ['9', '4'],
    ['7', ''],
  ]);
  const after = statistics(stateOf(typed), game, part);
  const totals = after.teams.find(({ entrant }) => entrant === fixture?.home);
  expect(totals).toMatchObject({ matches: 1, recorded: 0, counts: { R: 5, H: 9, LOB: 4 }, rated: {} });
  const average = after.columns.teams.find(({ key }) => key === 'AVG');
  expect(average && totals && figure(average, totals)).toBeNull();
  // One more match, typed in, changes no average of those that are known throw by throw.
  const [home, away] = [fixture?.home ?? '', fixture?.away ?? ''];
  const more = append(
    log,
    [
      { type: 'entered', entrant: { id: newId(random), team: botTeams(1, [], 'fr')[0] as ReturnType<typeof botTeams>[number] } },
      { type: 'paired', round: 2, fixtures: [{ home, away }], byes: [] },
      { type: 'result', fixture: `2:${home}:${away}`, result },
    ],
    random,
  );
  const both = statistics(stateOf(more), game, part).teams.find(({ entrant }) => entrant === home);
  const alone = before.teams.find(({ entrant }) => entrant === home);
  expect(both?.counts.H).toBe((alone?.counts.H ?? 0) + 9);
  expect(average && both && alone && figure(average, both) === figure(average, alone)).toBe(true);
});
