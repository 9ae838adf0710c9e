import { isOver, luckRange, recordText, type SeasonState, type SeasonStatistics } from '@pocket-stadium/season';
import { roundsOf } from './tables.ts';

/** The standings for programs, with the names of the columns of `ranking.csv`. */
export const tableData = ({ ranking }: SeasonStatistics) =>
  ranking.map(({ entrant, place, played, won, drawn, lost, points, bonus, scored, allowed, behind, streak, home, away }) => ({
    ...{ place, team: entrant.team.name, withdrawn: entrant.withdrawn !== null },
    ...{ played, won, drawn, lost, points, bonus, scored, allowed, behind, streak, home, away },
  }));

/** Who leads what, figure by figure; with `luck` the range that dice alone would give. */
export function leadersData(state: SeasonState, { leaders, luck: pools }: SeasonStatistics, luck: boolean, most: number) {
  const team = namesOf(state);
  return leaders.map(({ column, rows, chances }) => ({
    figure: column.key,
    names: column.name,
    least: chances,
    leaders: rows.slice(0, most).map(({ place, entrant, player, value, ...did }) => {
      const pool = player ? pools?.players : pools?.teams;
      return {
        ...{ place, team: team.get(entrant) ?? '', ...(player ? { player: player.name } : {}), value },
        ...(luck ? { luck: pool ? luckRange(column, did, pool) : null } : {}),
      };
    }),
  }));
}

/** What a bulletin says: the last round, the standings, the leaders, records that fell, and what comes next. */
export function bulletinData(state: SeasonState, stats: SeasonStatistics) {
  const team = namesOf(state);
  const { last, next } = roundsOf(state);
  const matches = (round: number | null) =>
    (state.rounds[(round ?? 0) - 1]?.fixtures ?? []).map(({ home, away, result }) => ({
      ...{ home: team.get(home) ?? '', away: team.get(away) ?? '', score: result?.score ?? null },
    }));
  const fell = stats.records.filter(({ fixture }) => fixture.round === last);
  return {
    title: state.setup.title,
    round: last,
    results: matches(last),
    table: tableData(stats),
    leaders: leadersData(state, stats, false, 3),
    records: fell.map((record) => ({
      ...{ of: record.of, figure: record.column?.key ?? null, team: team.get(record.entrant) ?? '' },
      ...{ ...(record.player ? { player: record.player.name } : {}), value: recordText(record), before: record.before },
    })),
    next: next === null ? null : { round: next, matches: matches(next) },
    over: isOver(state),
  };
}

const namesOf = (state: SeasonState) => new Map(state.entrants.map(({ id, team }) => [id, team.name]));
