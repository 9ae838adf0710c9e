import type { BoxMatch, EventLine } from '@pocket-stadium/season/kit';
import { isSacrifice } from './box.ts';
import { type Kinds, type Scored, scoreCard, type Way } from './scorer.ts';

const BASE = { 1: '1', 2: '2', 3: '3', 4: 'H' } as const;
const BATTED: Readonly<Record<string, string>> = {
  single: 'S7',
  double: 'D7',
  triple: 'T8',
  'home-run': 'HR/F7',
  walk: 'W',
  'hit-by-pitch': 'HP',
  'strike-out': 'K',
  'ground-out': '63/G',
  'fly-out': '8/F',
  'pop-out': '6/P',
  'wild-pitch': 'WP',
  'passed-ball': 'PB',
};
/** How far the batter goes when the event does not say it. */
const IMPLIED: Readonly<Record<string, number>> = { single: 1, double: 2, triple: 3, 'home-run': 4, walk: 1, 'hit-by-pitch': 1 };

/** The events of a match as Retrosheet writes them, for line-ups of nine. The fielders are made up: dice name none. */
export function retrosheetEvents(match: BoxMatch, kinds: Kinds): EventLine[] {
  return scoreCard(match, [9, 9], kinds).flatMap((play): EventLine[] => {
    const { inning, side, slot, count, pitches } = play;
    const line = (event: string): EventLine => ({ inning, side, slot, ...(count && { count }), pitches, event });
    const event = eventOf(play);
    if (event === null) return [];
    // An error that moved nobody is a dropped foul fly: it is charged, and nothing else happens.
    const idle = play.error && !play.ways.some(({ byError }) => byError);
    return idle ? [line('FLE3'), line(event)] : [line(event)];
  });
}

function eventOf(play: Scored): string | null {
  const { kind, ways } = play;
  const [first] = ways;
  switch (kind) {
    case 'wild-pitch':
    case 'passed-ball':
      return ways.length === 0 ? null : `${BATTED[kind]}${advances(play, [])}`;
    case 'pickoff':
      return `PO${first?.from}(${PICKED[first?.from as 1 | 2 | 3]})`;
    case 'stolen-base':
      return `SB${BASE[first?.to as 2 | 3 | 4]}`;
    case 'caught-stealing': {
      const to = ((first?.from ?? 1) + 1) as 2 | 3 | 4;
      return `CS${BASE[to]}(${CAUGHT[to]})`;
    }
    case 'double-play': {
      const out = ways.find(({ to }) => to === 'out');
      return out ? `${DOUBLE[out.from as 1 | 2 | 3]}(${out.from})3/GDP${advances(play, [out])}` : `63/G${advances(play, [])}`;
    }
    case 'sacrifice-bunt':
      return `${isSacrifice(play) ? '13/SH' : '53/G'}${advances(play, [])}`;
    case 'sacrifice-fly':
      return `${isSacrifice(play) ? '8/SF' : '8/F'}${advances(play, [])}`;
    default:
      return `${BATTED[kind] ?? '63/G'}${advances(play, [])}`;
  }
}
const PICKED = { 1: '13', 2: '14', 3: '15' } as const;
const CAUGHT = { 2: '26', 3: '25', H: '2', 4: '2' } as const;
const DOUBLE = { 1: '64', 2: '5', 3: '2' } as const;

/** The runners, the one nearest home first. One of them carries the error; the runs of the others were not batted in. */
function advances({ kind, ways }: Scored, but: readonly Way[]): string {
  const told = ways
    .filter((way) => !but.includes(way) && way.to !== 'out' && !(way.from === 0 && IMPLIED[kind] === way.to))
    .sort((a, b) => b.from - a.from);
  const charged = told.findLast(({ byError }) => byError);
  const written = told.map((way) => {
    const note = way === charged ? '(E7)' : '';
    const unbatted = way.byError && way.to === 4 ? '(NR)' : '';
    return `${way.from === 0 ? 'B' : way.from}-${BASE[way.to as 1 | 2 | 3 | 4]}${note}${unbatted}`;
  });
  return written.length > 0 ? `.${written.join(';')}` : '';
}
