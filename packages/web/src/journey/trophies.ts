import { FACES } from '@pocket-stadium/bots/kit/characters';
import type { Trophy } from '@pocket-stadium/kernel';
import * as w from '../../words/journey.ts';
import type { PlayedNote } from './log.ts';
import { againstBots, type Balance, balanceOf, longestStreak, resultOf, rivalries, youIn } from './summary.ts';

/** What trophies of the whole stadium are earned by. */
export interface Deeds {
  readonly notes: readonly PlayedNote[];
  /** All games of the shelf, and those whose lesson was finished. */
  readonly games: readonly string[];
  readonly taught: readonly string[];
  readonly learnt: readonly string[];
  /** Bots met before matches were remembered one by one, by game and face. */
  readonly counted: Readonly<Record<string, Readonly<Record<string, Balance>>>>;
  /** Days whose problem was solved, and the best run. */
  readonly days: readonly string[];
  /** The last day of each week whose problems were all solved, the first week first. */
  readonly fullWeeks: readonly string[];
  readonly run: number;
}

interface Earnable extends Trophy {
  earned(deeds: Deeds): boolean;
  /** The day, where it was earned by no match. */
  day?(deeds: Deeds): string | undefined;
}

const beaten = ({ notes, games, counted }: Deeds, among = games): ReadonlySet<string> =>
  new Set(among.flatMap((id) => [...againstBots(notes, id, counted[id])].filter(([, { won }]) => won > 0).map(([face]) => face)));
const ROW = 5;
const GOOD_LOSER = 10;
const OLD_RIVALS = 10;
const QUICK = 15;
const MANY_CHOICES = 4;

/** The trophies that no game gives by itself. */
export const TROPHIES: Readonly<Record<string, Earnable>> = {
  first: { names: w.first, says: w.first_told, earned: ({ notes }) => balanceOf(notes).won > 0 },
  row: { names: w.row, says: w.row_trophy_told, earned: ({ notes }) => longestStreak(notes) >= ROW },
  champion: { names: w.champion, says: w.champion_told, earned: (deeds) => beaten(deeds).has('ida') },
  five: {
    names: w.five,
    says: w.five_told,
    earned: (deeds) => deeds.games.some((game) => FACES.every((face) => beaten(deeds, [game]).has(face))),
  },
  loser: { names: w.loser, says: w.loser_told, earned: ({ notes }) => balanceOf(notes).lost >= GOOD_LOSER },
  all: {
    names: w.all,
    says: w.all_told,
    earned: ({ notes, games }) => games.every((game) => notes.some((note) => note.game === game)),
  },
  pupil: {
    names: w.pupil,
    says: w.pupil_told,
    earned: ({ taught, learnt }) => taught.length > 0 && taught.every((id) => learnt.includes(id)),
  },
  flawless: {
    names: w.flawless,
    says: w.flawless_told,
    earned: ({ notes }) => notes.some(({ rated }) => rated !== undefined && rated.decisions >= MANY_CHOICES && rated.cost < 1e-6),
  },
  unlucky: {
    names: w.unlucky,
    says: w.unlucky_told,
    earned: ({ notes }) => notes.some((note) => lostWell(note)),
  },
  week: { names: w.week, says: w.week_told, earned: ({ fullWeeks }) => fullWeeks.length > 0, day: ({ fullWeeks }) => fullWeeks[0] },
  quick: { names: w.quick, says: w.quick_told, earned: ({ run }) => run >= QUICK },
  rivals: {
    names: w.rivals,
    says: w.rivals_trophy_told,
    earned: ({ notes }) => rivalries(notes).some(({ won, drawn, lost }) => won + drawn + lost >= OLD_RIVALS),
  },
};

/** The day a trophy was earned: the day of the match that earned it. Null where it is unknown. */
export function dayEarned({ earned, day }: Earnable, deeds: Deeds): string | null {
  const { notes } = deeds;
  if (day) return day(deeds) ?? null;
  const byMatches = (count: number) => earned({ ...deeds, notes: notes.slice(0, count), counted: {}, taught: [], run: 0 });
  if (!byMatches(notes.length)) return null;
  // A trophy stays earned, so the first match that earned it is found by halving.
  let [without, withIt] = [0, notes.length];
  while (withIt - without > 1) {
    const middle = (without + withIt) >> 1;
    if (byMatches(middle)) withIt = middle;
    else without = middle;
  }
  return notes[withIt - 1]?.date ?? null;
}

/** Lost although the others' choices gave away more. */
function lostWell(note: PlayedNote): boolean {
  const { rated } = note;
  const you = youIn(note);
  if (you === null || !rated || rated.decisions === 0 || resultOf(note, you) !== 'lost') return false;
  return rated.choosing > (rated.start ?? 1 / 2) + 1e-6;
}
