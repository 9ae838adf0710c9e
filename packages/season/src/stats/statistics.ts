import { columnOf, type Game, type Problem } from '@pocket-stadium/kernel';
import type { Counts, SeasonPart, StatColumn } from '../../kit/index.ts';
import { countedMatches } from '../counted.ts';
import { type FigureOf, type RankingRow, ranking } from '../ranking.ts';
import type { Fixture, SeasonState } from '../state.ts';
import type { Player } from '../team.ts';
import { figure } from './figure.ts';
import { boxOf, type MatchBox, type TeamBox } from './match-box.ts';
import { type BrokenRecord, brokenRecords } from './records.ts';

/** What somebody did in a season. */
export interface PlayerTotals {
  readonly entrant: string;
  readonly player: Player;
  readonly matches: number;
  readonly counts: Counts;
}

export interface TeamTotals {
  readonly entrant: string;
  readonly matches: number;
  readonly counts: Counts;
  /** What the other teams did against it. */
  readonly against: Counts;
}

export interface LeaderRow {
  readonly place: number;
  readonly entrant: string;
  readonly player: Player | null;
  readonly value: number;
  readonly counts: Counts;
}

export interface Leaders {
  readonly column: StatColumn;
  readonly rows: readonly LeaderRow[];
  /** How many chances somebody needs to be listed, for each match of the team; 0 where everybody is. */
  readonly chances: number;
}

/** The figures that are kept of players and of teams. */
export interface StatColumns {
  readonly players: readonly StatColumn[];
  readonly teams: readonly StatColumn[];
}

export interface SeasonStatistics {
  /** Those of the game, or what its sheets total where it keeps none of its own. */
  readonly columns: StatColumns;
  /** Round by round, those that have a box score. */
  readonly boxes: readonly MatchBox[];
  readonly players: readonly PlayerTotals[];
  readonly teams: readonly TeamTotals[];
  readonly leaders: readonly Leaders[];
  readonly ranking: readonly RankingRow[];
  readonly records: readonly BrokenRecord[];
  /** What everybody did together: what luck is measured by. */
  readonly pool: Counts;
  /** Records of matches that could not be read, and why. */
  readonly unread: readonly { readonly fixture: Fixture; readonly why: Problem }[];
}

/** How many turns at bat a rate needs, for each match of the team. Otherwise somebody with one lucky throw would lead. */
const CHANCES_A_MATCH = 2;
const LEADERS = 10;

/** The box score of a match: worked out from its record, or kept from when it was. */
export type BoxFor = (fixture: Fixture) => ReturnType<typeof boxOf>;

/** All that can be said of a season, from its matches alone. */
export function statistics(
  state: SeasonState,
  game: Game,
  part: SeasonPart | null,
  boxFor: BoxFor = (fixture) => boxOf(game, part, fixture),
): SeasonStatistics {
  const boxes: MatchBox[] = [];
  const unread: SeasonStatistics['unread'][number][] = [];
  for (const { fixture, result } of countedMatches(state)) {
    const box = result ? boxFor(fixture) : null;
    if (box?.ok) boxes.push(box.value);
    else if (box) unread.push({ fixture, why: box.problem });
  }
  const players = new Map<string, { entrant: string; player: Player; matches: number; counts: Record<string, number> }>();
  const teams = new Map(
    state.entrants.map(({ id }) => [
      id,
      { entrant: id, matches: 0, counts: {} as Record<string, number>, against: {} as Record<string, number> },
    ]),
  );
  for (const { home, away } of boxes) {
    for (const [own, other] of [
      [home, away],
      [away, home],
    ] as const) {
      // biome-ignore format: pairs
      const team = teams.get(own.entrant);
      if (team) {
        team.matches++;
        addAll(team.counts, own.counts);
        addAll(team.against, other.counts);
      }
      addPlayers(players, own);
    }
  }
  const all = { players: [...players.values()], teams: [...teams.values()] };
  const columns = part ?? {
    players: [],
    teams: sheetColumns(
      game,
      all.teams.map(({ counts }) => counts),
    ),
  };
  const pool: Record<string, number> = {};
  for (const { counts } of all.players) addAll(pool, counts);
  // Only some pages show these, so they are worked out when they are read.
  let leaders: readonly Leaders[] | undefined;
  let rows: readonly RankingRow[] | undefined;
  return {
    ...{ boxes, columns, ...all, records: brokenRecords(boxes, part), pool, unread },
    get leaders() {
      leaders ??= leadersOf(columns, all);
      return leaders;
    },
    get ranking() {
      rows ??= ranking(state, bonusFigure(state, boxes));
      return rows;
    },
  };
}

/** The totals of a game's sheets as figures: their names are those of the sheet. */
export function sheetColumns(game: Game, teams: readonly Counts[]): StatColumn[] {
  const keys = new Set(teams.flatMap((counts) => Object.keys(counts)));
  return [...keys].map((key) => ({ key, ...columnOf(game, key), leaders: true }));
}

function addAll(sum: Record<string, number>, counts: Counts): void {
  for (const key in counts) sum[key] = (sum[key] ?? 0) + (counts[key] as number);
}

function addPlayers(
  all: Map<string, { entrant: string; player: Player; matches: number; counts: Record<string, number> }>,
  team: TeamBox,
): void {
  for (const { player, counts } of team.players) {
    const key = `${team.entrant} ${player.id}`;
    const known = all.get(key) ?? { entrant: team.entrant, player, matches: 0, counts: {} };
    if (known.matches === 0) all.set(key, known);
    // The latest name counts: somebody may have been called otherwise before.
    known.player = player;
    known.matches++;
    addAll(known.counts, counts);
  }
}

/** The figure that bonus points are given for, from the box scores. */
function bonusFigure({ setup }: SeasonState, boxes: readonly MatchBox[]): FigureOf {
  const key = setup.bonus?.figure ?? '';
  const byFixture = new Map(boxes.map((box) => [box.fixture.id, box]));
  return ({ fixture }) => {
    const box = byFixture.get(fixture.id);
    return box ? [box.home.counts[key] ?? 0, box.away.counts[key] ?? 0] : null;
  };
}

function leadersOf(
  { players: ofPlayers, teams: ofTeams }: StatColumns,
  { players, teams }: { readonly players: readonly PlayerTotals[]; readonly teams: readonly TeamTotals[] },
): Leaders[] {
  const played = new Map(teams.map(({ entrant, matches }) => [entrant, matches]));
  const columns = ofPlayers.length > 0 ? ofPlayers : ofTeams;
  const people: readonly (Omit<PlayerTotals, 'player'> & { readonly player: Player | null })[] =
    ofPlayers.length > 0 ? players : teams.map((team) => ({ ...team, player: null }));
  return columns
    .filter(({ leaders }) => leaders)
    .map((column) => {
      const { of, per } = column;
      const chances = of && per ? CHANCES_A_MATCH : 0;
      const rows = people.flatMap(({ entrant, player, counts }) => {
        const value = figure(column, counts);
        const enough = chances === 0 || (counts[per ?? ''] ?? 0) >= chances * (played.get(entrant) ?? 0);
        return value === null || value === 0 || !enough ? [] : [{ entrant, player, value, counts }];
      });
      rows.sort((a, b) => b.value - a.value || (b.counts[per ?? 'PA'] ?? 0) - (a.counts[per ?? 'PA'] ?? 0));
      const shown = rows.slice(0, LEADERS);
      return { column, chances, rows: shown.map((row) => ({ ...row, place: rows.findIndex(({ value }) => value === row.value) + 1 })) };
    });
}
