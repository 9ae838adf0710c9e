import { fill, type Lang } from '@pocket-stadium/kernel';
import type { SeasonPart, StatColumn } from '../../kit/index.ts';
import * as w from '../../words/records.ts';
import { shownTeamIn } from '../shown.ts';
import type { Fixture, SeasonState } from '../state.ts';
import type { Player } from '../team.ts';
import { type Shown, shownName } from '../templates.ts';
import { figureText } from './figure.ts';
import type { MatchBox } from './match-box.ts';

/** A record of the season: more of something than in any match before. */
export interface BrokenRecord {
  readonly fixture: Fixture;
  /** What the record is of: a team's score, its margin, a figure of a team or of a player. */
  readonly of: 'score' | 'margin' | 'team' | 'player';
  readonly column: StatColumn | null;
  readonly entrant: string;
  readonly player: Player | null;
  readonly value: number;
  readonly before: number;
}

/** So many matches make a record worth the name. */
const MATCHES_BEFORE = 4;

/** The most that a match has of something, and whose it is. */
type Best = Omit<BrokenRecord, 'fixture' | 'before'>;

/** What was broken when, in the order in which results were recorded. */
export function brokenRecords(boxes: readonly MatchBox[], part: SeasonPart | null): BrokenRecord[] {
  const inOrder = [...boxes].sort((a, b) => orderOf(a) - orderOf(b));
  const kept = (columns: readonly StatColumn[] = []) => columns.filter(({ of, leaders }) => !of && leaders);
  const [teams, players] = [kept(part?.teams), kept(part?.players)];
  const looks = [
    bestScore,
    bestMargin,
    ...teams.map((column) => (box: MatchBox) => bestTeam(box, column)),
    ...players.map((column) => (box: MatchBox) => bestPlayer(box, column)),
  ];
  const best = looks.map(() => 0);
  const broken: BrokenRecord[] = [];
  for (const [i, box] of inOrder.entries()) {
    for (const [of, look] of looks.entries()) {
      const found = look(box);
      const before = best[of] as number;
      if (found.value <= before) continue;
      best[of] = found.value;
      if (i >= MATCHES_BEFORE && before > 0) broken.push({ fixture: box.fixture, ...found, before });
    }
  }
  return broken;
}

const orderOf = ({ fixture }: MatchBox): number => fixture.inForce?.event.n ?? 0;

function bestScore({ home, away }: MatchBox): Best {
  const { entrant, score } = away.score > home.score ? away : home;
  return { of: 'score', column: null, value: score, entrant, player: null };
}

function bestMargin({ home, away }: MatchBox): Best {
  const { entrant } = away.score > home.score ? away : home;
  return { of: 'margin', column: null, value: Math.abs(home.score - away.score), entrant, player: null };
}

function bestTeam({ home, away }: MatchBox, column: StatColumn): Best {
  const [one, other] = [home.counts[column.key] ?? 0, away.counts[column.key] ?? 0];
  return { of: 'team', column, value: Math.max(one, other), entrant: (other > one ? away : home).entrant, player: null };
}

function bestPlayer({ home, away }: MatchBox, column: StatColumn): Best {
  let [value, entrant, player]: [number, string, Player | null] = [0, home.entrant, null];
  for (const team of [home, away]) {
    for (const line of team.players) {
      const did = line.counts[column.key] ?? 0;
      if (did > value) [value, entrant, player] = [did, team.entrant, line.player];
    }
  }
  return { of: 'player', column, value, entrant, player };
}

/** A figure of a record as it is written. */
export const recordText = ({ column, value }: BrokenRecord): string => (column ? figureText(column, value) : String(value));

/** A record that was broken, in a sentence. */
export function tellRecord(state: SeasonState, record: BrokenRecord, lang: Lang, names: Shown = 'names'): string {
  const { of, column, entrant, player, before, fixture } = record;
  const team = shownTeamIn(state, fixture, entrant, names)?.name ?? '?';
  const who = player ? `${shownName(player, names, 0)} (${team})` : team;
  const figure = of === 'score' ? w.record_score[lang] : of === 'margin' ? w.record_margin[lang] : (column?.name[lang] ?? '');
  return fill(w.record, { who, figure, value: recordText(record), before }, lang);
}
