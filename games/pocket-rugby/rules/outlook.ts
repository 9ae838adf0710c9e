import {
  type Fact,
  type LineHead,
  type Message,
  type OutlookChart,
  outlookChart,
  type Reading,
  type Seat,
  type Wording,
} from '@pocket-stadium/kernel';
import * as w from '../words/outlook.ts';
import { TURNOVERS } from './chart.ts';
import type { PocketRugbyFact } from './facts.ts';
import { next, roll } from './phases.ts';
import type { Phase, PocketRugbyState } from './state.ts';

type Tone = LineHead['tone'];
type Line = readonly [name: Message<never>, tone: Tone, label?: Message<never>];

/** The lines of the action, in the order of the booklet: doubles, then a 3, then a 5, then the others. Gains are those of who throws. */
const ACTION: Readonly<Record<string, Line>> = {
  'penalty-conceded': [w.penalty_conceded, 'loss'],
  'penalty-and-card': [w.penalty_and_card, 'loss'],
  'drop-or-fifty22': [w.drop_or_fifty22, 'gain'],
  countered: [w.countered, 'loss'],
  'penalty-try': [w.penalty_try, 'gain'],
  'penalty-try-and-card': [w.penalty_try_and_card, 'gain'],
  'penalty-won': [w.penalty_won, 'gain', w.pair_3],
  try: [w.scored_try, 'gain', w.pair_5],
  'video-called': [w.video_called, 'even'],
  'try-refused-by-cards': [w.try_refused_by_cards, 'loss'],
  turnover: [w.turnover, 'loss', w.pair_others],
};
const CARD: Readonly<Record<string, Line>> = {
  'yellow-card': [w.yellow_card, 'even', w.no_double],
  'red-card': [w.red_card, 'loss', w.doubles],
};
/** One die that settles something: its lines by what it leads to. */
const SETTLED: Readonly<Partial<Record<Phase['at'], Readonly<Record<string, Line>>>>> = {
  action: ACTION,
  card: CARD,
  'penalty-kick': { 'penalty-good': [w.penalty_good, 'gain'], 'penalty-missed': [w.penalty_missed, 'loss'] },
  'kick-duel-p': { 'penalty-missed': [w.penalty_missed, 'gain'], 'penalty-good': [w.penalty_good, 'loss'] },
  'charge-down': { 'drop-charged-down': [w.drop_charged_down, 'gain', w.doubles], 'drop-good': [w.drop_good, 'loss', w.no_double] },
  'counter-duel-p': {
    'counter-stopped': [w.counter_stopped, 'gain'],
    'video-called': [w.video_called, 'even'],
    try: [w.counter_try, 'loss'],
  },
  'counter-video': { try: [w.video_try, 'gain'], 'try-refused': [w.try_refused, 'loss'] },
  video: { try: [w.video_try, 'gain'], 'try-refused': [w.try_refused, 'loss'] },
  conversion: { 'conversion-good': [w.conversion_good, 'gain'], 'conversion-missed': [w.conversion_missed, 'loss'] },
};
const PAIRS: readonly Phase['at'][] = ['action', 'card', 'charge-down'];
const DUELS: readonly Phase['at'][] = ['kick-duel-q', 'counter-duel-q'];
const TURNOVER_CODES: readonly string[] = Object.values(TURNOVERS);

/** What each throw would do now. */
export function outlook(state: PocketRugbyState): readonly OutlookChart[] {
  const awaited = next(state);
  const { at } = state.phase;
  if (awaited.kind !== 'roll') return [];
  const { seat, dice, why: id } = awaited;
  const reading = DUELS.includes(at) ? duel(seat) : settling(at);
  return reading ? [outlookChart({ id, seat, dice }, reading, (faces) => roll(state, faces))] : [];
}

function settling(at: Phase['at']): Reading<PocketRugbyState, PocketRugbyFact> | null {
  const lines = SETTLED[at];
  if (!lines) return null;
  return {
    by: PAIRS.includes(at) ? 'pair' : 'face',
    order: Object.keys(lines),
    line(_, { facts }) {
      const id = facts.map(({ code }) => (TURNOVER_CODES.includes(code) ? 'turnover' : code)).find((code) => lines[code]) ?? '';
      const [name, tone, label] = lines[id] as Line;
      return { id, name: { words: name }, tone, ...(label && { label: { words: label } }) };
    },
  };
}

/** The first die of a duel: each face wins as often as the second die stays under it. */
function duel(seat: Seat): Reading<PocketRugbyState, PocketRugbyFact> {
  return {
    by: 'face',
    line([face = 0], { state }) {
      const answers = [1, 2, 3, 4, 5, 6].map((die) => roll(state, [die]).facts as readonly Fact[]);
      const ways = answers.filter((facts) => facts.some((fact) => 'points' in fact && fact.seat === seat)).length;
      const name: Wording = { words: w.duel, values: { ways, of: answers.length } };
      return { id: `die-${face}`, name, tone: ways > 3 ? 'gain' : ways < 3 ? 'loss' : 'even', later: { ways, of: answers.length } };
    },
  };
}
