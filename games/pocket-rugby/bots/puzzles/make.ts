import { type Bot, type Choice, decisions, type Grade, type PuzzleMaker } from '@pocket-stadium/bots/kit';
import { type PocketRugbyState, game as rugby } from '../../rules/index.ts';
import { bots } from '../index.ts';
import { RugbyLookup } from '../solver/lookup.ts';
import { reducedPrecision } from '../solver/precision.ts';
import { RugbyOracle } from '../solver/rugby-oracle.ts';
import { solveRugby } from '../solver/solve.ts';
import { OPTIONS } from './position.ts';

const MARGIN = 0.02;
/** A choice that gives away this much is easy to tell. */
const CLEAR = 0.06;
/** With more cards in force a position is so rare that the solution knows it less exactly. */
const MOST_CARDS = 1;
/** How far the quick solution may be from the full one. A test that has no minutes to spare looks at the quick one. */
const AGREES = 0.008;
/** From this minute on the match is nearly over. */
const LATE = 36;

/** The decisions of matches among bots of several kinds. A problem is hardest where the careful habit is wrong by little. */
export const maker: PuzzleMaker<PocketRugbyState> = {
  wanted: {
    posts1: 30,
    posts2: 40,
    posts3: 40,
    fault1: 20,
    fault2: 30,
    fault3: 20,
    drop1: 20,
    drop2: 30,
    drop3: 10,
    siren1: 30,
    siren2: 50,
    siren3: 20,
  },
  most: 100_000,
  *candidates(random) {
    const players = [bots.regular, bots.rookie, bots.best, ...Object.values(bots.styles ?? {})] as readonly Bot<PocketRugbyState>[];
    const start = () => rugby.start({ ...OPTIONS, first: random(2) }, 2);
    for (const state of decisions(rugby, start, 2, players, random))
      if (rugby.moves(state).length > 1 && cardsIn(state) <= MOST_CARDS) yield state;
  },
  sort(state, choices) {
    const [best, second] = choices;
    if (!best || !second || best.chance - second.chance < MARGIN || !isCertain(state, choices)) return null;
    return { motif: motifOf(state), grade: gradeOf(state, best.move, best.chance - second.chance) };
  },
};

function motifOf({ half, minute, phase }: PocketRugbyState): string {
  if (half === OPTIONS.halves && minute >= LATE) return 'siren';
  return phase.at === 'penalty-won' ? 'posts' : phase.at === 'penalty-conceded' ? 'fault' : 'drop';
}

function gradeOf(state: PocketRugbyState, best: string, margin: number): Grade {
  const next = rugby.next(state);
  const habit = bots.regular.choose(rugby as never, state, next.kind === 'choice' ? next.seat : 0, {}, () => 0);
  if (habit === best) return margin >= CLEAR ? 1 : 2;
  return margin >= CLEAR ? 2 : 3;
}

/** The number of cards that may still count. */
function cardsIn({ cards }: PocketRugbyState): number {
  return cards.reduce((sum, { yellowUntil, redUntil }) => sum + yellowUntil.length + redUntil.length, 0);
}

let quick: RugbyOracle | null = null;

/** Whether a solution of another precision says nearly the same. */
function isCertain(state: PocketRugbyState, choices: readonly Choice[]): boolean {
  quick ??= new RugbyOracle(rugby, quickTable(), 0);
  const next = rugby.next(state);
  const seat = next.kind === 'choice' ? next.seat : 0;
  return quick.weigh(state).every(({ move, expect }) => {
    const said = choices.find((choice) => choice.move === move)?.chance ?? Number.NaN;
    return Math.abs(said - (expect[seat] as number)) < AGREES;
  });
}

function quickTable(): () => RugbyLookup {
  const lookup = new RugbyLookup(solveRugby(rugby, { options: OPTIONS, precision: reducedPrecision(OPTIONS) }));
  return () => lookup;
}
