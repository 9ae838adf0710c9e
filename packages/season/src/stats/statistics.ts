import type { Game, Problem } from '@pocket-stadium/kernel';
import type { Counts, SeasonPart, StatColumn } from '../../kit/index.ts';
import { countedMatches } from '../counted.ts';
import { type FigureOf, type RankingRow, ranking } from '../ranking.ts';
import type { Fixture, SeasonState } from '../state.ts';
import type { Player } from '../team.ts';
import { type Did, figure } from './figure.ts';
import { type LuckPool, poolOf } from './luck.ts';
import { boxOf, isRecorded, type MatchBox, sheetColumns, type TeamBox } from './match-box.ts';
import { type BrokenRecord, brokenRecords } from './records.ts';

/** What somebody did in a season. */
export interface PlayerTotals extends Did {
  readonly entrant: string;
  readonly player: Player;
}

export interface TeamTotals extends Did {
  readonly entrant: string;
  /** What the other teams did against it. */
  readonly against: Did;
}

export interface LeaderRow extends Did {
  readonly place: number;
  readonly entrant: string;
  readonly player: Player | null;
  readonly value: number;
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
  /** What everybody did together: what luck is measured by. Null where no dice decide. */
  readonly luck: { readonly players: LuckPool; readonly teams: LuckPool } | null;
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
  const players = new Map<string, PlayerSum>();
  const teams = new Map(state.entrants.map(({ id }) => [id, { entrant: id, ...nothing(), against: nothing() }]));
  for (const { home, away, fixture } of boxes) {
    const recorded = isRecorded(fixture);
    for (const [own, other] of [
      [home, away],
      [away, home],
    ] as const) {
      // biome-ignore format: pairs
      const team = teams.get(own.entrant);
      if (team) {
        team.matches++;
        team.against.matches++;
        addAll(team.counts, own.counts);
        addAll(team.against.counts, other.counts);
        if (recorded) {
          team.recorded++;
          team.against.recorded++;
          addAll(team.rated, own.counts);
          addAll(team.against.rated, other.counts);
        }
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
  // Only some pages show these, so they are worked out when they are read.
  let leaders: readonly Leaders[] | undefined;
  let rows: readonly RankingRow[] | undefined;
  let luck: SeasonStatistics['luck'] | undefined;
  return {
    ...{ boxes, columns, ...all, records: brokenRecords(boxes, part), unread },
    get luck() {
      luck ??= game.about.decidedBy === 'skill' ? null : poolsOf(columns, boxes);
      return luck;
    },
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

interface Sum {
  matches: number;
  recorded: number;
  readonly counts: Record<string, number>;
  readonly rated: Record<string, number>;
}
type PlayerSum = Sum & { readonly entrant: string; player: Player };
const nothing = (): Sum => ({ matches: 0, recorded: 0, counts: {}, rated: {} });

/** What everybody did together, in matches of which every throw is known. */
function poolsOf(columns: StatColumns, boxes: readonly MatchBox[]): NonNullable<SeasonStatistics['luck']> {
  const sides = boxes.filter(({ fixture }) => isRecorded(fixture)).flatMap(({ home, away }) => [home, away]);
  return {
    players: poolOf(
      columns.players,
      sides.flatMap(({ players }) => players.map(({ counts }) => counts)),
    ),
    teams: poolOf(
      columns.teams,
      sides.map(({ counts }) => counts),
    ),
  };
}

function addAll(sum: Record<string, number>, counts: Counts): void {
  for (const key in counts) sum[key] = (sum[key] ?? 0) + (counts[key] as number);
}

function addPlayers(all: Map<string, PlayerSum>, team: TeamBox): void {
  for (const { player, counts } of team.players) {
    const key = `${team.entrant} ${player.id}`;
    const known = all.get(key) ?? newPlayer(team.entrant, player);
    if (known.matches === 0) all.set(key, known);
    // The latest name counts: somebody may have been called otherwise before.
    known.player = player;
    known.matches++;
    known.recorded++;
    addAll(known.counts, counts);
  }
}

/** Players stand in matches of which every throw is known, and in no others: both sums are one. */
function newPlayer(entrant: string, player: Player): PlayerSum {
  const counts = {};
  return { entrant, player, matches: 0, recorded: 0, counts, rated: counts };
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
  const played = new Map(teams.map(({ entrant, recorded }) => [entrant, recorded]));
  const columns = ofPlayers.length > 0 ? ofPlayers : ofTeams;
  const people: readonly (Omit<PlayerTotals, 'player'> & { readonly player: Player | null })[] =
    ofPlayers.length > 0 ? players : teams.map((team) => ({ ...team, player: null }));
  return columns
    .filter(({ leaders }) => leaders)
    .map((column) => {
      const { of, per } = column;
      const chances = of && per ? CHANCES_A_MATCH : 0;
      const rows = people.flatMap(({ entrant, player, ...did }) => {
        const value = figure(column, did);
        const enough = chances === 0 || (did.counts[per ?? ''] ?? 0) >= chances * (played.get(entrant) ?? 0);
        return value === null || value === 0 || !enough ? [] : [{ entrant, player, value, ...did }];
      });
      rows.sort((a, b) => b.value - a.value || (b.counts[per ?? 'PA'] ?? 0) - (a.counts[per ?? 'PA'] ?? 0));
      const shown = rows.slice(0, LEADERS);
      return { column, chances, rows: shown.map((row) => ({ ...row, place: rows.findIndex(({ value }) => value === row.value) + 1 })) };
    });
}
