import { describe, expect, it } from 'vitest';
import { countedMatches, fixturesOf, openFixtures } from './counted.ts';
import { forgettingWhoLeft } from './forget.ts';
import { append } from './log.ts';
import { ranking } from './ranking.ts';
import { entrantIn, replacing } from './replace.ts';
import { makeSeason, readSeason } from './season-file.ts';
import { isNamedAfterPlayer, shownTeamIn, showsPeople } from './shown.ts';
import { stateOf, TestSeason } from './test-season.ts';

const lines = (season: TestSeason) =>
  ranking(season.state).map(({ entrant, played, won, points, scored }) => [entrant.id, played, won, points, scored]);

/** A round robin of six of which a round is played. */
function begun(): TestSeason {
  const season = new TestSeason({ kind: 'round-robin', times: 1 }, 6, 4);
  season.pair();
  season.play(1);
  return season;
}

const entrantOf = (season: TestSeason, id: string) => {
  const found = season.state.entrants.find((each) => each.id === id);
  if (!found) throw new Error('nobody');
  return found;
};

describe('somebody leaves, and somebody else plays', () => {
  it('the entrant keeps its line: points, seed, matches played and to be played', () => {
    const season = begun();
    const [before, open, id] = [lines(season), openFixtures(season.state).map((each) => each.id), season.state.entrants[2]?.id ?? ''];
    season.add(...replacing(entrantOf(season, id), { name: 'Eve', note: 'a train to catch' }));
    expect(lines(season)).toEqual(before);
    expect(openFixtures(season.state).map((each) => each.id)).toEqual(open);
    expect(entrantOf(season, id)).toMatchObject({ team: { name: 'Eve', short: 'EVE' }, seed: 3, withdrawn: null });
    expect(entrantOf(season, id).replaced).toMatchObject([{ from: 2, name: 'Team 3', event: { note: 'a train to catch' } }]);
  });

  it('matches that were played keep the name of who played them, also when they are corrected later', () => {
    const season = begun();
    const id = season.state.entrants[0]?.id ?? '';
    const own = () => fixturesOf(season.state).filter(({ home, away }) => home === id || away === id);
    const called = () => own().map((fixture) => entrantIn(entrantOf(season, id), fixture).team.name);
    season.add(...replacing(entrantOf(season, id), { name: 'Eve' }));
    season.play(2);
    season.add(...replacing(entrantOf(season, id), { name: 'Robot 1', bot: 'regular' }));
    season.play(3);
    expect(called()).toEqual(['Team 1', 'Eve', 'Robot 1', 'Robot 1', 'Robot 1']);
    const [first] = own();
    const of = first?.inForce?.event.id ?? '';
    season.add({ type: 'corrected', fixture: first?.id ?? '', of, result: season.result(), note: 'misread' });
    expect(called()[0]).toBe('Team 1');
    expect(entrantOf(season, id).bot).toBe('regular');
    season.add(...replacing(entrantOf(season, id), {}));
    expect(entrantOf(season, id).bot).toBeUndefined();
    // Initials hide the name of a person, of whoever played on that day too.
    expect(own().map((fixture) => shownTeamIn(season.state, fixture, id, 'numbers')?.name)).toEqual(['#1', '#1', 'Robot 1', '#1', '#1']);
    expect([isNamedAfterPlayer(entrantOf(season, id)), showsPeople(season.state, null)]).toEqual([true, true]);
  });

  it('brings back an entrant that had withdrawn, and what it would have lost is to be played again', () => {
    const season = begun();
    const id = season.state.entrants[1]?.id ?? '';
    const open = openFixtures(season.state).length;
    season.add({ type: 'withdrew', entrant: id });
    expect(openFixtures(season.state).length).toBeLessThan(open);
    season.add(...replacing(entrantOf(season, id), { name: 'Eve' }));
    expect(openFixtures(season.state).length).toBe(open);
    expect(countedMatches(season.state).length).toBe(3);
  });

  it('is written to a file and read from it; nobody who is unknown is replaced', () => {
    const season = begun();
    const id = season.state.entrants[1]?.id ?? '';
    season.add(...replacing(entrantOf(season, id), { name: 'Eve', bot: 'rookie', note: 'x' }));
    expect(readSeason(makeSeason(season.log))).toEqual({ ok: true, value: season.log });
    for (const spoilt of [{ name: 7 }, { bot: '\n' }, { note: 'x'.repeat(500) }, { entrant: '?' }]) {
      const events = season.log.events.map((event) => (event.type === 'replaced' ? { ...event, ...spoilt } : event));
      expect(readSeason(makeSeason({ ...season.log, events: events as typeof season.log.events })).ok).toBe(false);
    }
    season.add({ type: 'replaced', entrant: 'abcdef0123456789' });
    expect(season.state.ignored.map(({ why }) => why.code)).toEqual(['no-entrant']);
  });

  it('whoever left is forgotten, and whoever plays instead keeps the name', () => {
    const season = begun();
    const id = season.state.entrants[0]?.id ?? '';
    season.add(...replacing(entrantOf(season, id), { name: 'Eve', note: 'Team 1 is ill' }));
    season.add(...forgettingWhoLeft(season.state, id));
    expect(makeSeason(season.log)).not.toContain('Team 1');
    expect(entrantOf(season, id).team.name).toBe('Eve');
    const played = fixturesOf(season.state).find(({ home, away, result }) => result && (home === id || away === id));
    expect(played && entrantIn(entrantOf(season, id), played).team.name).toBe('#1');
    // Where nobody was replaced the name is the one to be forgotten.
    const other = season.state.entrants[3]?.id ?? '';
    expect(stateOf(append(season.log, forgettingWhoLeft(season.state, other), season.random)).entrants[3]?.team.name).toBe('#4');
  });
});
