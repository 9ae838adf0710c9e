import type { EventLine } from '../kit/index.ts';
import type { Player } from './team.ts';

/** Open data of baseball, as Retrosheet writes it: event files, rosters and the list of teams. */
export interface OpenTeam {
  /** Tells teams apart: two may have the same name. */
  readonly id: string;
  readonly name: string;
  readonly short: string;
  /** The nine, in batting order. Their ids tell them apart within the team. */
  readonly players: readonly Pick<Player, 'id' | 'name'>[];
}

export interface OpenMatch {
  readonly home: OpenTeam;
  readonly away: OpenTeam;
  /** `2026-11-18`. */
  readonly date: string;
  /** The side that home plays in the events. */
  readonly homeSide: number;
  readonly homeFirst: boolean;
  readonly events: readonly EventLine[];
}

export interface TextFile {
  readonly name: string;
  readonly text: string;
}

/** Where each of a line-up plays in the field: centre field leads off, the pitcher bats last. */
const POSITIONS = [8, 4, 7, 3, 9, 5, 6, 2, 1] as const;
const POSITION_NAMES = ['P', 'C', '1B', '2B', '3B', 'SS', 'LF', 'CF', 'RF'] as const;
export const NINE = 9;

/** A player of a roster. */
interface Listed {
  readonly id: string;
  readonly first: string;
  readonly last: string;
}

/** A team with its code and the codes of its players. */
class Club {
  private readonly listed = new Map<string, Listed>();

  constructor(
    readonly code: string,
    readonly name: string,
    private readonly ids: Set<string>,
  ) {}

  player({ id: own, name }: OpenTeam['players'][number]): Listed {
    const known = this.listed.get(own);
    if (known) return known;
    const words = plainName(name).split(' ').filter(Boolean);
    const last = words.at(-1) ?? 'X';
    const first = words.slice(0, -1).join(' ') || last;
    const stem = `${letters(last).slice(0, 4).padEnd(4, '-')}${letters(first)[0] ?? 'x'}`;
    let number = 1;
    const id = () => `${stem}${String(number).padStart(3, '0')}`;
    while (this.ids.has(id())) number++;
    this.ids.add(id());
    const made = { id: id(), first, last };
    this.listed.set(own, made);
    return made;
  }

  roster(positions: ReadonlyMap<string, string>): string {
    const lines = [...this.listed.values()].map(
      ({ id, first, last }) => `${id},${last},${first},R,R,${this.code},${positions.get(id) ?? 'X'}`,
    );
    return text(lines.sort());
  }
}

/** The two leagues that files and teams are told apart by: `A` writes `.EVA`, `N` writes `.EVN`. */
export const LEAGUES = ['A', 'N'] as const;
export type League = (typeof LEAGUES)[number];

/** The files of a league: one event file a home team and year, a roster a team and year, the teams of a year. */
export function retrosheetFiles(matches: readonly OpenMatch[], league: League = 'A'): TextFile[] {
  const clubs = new Map<string, Club>();
  const ids = new Set<string>();
  const clubOf = ({ id, name, short }: OpenTeam): Club => {
    const known = clubs.get(id);
    if (known) return known;
    const made = new Club(codeFor(short, new Set([...clubs.values()].map(({ code }) => code))), name, ids);
    clubs.set(id, made);
    return made;
  };
  const games = new Map<string, string[]>();
  const years = new Map<string, Set<Club>>();
  const positions = new Map<string, string>();
  const onDay = new Map<string, number>();
  const dayOf = (match: OpenMatch) => `${clubOf(match.home).code} ${match.date}`;
  for (const match of matches) onDay.set(dayOf(match), (onDay.get(dayOf(match)) ?? 0) + 1);
  const so = new Map<string, number>();
  for (const match of matches) {
    const [home, away] = [clubOf(match.home), clubOf(match.away)];
    const year = match.date.slice(0, 4);
    const day = dayOf(match);
    const number = (so.get(day) ?? 0) + 1;
    so.set(day, number);
    const file = `${year}${home.code}.EV${league}`;
    const lines = games.get(file) ?? [];
    lines.push(...gameLines(match, home, away, (onDay.get(day) ?? 1) > 1 ? number : 0, positions));
    games.set(file, lines);
    years.set(year, new Set([...(years.get(year) ?? []), home, away]));
  }
  const files = [...games].map(([name, lines]) => ({ name, text: text(lines) }));
  for (const [year, these] of years) {
    const inOrder = [...these].sort((a, b) => (a.code < b.code ? -1 : 1));
    files.push({
      name: `TEAM${year}`,
      text: text(inOrder.map(({ code, name }) => `${code},${league},${plainName(name)},${plainName(name)}`)),
    });
    for (const club of inOrder) files.push({ name: `${club.code}${year}.ROS`, text: club.roster(positions) });
  }
  return files;
}

/** Matches that one team may have at home on a day: the number is one figure. */
export const MOST_A_DAY = 9;

function gameLines(
  { date, homeFirst, homeSide, events, ...teams }: OpenMatch,
  home: Club,
  away: Club,
  number: number,
  positions: Map<string, string>,
): string[] {
  const [year, month, day] = date.split('-');
  const lists = [away, home].map((club, i) =>
    (i === 0 ? teams.away : teams.home).players.slice(0, NINE).map((player) => club.player(player)),
  );
  const lines = [
    `id,${home.code}${year}${month}${day}${number}`,
    'version,2',
    `info,visteam,${away.code}`,
    `info,hometeam,${home.code}`,
    `info,site,${home.code}01`,
    `info,date,${year}/${month}/${day}`,
    `info,number,${number}`,
    'info,starttime,0:00PM',
    'info,daynight,day',
    'info,usedh,false',
    ...(homeFirst ? ['info,htbf,true'] : []),
  ];
  for (const [team, players] of lists.entries()) {
    for (const [slot, { id, first, last }] of players.entries()) {
      const position = POSITIONS[slot] as number;
      positions.set(id, POSITION_NAMES[position - 1] as string);
      lines.push(`start,${id},"${first === last ? last : `${first} ${last}`}",${team},${slot + 1},${position}`);
    }
  }
  for (const { inning, side, slot, count, pitches, event } of events) {
    const team = side === homeSide ? 1 : 0;
    const batter = lists[team]?.[slot];
    lines.push(`play,${inning},${team},${batter?.id},${count ? count.join('') : '??'},${pitches},${event}`);
  }
  return lines;
}

const text = (lines: readonly string[]): string => lines.map((line) => `${line}\r\n`).join('');

/** Letters and figures that every program reads: no accents, no commas, no quotes. */
export function plainName(name: string): string {
  const simple = name.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'");
  return (
    simple
      .replace(/[^A-Za-z0-9 .'&-]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim() || 'X'
  );
}
const letters = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');

/** Three letters that no other team has. */
function codeFor(short: string, taken: ReadonlySet<string>): string {
  const wish = plainName(short)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .padEnd(3, 'X')
    .slice(0, 3);
  if (!taken.has(wish)) return wish;
  for (let i = 1; ; i++) {
    const other = `${wish.slice(0, i > 9 ? 1 : 2)}${i}`;
    if (!taken.has(other)) return other;
  }
}
