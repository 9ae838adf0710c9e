/** What a double means, by face. */
export const DOUBLES = {
  1: 'penalty-conceded',
  2: 'penalty-and-card',
  3: 'drop-or-fifty22',
  4: 'countered',
  5: 'penalty-try',
  6: 'penalty-try-and-card',
} as const;

/** The die that wins a penalty, and the other die that adds a card to it. */
export const PENALTY_DIE = 3;
export const CARD_DIE = 6;
/** The other die of a penalty from which nobody reaches the goal. */
export const TOO_FAR_DIE = 1;
/** The die that makes a try of the other, where none shows a penalty. */
export const TRY_DIE = 5;

/** Turnovers, by the lower and the higher die. */
export const TURNOVERS = {
  12: 'knock-on',
  14: 'kick-to-touch',
  16: 'counter-ruck',
  24: 'ball-kicked-away',
  26: 'interception',
  46: 'ball-ripped',
} as const;
export type Turnover = (typeof TURNOVERS)[keyof typeof TURNOVERS];

/** Who has the hand afterwards, P who had it or the other, Q, how far the clock moves, and whether it was playing on (P3). */
export interface After {
  readonly hand: 'P' | 'Q';
  readonly minutes: number;
  readonly playedOn?: boolean;
}
export const AFTER = {
  'conceded-kick': { hand: 'P', minutes: 2 },
  'conceded-play': { hand: 'Q', minutes: 3, playedOn: true },
  drop: { hand: 'Q', minutes: 1 },
  fifty22: { hand: 'P', minutes: 3, playedOn: true },
  counter: { hand: 'P', minutes: 2 },
  'penalty-try': { hand: 'Q', minutes: 2 },
  'penalty-kick': { hand: 'Q', minutes: 2 },
  try: { hand: 'Q', minutes: 2 },
  turnover: { hand: 'Q', minutes: 1 },
} as const satisfies Readonly<Record<string, After>>;
export type Ending = keyof typeof AFTER;

export const POINTS = {
  'penalty-good': 3,
  'drop-good': 3,
  try: 5,
  'conversion-good': 2,
  'penalty-try': 7,
} as const;
export type Scored = keyof typeof POINTS;
