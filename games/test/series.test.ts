import { GAMES } from '@pocket-stadium/games/shelf/rules';
import {
  checkSeries,
  type Game,
  LANGS,
  makeRecordJson,
  makeRecordText,
  newHeader,
  nextGame,
  type Outcome,
  Play,
  parseRecord,
  readRecord,
  type SeriesTag,
  seriesStanding,
  startSeries,
  tellSeries,
} from '@pocket-stadium/kernel';
import { describe, expect, test } from 'vitest';

const won = (...winners: number[]): Outcome => ({ winners, draw: winners.length > 1, score: [], by: 'play' });
const DRAW = won(0, 1);

/** Plays a series whose games end so; how it stood after each. */
function played(tag: SeriesTag, outcomes: readonly Outcome[]) {
  let series = tag;
  return outcomes.map((outcome) => {
    const standing = seriesStanding(series, outcome);
    series = { ...series, game: series.game + 1, won: standing.won };
    return standing;
  });
}

describe('a series (R1)', () => {
  test('best of three: the first to win two', () => {
    const [first, second] = played(startSeries({ best: 3 }, 2), [won(1), won(1)]);
    expect(first).toMatchObject({ won: [0, 1], over: false, winners: [] });
    expect(second).toMatchObject({ won: [0, 2], over: true, winners: [1] });
  });
  test('a draw counts for nobody, and after twice as many games the leader wins', () => {
    const five = played(startSeries({ best: 3 }, 2), [DRAW, DRAW, won(0), DRAW, DRAW]);
    expect(five.at(-1)).toMatchObject({ won: [1, 0], played: 5, over: false });
    const six = played(startSeries({ best: 3 }, 2), [DRAW, DRAW, won(0), DRAW, DRAW, DRAW]);
    expect(six.at(-1)).toMatchObject({ played: 6, over: true, winners: [0] });
    const level = played(startSeries({ best: 3 }, 2), [DRAW, won(1), DRAW, won(0), DRAW, DRAW]);
    expect(level.at(-1)).toMatchObject({ over: true, winners: [0, 1] });
  });
  test('a number of games: all of them are played, the most won win', () => {
    const games = played(startSeries({ games: 3 }, 3), [won(2), won(0), won(2)]);
    expect(games.map(({ over }) => over)).toEqual([false, false, true]);
    expect(games.at(-1)).toMatchObject({ won: [1, 0, 2], winners: [2] });
  });
  test('with three sides there is no best of', () => {
    expect(checkSeries(startSeries({ best: 3 }, 3), 3)).toMatchObject({ ok: false, problem: { code: 'bad-series' } });
    expect(checkSeries(startSeries({ games: 5 }, 3), 3).ok).toBe(true);
    expect(checkSeries(startSeries({ best: 4 }, 2), 2).ok).toBe(false);
    expect(checkSeries({ best: 3, game: 2, won: [1, 1] }, 2).ok).toBe(false);
  });
});

const gameNamed = (id: string): Game => GAMES.get(id) as Game;

function begin(id: string, seats: number, options: object, series: SeriesTag): Play {
  const names = ['Ana', 'Bo', 'Cy', 'Di'].slice(0, seats).map((name) => ({ name }));
  const header = newHeader(gameNamed(id), { seats: names, options: { ...options }, dice: { kind: 'hand' }, series });
  if (!header.ok) throw new Error(header.problem.message.en);
  return Play.start(gameNamed(id), header.value);
}

/** The next game, after seat `loser` has given this one up. */
function after(play: Play, loser: number) {
  play.append({ type: 'forfeit', seat: loser });
  return nextGame(play);
}

describe('the next game of a series', () => {
  test('who begins alternates, and the score goes on', () => {
    const next = after(begin('pocket-rugby', 2, { first: 1 }, startSeries({ best: 3 }, 2)), 0);
    expect(next).toMatchObject({ options: { first: 0 }, series: { best: 3, game: 2, won: [0, 1] } });
  });
  test('after a roll-off the loser of it begins', () => {
    const play = begin('pocket-rugby', 2, {}, startSeries({ best: 3 }, 2));
    play.append({ type: 'roll', seat: 0, faces: [2], from: 'hand' });
    play.append({ type: 'roll', seat: 1, faces: [5], from: 'hand' });
    expect(after(play, 0)).toMatchObject({ options: { first: 0 } });
  });
  test('a team that has begun lets the other begin, whoever sits where', () => {
    const play = begin('dice-and-run', 4, { teams: 'HVVV', first: 1 }, startSeries({ best: 5 }, 2));
    expect(after(play, 2)).toMatchObject({ options: { first: 0 }, series: { won: [1, 0] } });
  });
  test('three take turns at it', () => {
    const play = begin('runy-run-run', 3, { first: 2 }, startSeries({ games: 4 }, 3));
    expect(after(play, 0)).toMatchObject({ options: { first: 0 }, series: { game: 2, won: [0, 0, 0] } });
  });
  test('there is none once somebody has won it', () => {
    expect(after(begin('pocket-rugby', 2, { first: 0 }, { best: 3, game: 2, won: [1, 0] }), 1)).toBeNull();
  });
});

describe('a record', () => {
  const play = begin('pocket-rugby', 2, { first: 0 }, { best: 3, game: 2, won: [1, 0] });
  test.each([makeRecordJson, makeRecordText])('carries the series, and gives it back', (make) => {
    const read = parseRecord(make(play.match));
    expect(read.ok && read.value).toEqual(play.match);
    expect(readRecord(GAMES, make(play.match)).ok).toBe(true);
  });
  test('in the text form it is a comment, which readers that know no series pass over', () => {
    const lines = makeRecordText(play.match).split('\n');
    const known = lines.filter((line) => /series/.test(line));
    expect(known).toEqual(['# series: {"best":3,"game":2,"won":[1,0]}']);
    const without = parseRecord(lines.filter((line) => !line.startsWith('#')).join('\n'));
    expect(without.ok && without.value.header.series).toBe(undefined);
    expect(without.ok).toBe(true);
  });
  test('a tag that cannot be is refused', () => {
    const { header, entries } = play.match;
    const bad = { header: { ...header, series: { best: 3, game: 9, won: [1, 0] } }, entries };
    expect(readRecord(GAMES, makeRecordJson(bad))).toMatchObject({ ok: false, problem: { code: 'bad-series' } });
    const odd = makeRecordJson({ header: { ...header, series: 'x' as never }, entries });
    expect(parseRecord(odd)).toMatchObject({ ok: false, problem: { code: 'malformed-record' } });
  });
  test.each(LANGS)('tells how the series stands: %s', (lang) => {
    const names = ['Ana', 'Bo'];
    expect(tellSeries(play, names, lang)).toMatch(/Ana 1 – Bo 0/);
    const ended = begin('pocket-rugby', 2, { first: 0 }, { best: 3, game: 2, won: [1, 0] });
    ended.append({ type: 'forfeit', seat: 1 });
    expect(tellSeries(ended, names, lang)).toMatch(/Ana 2 – Bo 0.*Ana/);
  });
});
