import { fill, type Game, type Lang } from '@pocket-stadium/kernel';
import {
  blankTeam,
  type Fixture,
  figureText,
  foldSeason,
  isOver,
  type MatchBox,
  type Round,
  ranking,
  rankingHeads,
  type SeasonPart,
  type SeasonState,
  type SeasonStatistics,
  type Shown,
  shownName,
  shownTeam,
  shownTeamIn,
  shownTeamName,
  statistics,
  tellRecord,
} from '@pocket-stadium/season';
import * as w from '../../words/bulletin.ts';
import type { Bulletin, BulletinMatch } from './bulletin.ts';

/** A season as its bulletin is made from it. */
export interface Told {
  readonly state: SeasonState;
  readonly game: Game;
  readonly part: SeasonPart | null;
  /** What its matches say, once that is worked out. */
  readonly stats: SeasonStatistics | null;
  readonly names: Shown;
  readonly lang: Lang;
}

/** How a match went for the winner: what made it worth telling, and the chances from the start to the end. */
export interface Course {
  readonly kind: 'comeback' | 'ahead' | 'to-and-fro' | 'open';
  readonly chances?: number;
  readonly count?: number;
}

/** The rounds that are played to their end. Each has its bulletin. */
export const finishedRounds = ({ rounds }: SeasonState): readonly Round[] =>
  rounds.filter(({ fixtures }) => fixtures.length > 0 && fixtures.every(({ result }) => result !== null));

/** What stands in a bulletin after a round, but for its match of the day, which takes a moment. `date` is that of the page, in words. */
export function bulletinOf(told: Told, number: number, date: string): Bulletin {
  const { state, game, names, lang } = told;
  const round = state.rounds[number - 1];
  const after = asOf(state, number);
  const { draws } = game.about;
  const heads = [rankingHeads.played, rankingHeads.won, ...(draws ? [rankingHeads.drawn] : []), rankingHeads.lost, rankingHeads.points].map(
    (words) => words[lang],
  );
  return {
    title: state.setup.title,
    game: game.about.names[lang],
    round: number,
    of: state.rounds.length,
    date,
    results: (round?.fixtures ?? []).map((fixture) => matchIn(told, fixture)),
    byes: (round?.byes ?? []).map((id) => shownTeamName(state, id, names)),
    standings: {
      heads,
      rows: ranking(after).map(({ entrant, place, played, won, drawn, lost, points }) => ({
        team: shownTeam(state, entrant.id, names) ?? entrant.team,
        cells: [place, played, won, ...(draws ? [drawn] : []), lost, points].map(String),
      })),
    },
    leaders: leadersOf(told, after),
    day: null,
    records: (told.stats?.records ?? [])
      .filter(({ fixture }) => fixture.round === number)
      .map((record) => tellRecord(state, record, lang, names)),
    next: (state.rounds[number]?.fixtures ?? []).filter(({ result }) => !result).map((fixture) => matchIn(told, fixture)),
    champions: championsOf(told, after, number),
    credits: game.about.credits[lang],
  };
}

function championsOf({ state, names }: Told, after: SeasonState, number: number): Bulletin['champions'] {
  if (number !== state.rounds.length || !isOver(after)) return [];
  return ranking(after).flatMap(({ entrant, place }) => (place === 1 ? [shownTeam(state, entrant.id, names) ?? entrant.team] : []));
}

function matchIn({ state, names, lang }: Told, fixture: Fixture): BulletinMatch {
  const { result } = fixture;
  const team = (id: string) => shownTeamIn(state, fixture, id, names) ?? blankTeam('?');
  const score = !result ? '–' : result.how === 'walkover' ? w.walkover_short[lang] : `${result.score[0]} – ${result.score[1]}`;
  return { home: team(fixture.home), away: team(fixture.away), score, ...(result && { winner: result.winner }) };
}

/** The season as it stood after a round: later rounds count as not played. */
function asOf(state: SeasonState, number: number): SeasonState {
  const later = (fixture: string) => Number(fixture.split(':')[0]) > number;
  const events = state.events.filter((event) => !((event.type === 'result' || event.type === 'corrected') && later(event.fixture)));
  const then = foldSeason({ id: state.id, events });
  return then.ok ? then.value : state;
}

/** Who led after the round, by name, initials or number. */
function leadersOf({ state, game, part, stats, names, lang }: Told, after: SeasonState): Bulletin['leaders'] {
  if (!stats) return [];
  const known = new Map<string, MatchBox>(stats.boxes.map((box) => [box.fixture.id, box]));
  const { leaders } = statistics(after, game, part, (fixture) => {
    const box = known.get(fixture.id);
    return box ? { ok: true, value: { ...box, fixture } } : null;
  });
  const led = leaders.filter(({ rows }) => rows.length > 0);
  return led.map(({ column, rows }) => ({
    label: column.name[lang],
    rows: rows.slice(0, 3).map(({ player, entrant, value }, i) => ({
      name: player ? shownName(player, names, i) : shownTeamName(state, entrant, names),
      team: player ? shownTeamName(state, entrant, names) : '',
      value: figureText(column, value),
    })),
  }));
}

/** The match of the day: the closest of a round, one of which every throw is known where there is one. */
export function matchOfTheDay({ rounds }: SeasonState, number: number): Fixture | undefined {
  const margin = ({ result }: Fixture) => (result ? Math.abs(result.score[0] - result.score[1]) : 0);
  const total = ({ result }: Fixture) => (result ? result.score[0] + result.score[1] : 0);
  const { fixtures = [] } = rounds[number - 1] ?? {};
  const played = fixtures.filter(({ result }) => result && result.how !== 'walkover' && result.winner !== 'draw');
  const recorded = played.filter(({ result }) => result?.record !== undefined);
  return [...(recorded.length > 0 ? recorded : played)].sort((a, b) => margin(a) - margin(b) || total(b) - total(a))[0];
}

/** What a bulletin tells of its match of the day; the headline alone where nothing is known of how it went. */
export function dayOf(
  { state, names, lang }: Told,
  fixture: Fixture,
  story: { readonly course: Course; readonly line: readonly number[] } | null,
): Bulletin['day'] {
  const { result } = fixture;
  if (!result) return null;
  const [won, beaten] = result.winner === 'home' ? [fixture.home, fixture.away] : [fixture.away, fixture.home];
  const [winner, loser] = [won, beaten].map((id) => shownTeamIn(state, fixture, id, names)?.name ?? '?') as [string, string];
  const [most, least] = [Math.max(...result.score), Math.min(...result.score)];
  const headline = fill(w.day_headline, { winner, loser, most, least }, lang);
  if (!story) return { headline, told: [], line: [] };
  const { kind, chances = 0, count = 0 } = story.course;
  const words = {
    comeback: () => fill(w.course_comeback, { winner, chances }, lang),
    ahead: () => fill(w.course_ahead, { winner }, lang),
    'to-and-fro': () => fill(w.course_to_and_fro, { count }, lang),
    open: () => w.course_open[lang],
  }[kind]();
  return { headline, told: [words], line: story.line };
}
