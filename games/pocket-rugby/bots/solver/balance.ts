import type { PocketRugbyState } from '../../rules/index.ts';
import type { Leaf } from './action-program.ts';

/**
 * The cards that decide a match level in points (P6), as one small number: the reds that the player with the hand has
 * received less the other's, and likewise the yellows.
 */
export type Balance = number;

/** Larger differences are not told apart: they hardly ever turn round. */
const MOST_REDS = 4;
const MOST_YELLOWS = 9;
const YELLOWS = 2 * MOST_YELLOWS + 1;
export const BALANCES = (2 * MOST_REDS + 1) * YELLOWS;

function clamp(value: number, most: number): number {
  return Math.max(-most, Math.min(most, value));
}

export function makeBalance(reds: number, yellows: number): Balance {
  return (clamp(reds, MOST_REDS) + MOST_REDS) * YELLOWS + clamp(yellows, MOST_YELLOWS) + MOST_YELLOWS;
}
export const redsOf = (balance: Balance): number => Math.floor(balance / YELLOWS) - MOST_REDS;
export const yellowsOf = (balance: Balance): number => (balance % YELLOWS) - MOST_YELLOWS;

export const LEVEL: Balance = makeBalance(0, 0);

/** By balance: that after a card, as the player with the hand sees it then. */
export function laterBalances(card: Leaf['card'], keeps: boolean): Int32Array {
  const key = `${card?.side}/${card?.colour}/${keeps}`;
  const balances = known.get(key) ?? Int32Array.from({ length: BALANCES }, (_, balance) => laterBalance(balance, card, keeps));
  known.set(key, balances);
  return balances;
}
const known = new Map<string, Int32Array>();

function laterBalance(balance: Balance, card: Leaf['card'], keeps: boolean): Balance {
  let reds = redsOf(balance);
  let yellows = yellowsOf(balance);
  const more = card?.side === 'P' ? 1 : -1;
  if (card?.colour === 'red') reds += more;
  if (card?.colour === 'yellow') yellows += more;
  return keeps ? makeBalance(reds, yellows) : makeBalance(-reds, -yellows);
}

/** How many yellow cards one side receives a minute, and how many red ones. */
const YELLOWS_A_MINUTE = 0.027;
const REDS_A_MINUTE = 0.005;
/** What it costs where the simplification changes who wins a level match at once. */
const LAST_RESORT = 1;

/** Balances that are nearer to level, and roughly what counting one as the other may cost; the cheapest first. */
export function nearerLevel(balance: Balance, rest: number): { readonly balance: Balance; readonly cost: number }[] {
  const reds = redsOf(balance);
  const yellows = yellowsOf(balance);
  // How often a match that is level now ends level.
  const level = Math.min(1, 0.5 / Math.sqrt(rest));
  const ways: { balance: Balance; cost: number }[] = [];
  if (yellows !== 0) {
    const nearer = yellows - Math.sign(yellows);
    const turns =
      reds !== 0
        ? chance(Math.abs(reds), REDS_A_MINUTE * rest)
        : nearer === 0
          ? LAST_RESORT
          : chance(Math.abs(nearer), YELLOWS_A_MINUTE * rest);
    ways.push({ balance: makeBalance(reds, nearer), cost: level * turns });
  }
  if (reds !== 0) {
    const nearer = reds - Math.sign(reds);
    const turns = nearer === 0 ? LAST_RESORT : chance(Math.abs(nearer), REDS_A_MINUTE * rest);
    ways.push({ balance: makeBalance(nearer, yellows), cost: level * turns });
  }
  return ways.sort((a, b) => a.cost - b.cost);
}

/** Roughly how likely at least `count` cards are when `mean` are expected. */
function chance(count: number, mean: number): number {
  let chances = 1;
  for (let i = 1; i <= count; i++) chances *= Math.min(1, mean / i);
  return chances;
}

/** The balance of a state in which an action starts. */
export function balanceOf({ cards, hand }: PocketRugbyState): Balance {
  const [own, others] = hand === 0 ? cards : [cards[1], cards[0]];
  return makeBalance(own.red - others.red, own.yellow - others.yellow);
}
