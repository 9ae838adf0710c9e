import { fill, type Lang } from '@pocket-stadium/kernel';
import {
  type BrokenRecord,
  type Did,
  entrantIn,
  type Fixture,
  figure,
  figureText,
  isOver,
  type LuckPool,
  luckRange,
  openFixtures,
  rankingHeads,
  type SeasonState,
  type SeasonStatistics,
  type StatColumn,
  tellRecord,
  winRange,
} from '@pocket-stadium/season';
import { padEnd, padStart } from '../../kit/text.ts';
import * as w from '../../words/season.ts';

type Cell = string | number;

/** Columns in line: the first to the left, figures to the right. */
export function columns(rows: readonly (readonly Cell[])[], left = 1): string[] {
  const widths = rows[0]?.map((_, i) => Math.max(...rows.map((row) => String(row[i] ?? '').length))) ?? [];
  return rows.map((row) =>
    row
      .map((cell, i) => (i < left ? padEnd : padStart)(String(cell), widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

const names = (state: SeasonState) => new Map(state.entrants.map(({ id, team }) => [id, team.name]));
const signed = (value: number): string => (value > 0 ? `+${value}` : String(value).replace('-', '−'));

/** The standings. */
export function tableLines(stats: SeasonStatistics, lang: Lang, luck: boolean): string[] {
  const drawn = stats.ranking.some((row) => row.drawn > 0);
  const head = [
    '',
    '#',
    rankingHeads.played[lang],
    rankingHeads.won[lang],
    ...(drawn ? [rankingHeads.drawn[lang]] : []),
    rankingHeads.lost[lang],
    rankingHeads.points[lang],
    '±',
    w.behind[lang],
    w.streak[lang],
    w.home[lang],
    w.away[lang],
  ];
  const rows = stats.ranking.map((row) => {
    const streak = row.streak
      ? `${{ won: rankingHeads.won, drawn: rankingHeads.drawn, lost: rankingHeads.lost }[row.streak.of][lang]}${row.streak.length}`
      : '';
    const range = luck ? winRange(row.won, row.won + row.lost) : null;
    return [
      `${row.entrant.team.name}${row.entrant.withdrawn === null ? '' : ' †'}`,
      ...[row.place, row.played, row.won, ...(drawn ? [row.drawn] : []), row.lost, row.points, signed(row.scored - row.allowed)],
      ...[row.behind === 0 ? '–' : row.behind, streak, `${row.home.won}-${row.home.lost}`, `${row.away.won}-${row.away.lost}`],
      ...(luck ? [range ? `${range.from}–${range.to}` : ''] : []),
    ];
  });
  return columns([luck ? [...head, w.luck[lang]] : head, ...rows]);
}

/** The range that luck allows beside a figure, with a mark where the figure lies outside; nothing where nothing can be said. */
function rangeText(column: StatColumn, did: Did, pool: LuckPool): string {
  const range = luckRange(column, did, pool);
  if (!range) return '';
  return `(${figureText(column, range.from)}–${figureText(column, range.to)})${{ within: '', above: ' ▲', below: ' ▼' }[range.verdict]}`;
}

/** Who leads what, one list for each figure. */
export function leaderLines(state: SeasonState, stats: SeasonStatistics, lang: Lang, luck: boolean, most: number): string[] {
  const team = names(state);
  return stats.leaders.flatMap(({ column, rows, chances }) => {
    const note = chances > 0 ? fill(w.at_least, { chances }, lang) : '';
    const list = rows.slice(0, most).map(({ place, entrant, player, value, ...did }) => {
      const pool = player ? stats.luck?.players : stats.luck?.teams;
      const beside = luck && pool ? [rangeText(column, did, pool)] : [];
      const who = `${place}. ${player?.name ?? team.get(entrant) ?? ''}`;
      return [who, player ? (team.get(entrant) ?? '') : '', figureText(column, value), ...beside];
    });
    return [`${column.name[lang]}${note}`, ...columns(list, 2).map((line) => `  ${line}`), ''];
  });
}

/** What every team did over the season, and every player: all figures that are kept. */
export function figureLines(state: SeasonState, stats: SeasonStatistics, lang: Lang, luck: boolean): string[] {
  const team = names(state);
  const list = (
    title: string,
    figures: readonly StatColumn[],
    rows: readonly (Did & { readonly who: string })[],
    pool: LuckPool | undefined,
  ) => {
    if (figures.length === 0 || rows.length === 0) return [];
    const heads = ['', rankingHeads.played[lang], ...figures.map(({ label }) => label[lang])];
    const beside = (column: StatColumn, did: Did) => (luck && pool ? rangeText(column, did, pool) : '');
    const cells = rows.map((did) => [
      did.who,
      did.matches,
      ...figures.map((column) => [figureText(column, figure(column, did)), beside(column, did)].join(' ').trim()),
    ]);
    return [title, ...columns([heads, ...cells]).map((line) => `  ${line}`), ''];
  };
  const { columns: kept, teams, players } = stats;
  return [
    ...list(
      w.teams[lang],
      kept.teams,
      teams.map(({ entrant, ...did }) => ({ who: team.get(entrant) ?? '', ...did })),
      stats.luck?.teams,
    ),
    ...list(
      w.players[lang],
      kept.players,
      players.map(({ entrant, player, ...did }) => ({ who: `${player.name} (${team.get(entrant) ?? ''})`, ...did })),
      stats.luck?.players,
    ),
  ];
}

/** The two of a match, home first, as they were called when it was played. */
function namesIn({ entrants }: SeasonState, fixture: Fixture): [string, string] {
  const [home = '', away = ''] = [fixture.home, fixture.away].map((id) => {
    const entrant = entrants.find((each) => each.id === id);
    return entrant && entrantIn(entrant, fixture).team.name;
  });
  return [home, away];
}

/** The matches of a round, played and to be played. */
export function roundLines(state: SeasonState, round: number, lang: Lang): string[] {
  const team = names(state);
  const { fixtures = [], byes = [] } = state.rounds[round - 1] ?? {};
  const rows = fixtures.map((fixture) => {
    const { result, contested, history } = fixture;
    const [home, away] = namesIn(state, fixture);
    return [
      home,
      result ? `${result.score[0]}–${result.score[1]}` : '–',
      `${away}${history.some(({ note }) => note !== undefined) ? ` ${w.corrected[lang]}` : ''}${contested.length > 0 ? ` ${w.contested[lang]}` : ''}`,
    ];
  });
  return [
    fill(w.round, { round }, lang),
    ...columns(rows, 3).map((line) => `  ${line}`),
    ...byes.map((id) => `  ${fill(w.bye, { team: team.get(id) ?? '' }, lang)}`),
  ];
}

/** The last round with a result, and the first with a match to come. */
export function roundsOf(state: SeasonState): { readonly last: number; readonly next: number | null } {
  const last = state.rounds.findLast(({ fixtures }) => fixtures.some(({ result }) => result !== null))?.number ?? 0;
  return { last, next: openFixtures(state)[0]?.round ?? null };
}

/** Records that fell, one a line below their title; nothing where none did. */
export function recordLines(state: SeasonState, records: readonly BrokenRecord[], lang: Lang): string[] {
  const lines = records.map((record) => `  ${tellRecord(state, record, lang)}`);
  return lines.length > 0 ? [w.records[lang], ...lines] : [];
}

/** One page after a round: results, standings, leaders, records, what comes next. */
export function bulletinLines(state: SeasonState, stats: SeasonStatistics, lang: Lang): string[] {
  const { last, next } = roundsOf(state);
  const records = recordLines(
    state,
    stats.records.filter(({ fixture }) => fixture.round === last),
    lang,
  );
  const title = state.setup.title;
  return [
    title,
    '='.repeat(title.length),
    '',
    ...(last > 0 ? [...roundLines(state, last, lang), ''] : []),
    w.standings[lang],
    ...tableLines(stats, lang, false),
    '',
    ...(last > 0 ? leaderLines(state, stats, lang, false, 3) : []),
    ...(records.length > 0 ? [...records, ''] : []),
    ...(isOver(state)
      ? [fill(w.champion, { team: stats.ranking[0]?.entrant.team.name ?? '' }, lang)]
      : next === null
        ? []
        : roundLines(state, next, lang)),
  ];
}

/** Who played for an entrant before, where somebody else does now. */
export function replacedLines({ entrants }: SeasonState, lang: Lang): string[] {
  const called = (name: string, bot: string | undefined) => (bot === undefined ? name : fill(w.bot, { name }, lang));
  const lines = entrants.flatMap(({ team, bot, replaced }) =>
    replaced.map(({ event, from: round, ...was }, i) => {
      const { name, bot: level } = replaced[i + 1] ?? { name: team.name, bot };
      const [before, now] = [called(was.name, was.bot), called(name, level)];
      const after = now === before ? w.another[lang] : now;
      return `  ${fill(w.row_replaced, { round, before, after }, lang)}${event.note === undefined ? '' : ` · ${event.note}`}`;
    }),
  );
  return lines.length > 0 ? ['', w.who_played[lang], ...lines] : [];
}
