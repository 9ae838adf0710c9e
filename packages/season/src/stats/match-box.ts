import { accept, type Game, type Lang, Play, parseRecord, type Result, refuse, type Score, scoreOf, tell } from '@pocket-stadium/kernel';
import type { Box, BoxMatch, Counts, PlayLine, SeasonPart, SideBox, StatColumn } from '../../kit/index.ts';
import * as w from '../../words/fixture.ts';
import { seatsOf, sidesIn } from '../fixture.ts';
import type { Fixture } from '../state.ts';
import type { Player } from '../team.ts';
import { LINEUP } from '../templates.ts';

/** What one player did in a match. */
export interface PlayerLine {
  readonly player: Player;
  readonly counts: Counts;
}

/** What one team did in a match. */
export interface TeamBox {
  readonly entrant: string;
  readonly side: number;
  readonly score: number;
  readonly line: SideBox['line'];
  readonly counts: Counts;
  readonly players: readonly PlayerLine[];
}

/** A play, with who was at bat. */
export interface ToldPlay extends PlayLine {
  readonly atHome: boolean;
  readonly player: Player | null;
}

/** The box score of a match of a season. */
export interface MatchBox {
  readonly fixture: Fixture;
  readonly home: TeamBox;
  readonly away: TeamBox;
  /** Home bats first, or stands on top. */
  readonly homeFirst: boolean;
  readonly plays: readonly ToldPlay[];
}

/** The match of a record, folded. */
export function playOf(game: Game, record: string): Result<Play> {
  const parsed = parseRecord(record);
  if (!parsed.ok) return parsed;
  if (parsed.value.header.game !== game.about.id) return refuse('other-game', w.other_game);
  return Play.fold(game, parsed.value);
}

/** A match as statistics are made from it. */
export function boxMatch(play: Play): BoxMatch {
  const { header, outcome } = play;
  const factsByEntry = play.factsInForce();
  return { setup: { options: header.options, seats: header.seats.length }, factsByEntry, outcome };
}

/** Those who bat, in order; where a team names nobody they are numbers. */
export function battersOf(players: readonly Player[], lineup: number): readonly Player[] {
  if (lineup === 0) return [];
  const named = players.slice(0, lineup);
  if (named.length > 0) return named;
  return Array.from({ length: LINEUP }, (_, i) => ({ id: `b${i + 1}`, name: `#${i + 1}`, number: i + 1 }));
}

/** The box score of a match; null where nothing but a score is known, or nothing at all. */
export function boxOf(game: Game, part: SeasonPart | null, fixture: Fixture): Result<MatchBox> | null {
  const { inForce, result, home, away } = fixture;
  if (!inForce || !result || result.how === 'walkover') return null;
  if (result.record === undefined) return accept(typedBox(fixture));
  const play = playOf(game, result.record);
  if (!play.ok) return play;
  const homeSide = result.homeSide ?? 0;
  const lineup = part?.lineup ?? 0;
  const [atHome, visiting] = inForce.lineups.map((players) => battersOf(players, lineup)) as [readonly Player[], readonly Player[]];
  const bySide = homeSide === 0 ? [atHome, visiting] : [visiting, atHome];
  const match = boxMatch(play.value);
  const sizes = [bySide[0]?.length ?? 0, bySide[1]?.length ?? 0] as const;
  const sides = sidesIn(play.value);
  if (sides !== seatsOf(game)) return refuse('not-two-sides', w.not_two_sides, { sides });
  const box = part ? part.box(match, sizes) : plainBox(game, play.value);
  const teamOf = (side: number, entrant: string): TeamBox => {
    const own = box.sides.find((each) => each.side === side) ?? { side, score: 0, line: [], counts: {}, players: [] };
    const players = own.players.map(({ slot, counts }) => ({ player: bySide[side]?.[slot] as Player, counts }));
    return { entrant, side, score: own.score, line: own.line, counts: own.counts, players };
  };
  return accept({
    fixture,
    home: teamOf(homeSide, home),
    away: teamOf(1 - homeSide, away),
    homeFirst: box.sides[0]?.side === homeSide,
    get plays() {
      return box.plays.map((line) => ({ ...line, atHome: line.side === homeSide, player: bySide[line.side]?.[line.slot ?? -1] ?? null }));
    },
  });
}

/** The figures that were typed in besides a score. */
function typedBox(fixture: Fixture): MatchBox {
  const { home, away, result } = fixture;
  const team = (entrant: string, side: 0 | 1): TeamBox => {
    const score = result?.score[side] ?? 0;
    return { entrant, side, score, line: result?.line?.[side] ?? [], counts: { ...result?.totals?.[side] }, players: [] };
  };
  return { fixture, home: team(home, 0), away: team(away, 1), homeFirst: false, plays: [] };
}

/** The box score of a game that keeps no statistics of its own: what its sheet says. */
function plainBox(game: Game, play: Play): Box {
  const score: Score | null = scoreOf(game, play.sheet());
  const sides = [0, 1].map((side): SideBox => {
    const values = score?.rows.find((row) => row.side === side)?.values ?? {};
    const running = score?.columns.slice(0, score.running) ?? [];
    const totals = score?.columns.slice(score.running) ?? [];
    const counts = Object.fromEntries(totals.flatMap((key) => (typeof values[key] === 'number' ? [[key, values[key] as number]] : [])));
    const line = running.map((key) => values[key] as number | null | 'x');
    return { side, score: play.outcome?.score[side] ?? 0, line, counts, players: [] };
  });
  const order = score?.rows.map(({ side }) => side) ?? [0, 1];
  // A fill-in has no line: the match is that of the two who are paired.
  return { sides: order.flatMap((side) => sides[side] ?? []), plays: [] };
}

/** A play in a sentence or two, with the batter's own name. */
export function tellPlay(
  game: Game,
  box: MatchBox,
  play: ToldPlay,
  teams: { readonly home: string; readonly away: string },
  lang: Lang,
): string {
  const names = box.home.side === 0 ? [teams.home, teams.away] : [teams.away, teams.home];
  return play.facts
    .map((fact) => {
      const own = play.player && 'moves' in fact ? names.map((name, i) => (i === fact.seat ? (play.player?.name ?? name) : name)) : names;
      return tell(game, fact, own, lang);
    })
    .join(' ');
}

/** The counts that a team has and none of its players: they stand beside the line score. */
export function teamOnly(part: SeasonPart | null): readonly StatColumn[] {
  const ofPlayers = new Set(part?.players.map(({ key }) => key));
  return (part?.teams ?? []).filter(({ of, key }) => !of && !ofPlayers.has(key));
}

/** The plays that scored. */
export const scoringPlays = ({ plays }: MatchBox): readonly ToldPlay[] => plays.filter(({ scored }) => scored > 0);
