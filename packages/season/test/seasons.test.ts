import { readFileSync } from 'node:fs';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { accept, type Game, repeatableRandom } from '@pocket-stadium/kernel';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import {
  append,
  botTeams,
  countedMatches,
  csvFiles,
  type KeptBox,
  loadSeasonPart,
  luckRange,
  type MatchResult,
  makeSeason,
  makeSetup,
  newId,
  newSeason,
  openData,
  packBox,
  playOf,
  ranking,
  readSeason,
  resultsFromCsv,
  resultsFromRetrosheet,
  type SeasonLog,
  statistics,
  takeIn,
  typedResult,
  unpackBox,
} from '../src/index.ts';
import { seasonByLot, stateOf } from './season-by-lot.ts';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

describe('simulated seasons', () => {
  it('runs scored are runs allowed, wins are losses, at-bats add up, and all of it follows from the matches alone', async () => {
    for (let i = 0; i < 60; i++) {
      const { log, game } = seasonByLot(i);
      const part = await loadSeasonPart(game.about.id);
      const state = stateOf(log);
      const stats = statistics(state, game, part);
      expect(stats.unread).toEqual([]);
      const rows = stats.ranking;
      expect(sum(rows.map(({ scored }) => scored))).toBe(sum(rows.map(({ allowed }) => allowed)));
      expect(sum(rows.map(({ won }) => won))).toBe(sum(rows.map(({ lost }) => lost)));
      expect(sum(rows.map(({ played }) => played))).toBe(2 * countedMatches(state).length);
      for (const row of rows) {
        expect(row.won + row.drawn + row.lost).toBe(row.played);
        expect(row.home.won + row.away.won).toBe(row.won);
        const box = stats.teams.find(({ entrant }) => entrant === row.entrant.id);
        if (part?.events) expect([box?.counts.R, box?.against.counts.R]).toEqual([row.scored, row.allowed]);
        if (part?.bonus) expect(box?.counts.points ?? 0).toBe(row.scored);
        if (box && part?.events)
          atBatsAddUp(
            box.counts,
            stats.players.filter(({ entrant }) => entrant === row.entrant.id).map(({ counts }) => counts),
          );
      }
      // Box scores are kept as a browser keeps them: without names, zeros and plays. The same figures come of it.
      const kept = JSON.parse(JSON.stringify(stats.boxes.map(packBox))) as KeptBox[];
      const at = new Map(stats.boxes.map(({ fixture }, i) => [fixture.id, kept[i] as KeptBox]));
      const again = statistics(state, game, part, (fixture) =>
        accept(unpackBox(at.get(fixture.id) as KeptBox, fixture, part?.lineup ?? 0)),
      );
      expect(csvFiles(state, again)).toEqual(csvFiles(state, stats));
      expect(again.records.map(({ value, entrant, player }) => [value, entrant, player])).toEqual(
        stats.records.map(({ value, entrant, player }) => [value, entrant, player]),
      );
      for (const { home, away, fixture } of stats.boxes) expect([home.score, away.score]).toEqual(fixture.result?.score);
      // The ranking follows from the file alone, in whatever order it is read.
      const read = readSeason(makeSeason({ ...log, events: [log.events[0], ...log.events.slice(1).toReversed()] as SeasonLog['events'] }));
      expect(read.ok && ranking(stateOf(read.value))).toEqual(ranking(state));
    }
  });

  function atBatsAddUp(team: Readonly<Record<string, number>>, players: readonly Readonly<Record<string, number>>[]): void {
    for (const key of ['PA', 'AB', 'R', 'H', '2B', '3B', 'HR', 'BB', 'SO', 'SB', 'CS'])
      expect(sum(players.map((counts) => counts[key] ?? 0))).toBe(team[key]);
    const { PA = 0, AB = 0, BB = 0, HBP = 0, SH = 0, SF = 0, H = 0, HR = 0 } = team;
    expect(AB + BB + HBP + SH + SF).toBe(PA);
    expect(team['2B'] ?? 0).toBeLessThanOrEqual(H - HR);
  }

  it('where a game takes three a fill-in has the last seat, and of the two the better one wins', () => {
    const { log, game } = seasonByLot(5, 'runy-run-run');
    const state = stateOf(log);
    const stats = statistics(state, game, null);
    expect(stats.unread).toEqual([]);
    expect(stats.boxes.length).toBe(countedMatches(state).length);
    for (const { fixture } of stats.boxes) {
      const { record = '', score, winner } = fixture.result ?? {};
      const play = playOf(game, record);
      if (!play.ok) throw new Error(play.problem.message.en);
      expect(play.value.header.seats.map(({ bot }) => bot)).toEqual([undefined, undefined, 'regular']);
      const { winners = [], score: all = [] } = play.value.outcome ?? {};
      expect(score).toEqual(all.slice(0, 2));
      if (winners.length === 1 && winners[0] !== 2) expect(winner).toBe(winners[0] === 0 ? 'home' : 'away');
      else expect(winner).toBe(all[0] === all[1] ? 'draw' : (all[0] ?? 0) > (all[1] ?? 0) ? 'home' : 'away');
    }
  });

  it('is written as tables and open data, and results come back from a table', async () => {
    const { log, game } = seasonByLot(0);
    const state = stateOf(log);
    const part = await loadSeasonPart(game.about.id);
    const stats = statistics(state, game, part);
    const files = csvFiles(state, stats);
    expect(files.map(({ name }) => name)).toEqual(['results.csv', 'ranking.csv', 'teams.csv', 'players.csv']);
    const open = openData(state, stats, game, part, '2026-04-01');
    expect(open.without).toEqual([]);
    expect(open.files.filter(({ name }) => name.endsWith('.EVA')).length).toBe(state.entrants.length);
    const empty = { ...log, events: log.events.filter(({ type }) => type !== 'result') };
    const back = resultsFromCsv(stateOf(empty), files[0]?.text ?? '');
    if (!back.ok) throw new Error(back.problem.message.en);
    const again = stateOf(append(empty, back.value, repeatableRandom(1)));
    expect(ranking(again).map(({ entrant, points, scored }) => [entrant.id, points, scored])).toEqual(
      ranking(state).map(({ entrant, points, scored }) => [entrant.id, points, scored]),
    );
    // Event files of either league give the same scores and line scores.
    for (const league of ['A', 'N'] as const) {
      const events = openData(state, stats, game, part, '2026-04-01', league).files;
      expect(events.some(({ name }) => name.endsWith(`.EV${league}`))).toBe(true);
      const read = resultsFromRetrosheet(stateOf(empty), events);
      if (!read.ok) throw new Error(read.problem.message.en);
      const told = stateOf(append(empty, read.value, repeatableRandom(2)));
      const lines = new Map(stats.boxes.map(({ fixture, home, away }) => [fixture.id, [home, away]]));
      for (const { id, result } of told.rounds.flatMap(({ fixtures }) => fixtures)) {
        expect(result?.score).toEqual(lines.get(id)?.map(({ score }) => score));
        expect(result?.line?.map((line) => line.filter((runs) => runs !== null))).toEqual(
          lines.get(id)?.map(({ line }) => line.filter((runs) => typeof runs === 'number')),
        );
        expect(result?.totals).toEqual(lines.get(id)?.map(({ counts }) => ({ H: counts.H, E: counts.E })));
      }
      expect(resultsFromRetrosheet(state, events)).toMatchObject({ ok: true, value: [] });
    }
    expect(takeIn(stateOf(empty), [...files].reverse())).toMatchObject({ ok: true, value: { results: back.value } });
    expect(takeIn(stateOf(empty), [{ name: 'x.json', text: makeSeason(log) }])).toMatchObject({
      ok: true,
      value: { copy: { id: log.id } },
    });
    for (const [code, name, text] of [
      ['no-events', 'holiday.jpg', 'ÿØÿà'],
      ['not-results', 'a.csv', 'a,b\n1,2'],
      ['not-a-season', 'a.json', '{'],
      ['other-season', 'a.json', makeSeason({ ...log, id: '0'.repeat(32) })],
      ['no-match-inside', '2026GUL.EVA', 'id,GUL202604010\nnonsense'],
      ['no-match-inside', 'linescores.csv', 'date,team,at,score,line\n2026-04-01,X,home,3,'],
      ['no-team-list', '2026GUL.EVA', open.files[0]?.text ?? ''],
    ] as const)
      expect(takeIn(state, [{ name, text }])).toMatchObject({ ok: false, problem: { code } });
    expect(takeIn(state, [])).toMatchObject({ ok: false, problem: { code: 'no-events' } });
    for (const bad of [
      '',
      'a,b\n1,2',
      'round,home,away,home_score,away_score\n1,X,Y,1,2',
      'round,home,away,home_score,away_score\n1,X,Y,-1,2',
    ])
      expect(resultsFromCsv(state, bad).ok).toBe(false);
    const average = part?.players.find(({ key }) => key === 'AVG');
    if (!average) throw new Error('no average');
    const pool = stats.luck?.players;
    if (!pool) throw new Error('no luck in a game of dice');
    const did = (counts: Record<string, number>) => ({ matches: 9, recorded: 9, counts, rated: counts });
    expect(luckRange(average, did({ AB: 100, H: 100 }), pool)?.verdict).toBe('above');
    expect(luckRange(average, did({ AB: 100, H: 0 }), pool)?.verdict).toBe('below');
    expect(luckRange(average, did(pool.counts), pool)?.verdict).toBe('within');
    expect(stats.records.every(({ value, before }) => value > before)).toBe(true);
  });

  it('what was typed in comes back too: draws that somebody won, walkovers, and line scores of those who meet again', () => {
    const random = repeatableRandom(3);
    const game = GAMES.get('one-die-baseball') as Game;
    const setup = makeSetup(game, { title: 'Typed', schedule: { kind: 'ladder', reach: 2 }, options: {} });
    if (!setup.ok) throw new Error(setup.problem.message.en);
    const begun = newSeason(setup.value, random, { at: '2026-04-01T10:00:00Z' });
    const [home = '', away = ''] = [newId(random), newId(random)];
    const teams = botTeams(2, [], 'fr').map((team, i) => ({ type: 'entered' as const, entrant: { id: i === 0 ? home : away, team } }));
    const rounds = [1, 2, 3, 4].map((round) => ({ type: 'paired' as const, round, fixtures: [{ home, away }], byes: [] }));
    const empty = append(begun, [...teams, ...rounds], random);
    const results: readonly (MatchResult | null)[] = [
      null,
      typedResult(2, 2, { advances: 'away' }),
      { how: 'walkover', winner: 'away', score: [0, 0] },
      typedResult(3, 1, {
        line: [
          [3, null],
          [0, 1],
        ],
      }),
    ];
    const events = results.flatMap((result, i) =>
      result ? [{ type: 'result' as const, fixture: `${i + 1}:${home}:${away}`, result }] : [],
    );
    const typed = stateOf(append(empty, events, random));
    const stats = statistics(typed, game, null);
    const table = csvFiles(typed, stats)[0]?.text ?? '';
    // A spreadsheet may part cells by semicolons.
    for (const text of [table, `\uFEFF${table.replaceAll(',', ';')}`]) {
      const read = resultsFromCsv(stateOf(empty), text);
      expect(read.ok && read.value.map((event) => event.type === 'result' && [event.fixture, event.result])).toEqual(
        events.map(({ fixture, result: { line: _, ...result } }) => [fixture, result]),
      );
    }
    expect(resultsFromCsv(stateOf(empty), table.replace('draw', 'nobody'))).toMatchObject({ problem: { code: 'bad-winner' } });
    const { files } = openData(typed, stats, game, null, '2026-04-01');
    const read = takeIn(stateOf(empty), files);
    expect(read.ok && 'results' in read.value && read.value.results).toEqual([
      { ...events[0], result: typedResult(2, 2) },
      { ...events[2] },
    ]);
  });

  it('is what the schema of the docs says', () => {
    const schema = JSON.parse(readFileSync(new URL('../../../docs/season.schema.json', import.meta.url), 'utf8'));
    const valid = new Ajv2020({ strict: false }).compile(schema);
    const { log } = seasonByLot(4);
    const [fixture] = stateOf(log).rounds[0]?.fixtures ?? [];
    const more = append(
      log,
      [
        {
          type: 'corrected',
          fixture: fixture?.id ?? '',
          of: fixture?.inForce?.event.id ?? '',
          result: typedResult(4, 2, { line: [[4], [2]], totals: [{ H: 5 }, { H: 3 }] }),
          note: 'x',
        },
        { type: 'withdrew', entrant: fixture?.home ?? '' },
        { type: 'paused', paused: true },
        { type: 'retitled', title: 'Spring' },
      ],
      repeatableRandom(5),
      { by: 'Ana', at: '2026-11-18T20:15:00Z' },
    );
    expect([valid(JSON.parse(makeSeason(more))), valid.errors]).toEqual([true, null]);
    expect(valid({ format: 1, season: 'x', events: [] })).toBe(false);
  });
});
