import { accept, type Result, refuse, type Seat } from '@pocket-stadium/kernel';
import { type PocketRugbyState, game as rugby } from '../../rules/index.ts';
import * as w from '../../words/puzzles.ts';

type Phase = PocketRugbyState['phase'];
type Cards = PocketRugbyState['cards'][0];

export const OPTIONS = { minutes: 40, halves: 2, yellowMinutes: 10, redMinutes: 0, siren: 'action', first: 0 } as const;

const SEATS = 'AB';
const FORM = /^([12]):(\d{1,2}) ([AB])\/([AB-]) (\d{1,3})-(\d{1,3}) (c|d|w[1-6]) (\S+) (\S+) (\S+) (\S+)$/;
const CARDS = /^([yr])(\d{1,2})(?::(\d+(?:,\d+)*))?$/;

/**
 * `2:38 A/- 17-19 w4 y1:44 r0 y0 r0`: half and minute, who has the hand and who will have it after half-time, the score,
 * what is chosen (c: they conceded, d: drop or 50-22, w4: a penalty at 3-4), and of each seat its yellow and red cards
 * with the last minute of those that may still count.
 */
export function writePosition({ half, minute, hand, score, cards, secondHalf, phase }: PocketRugbyState): string {
  const second = secondHalf === null ? '-' : SEATS[secondHalf];
  const counted = cards.flatMap(({ yellow, yellowUntil, red, redUntil }) => [
    `y${yellow}${until(yellowUntil)}`,
    `r${red}${until(redUntil)}`,
  ]);
  return [`${half}:${minute}`, `${SEATS[hand]}/${second}`, score.join('-'), phaseText(phase), ...counted].join(' ');
}

export function readPosition(text: string): Result<PocketRugbyState> {
  const [whole, half, minute, hand = '', second = '', own, theirs, phase = '', ...cards] = FORM.exec(text) ?? [];
  const found = cards.map(cardsIn);
  const [yellowA, redA, yellowB, redB] = found;
  if (whole === undefined || !yellowA || !redA || !yellowB || !redB) return refuse('not-a-position', w.not_a_position, { text });
  return accept({
    ...rugby.start(OPTIONS, 2),
    half: Number(half),
    minute: Number(minute),
    hand: SEATS.indexOf(hand),
    score: [Number(own), Number(theirs)],
    cards: [cardsOf(yellowA, redA), cardsOf(yellowB, redB)],
    secondHalf: second === '-' ? null : (SEATS.indexOf(second) as Seat),
    phase:
      phase === 'c' ? { at: 'penalty-conceded' } : phase === 'd' ? { at: 'drop-or-fifty22' } : { at: 'penalty-won', x: Number(phase[1]) },
  });
}

interface Counted {
  readonly count: number;
  readonly until: readonly number[];
}

const until = (minutes: readonly number[]): string => (minutes.length > 0 ? `:${minutes.join()}` : '');

const cardsOf = (yellow: Counted, red: Counted): Cards => ({
  yellowUntil: yellow.until,
  redUntil: red.until,
  yellow: yellow.count,
  red: red.count,
});

function cardsIn(text: string): Counted | null {
  const [whole, , count, minutes] = CARDS.exec(text) ?? [];
  return whole === undefined ? null : { count: Number(count), until: minutes === undefined ? [] : minutes.split(',').map(Number) };
}

function phaseText(phase: Phase): string {
  if (phase.at === 'penalty-won') return `w${phase.x}`;
  return phase.at === 'penalty-conceded' ? 'c' : 'd';
}
