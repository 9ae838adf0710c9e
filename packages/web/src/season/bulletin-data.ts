import type { Review } from '@pocket-stadium/bots';
import { type Play, parseRecord } from '@pocket-stadium/kernel';
import type { Bulletin, BulletinMatch } from '@pocket-stadium/print/season';
import {
  blankTeam,
  type Fixture,
  figureText,
  foldSeason,
  type Round,
  ranking,
  type SeasonState,
  type Shown,
  shownName,
  statistics,
} from '@pocket-stadium/season';
import { lang, say } from '../../kit/lang.svelte.ts';
import * as w from '../../words/season.ts';
import { reviewHere } from '../after/reviewer.ts';
import { sideStories } from '../after/story.ts';
import { courseOf } from '../after/telling.ts';
import { dayInWords } from '../dates.ts';
import { foldRecord } from '../games.ts';
import { boxesOf, tellRecord } from './figures.ts';
import type { Season } from './season.svelte.ts';
import { shownTeam, shownTeamName } from './shown-team.ts';

/** The rounds that are played to their end. Each has its bulletin. */
export const finishedRounds = ({ rounds }: SeasonState): readonly Round[] =>
  rounds.filter(({ fixtures }) => fixtures.length > 0 && fixtures.every(({ result }) => result !== null));

/** A bulletin without its match of the day, which takes a moment. */
export function bulletinOf(season: Season, number: number, names: Shown): Bulletin {
  const { state } = season;
  const round = state.rounds[number - 1];
  const after = asOf(season, number);
  const draws = season.game.about.draws;
  const rows = ranking(after);
  const heads = [say(w.col_played), say(w.col_won), ...(draws ? [say(w.col_drawn)] : []), say(w.col_lost), say(w.col_points)];
  return {
    title: state.setup.title,
    game: season.game.about.names[lang.current],
    round: number,
    of: state.rounds.length,
    date: dayInWords(new Date().toISOString().slice(0, 10)),
    results: (round?.fixtures ?? []).map((fixture) => matchIn(season, fixture, names)),
    byes: (round?.byes ?? []).map((id) => shownTeamName(season, id, names)),
    standings: {
      heads,
      rows: rows.map(({ entrant, place, played, won, drawn, lost, points }) => ({
        team: shownTeam(season, entrant.id, names) ?? entrant.team,
        cells: [place, played, won, ...(draws ? [drawn] : []), lost, points].map(String),
      })),
    },
    leaders: leadersFor(season, after, names),
    day: null,
    records: recordsOf(season, number, names),
    next: (state.rounds[number]?.fixtures ?? []).filter(({ result }) => !result).map((fixture) => matchIn(season, fixture, names)),
    credits: season.game.about.credits[lang.current],
  };
}

function matchIn(season: Season, { home, away, result }: Fixture, names: Shown): BulletinMatch {
  const team = (id: string) => shownTeam(season, id, names) ?? blankTeam('?');
  const score = !result ? '–' : result.how === 'walkover' ? say(w.walkover_short) : `${result.score[0]} – ${result.score[1]}`;
  return { home: team(home), away: team(away), score, ...(result && { winner: result.winner }) };
}

/** The season as it stood after a round: later rounds count as not played. */
export function asOf(season: Season, number: number): SeasonState {
  const later = (fixture: string) => Number(fixture.split(':')[0]) > number;
  const events = season.log.events.filter((event) => !((event.type === 'result' || event.type === 'corrected') && later(event.fixture)));
  const state = foldSeason({ id: season.id, events });
  return state.ok ? state.value : season.state;
}

/** Who led after the round, by name, initials or number. */
function leadersFor(season: Season, after: SeasonState, names: Shown): Bulletin['leaders'] {
  const { figures } = season;
  if (!figures) return [];
  const { leaders } = statistics(after, season.game, figures.part, boxesOf(figures));
  return leaders.map(({ column, rows }) => ({
    label: column.name[lang.current],
    rows: rows.slice(0, 3).map(({ player, entrant, value }, i) => ({
      name: player ? shownName(player, names, i) : shownTeamName(season, entrant, names),
      team: player ? shownTeamName(season, entrant, names) : '',
      value: figureText(column, value),
    })),
  }));
}

const recordsOf = (season: Season, number: number, names: Shown): string[] =>
  (season.figures?.stats.records ?? [])
    .filter(({ fixture }) => fixture.round === number)
    .map((record) => tellRecord(season, record, names));

/** The closest match of a round, among those with a record. */
function closest(round: Round | undefined): Fixture | undefined {
  const margin = ({ result }: Fixture) => (result ? Math.abs(result.score[0] - result.score[1]) : 0);
  const total = ({ result }: Fixture) => (result ? result.score[0] + result.score[1] : 0);
  const played = (round?.fixtures ?? []).filter(({ result }) => result && result.how !== 'walkover' && result.winner !== 'draw');
  const told = played.filter(({ result }) => result?.record !== undefined);
  return [...(told.length > 0 ? told : played)].sort((a, b) => margin(a) - margin(b) || total(b) - total(a))[0];
}

/** The match of the day, told by the winner's chances throughout. It is worked out on this device, so that no name leaves it. */
export async function matchOfTheDay(season: Season, number: number, names: Shown): Promise<Bulletin['day']> {
  const fixture = closest(season.state.rounds[number - 1]);
  const { result } = fixture ?? {};
  if (!fixture || !result) return null;
  const [winner, loser] = result.winner === 'home' ? [fixture.home, fixture.away] : [fixture.away, fixture.home];
  const [most, least] = [Math.max(...result.score), Math.min(...result.score)];
  const headline = say(w.day_headline, {
    winner: shownTeamName(season, winner, names),
    loser: shownTeamName(season, loser, names),
    most,
    least,
  });
  const play = await foldRecord(parseRecord(result.record ?? ''));
  // A match that cannot be reviewed has its headline alone.
  const review = play.ok ? await reviewHere(play.value).catch(() => null) : null;
  if (!play.ok || !review) return { headline, told: [], line: [] };
  return { headline, ...told(play.value, review, shownTeamName(season, winner, names)) };
}

function told(play: Play, review: Review, winner: string): { told: string[]; line: readonly number[] } {
  const { winners = [] } = play.outcome ?? {};
  const story = sideStories(play, review).find(({ seat }) => winners.includes(seat));
  if (!story) return { told: [], line: [] };
  const course = courseOf(story);
  const words = {
    comeback: () => say(w.course_comeback, { winner, chances: course.kind === 'comeback' ? course.chances : 0 }),
    ahead: () => say(w.course_ahead, { winner }),
    'to-and-fro': () => say(w.course_to_and_fro, { count: course.kind === 'to-and-fro' ? course.count : 0 }),
    open: () => say(w.course_open),
  }[course.kind]();
  return { told: [words], line: story.line };
}
