import type { Game, OptionValues } from '@pocket-stadium/kernel';
import type { PocketRugbyState } from '../../rules/index.ts';
import type { Leaf } from './action-program.ts';
import type { Balance } from './balance.ts';
import type { CardIndex } from './card-index.ts';
import { CardStates, emptyIndexes, tellApart } from './card-states.ts';
import type { Timeline } from './cards.ts';
import { goesOn } from './clock.ts';
import { deriveFormat, keptWidth, type Solution } from './solve.ts';

/** A state that a match comes to, and how probable that is with moves at random. */
export interface Reached {
  readonly moment: number;
  readonly begins: number;
  readonly timeline: Timeline;
  readonly balance: Balance;
  readonly lead: number;
  readonly probability: number;
}

/**
 * Every state that a match of moves at random comes to with at least this probability. Cards rarer than `rare` count as
 * simpler ones.
 */
export function reachedStates(game: Game<PocketRugbyState>, options: OptionValues, rare: number, most: number, atLeast: number): Reached[] {
  const { clock, actions, lengths } = deriveFormat(game, options);
  const cards = new CardStates(emptyIndexes(clock, lengths), lengths);
  tellApart(cards, actions, rare);
  const width = 2 * most + 1;
  const halves = cards.moments.at(-1)?.half ?? 1;
  const toCome = ({ half }: CardIndex) => half < halves;
  const mass = cards.moments.map((index) => (toCome(index) ? [0, 1] : [0]).map(() => new Float64Array(index.size * width)));
  (mass[0]?.[0] as Float64Array)[most] = 1;
  const reached: Reached[] = [];

  function spread(from: number, begins: number, state: number, row: Float64Array): void {
    const index = cards.moments[from] as CardIndex;
    const { follows } = index;
    const push = (leaf: Leaf, p: number) => {
      const on = goesOn(follows, leaf);
      if (!on && follows.kind !== 'half-time') return;
      const restarts = !on && follows.kind === 'half-time' ? follows : null;
      const keeps = restarts ? (begins === 1 ? restarts.keeps.P : restarts.keeps.Q) : leaf.keeps;
      const to = cards.numberOf(restarts ? restarts.at : { half: index.half, minute: index.minute + leaf.minutes });
      const next = toCome(cards.moments[to] as CardIndex) ? (keeps ? begins : 1 - begins) : 0;
      const into = mass[to]?.[next] as Float64Array;
      for (const { state: stand, share } of (cards.moments[to] as CardIndex).blend(cards.path(from, leaf.card, to, keeps).after(state))) {
        if (share < 0) continue;
        for (let lead = -most; lead <= most; lead++) {
          const weight = row[lead + most] as number;
          if (weight === 0) continue;
          const after = Math.max(-most, Math.min(most, (lead + leaf.lead) * (keeps ? 1 : -1)));
          const at = stand * width + after + most;
          into[at] = (into[at] as number) + weight * p * share;
        }
      }
    };
    const { leaves, forks } = actions.program(index.inForce(state));
    for (const leaf of leaves) push(leaf, leaf.p);
    for (const { p, moves } of forks) for (const move of moves) for (const leaf of move.leaves) push(leaf, (p * leaf.p) / moves.length);
  }

  for (const [moment, index] of cards.moments.entries()) {
    for (const [begins, all] of (mass[moment] as Float64Array[]).entries()) {
      for (let state = 0; state < index.size; state++) {
        const row = all.subarray(state * width, (state + 1) * width);
        if (row.every((weight) => weight < atLeast / 100)) continue;
        spread(moment, begins, state, row);
        const timeline = index.timelines[index.timelineOf[state] as number] as Timeline;
        for (const [i, probability] of row.entries()) {
          if (probability < atLeast) continue;
          reached.push({ moment, begins, timeline, balance: index.balanceOf[state] as Balance, lead: i - most, probability });
        }
      }
    }
  }
  return reached;
}

/** What a solution says about such a state, for the player with the hand. */
export function worthOf({ precision, cards, rows }: Solution, { moment, begins, timeline, balance, lead }: Reached): number {
  const index = cards.moments[moment] as CardIndex;
  const values = rows[moment]?.[begins]?.value as Float32Array;
  const at = Math.max(-precision.mostLead, Math.min(precision.mostLead, lead)) + precision.mostLead;
  const blend = index.blend(index.find(index.id(timeline), balance));
  return blend.reduce((sum, { state, share }) => sum + share * (values[state * keptWidth(precision) + at] as number), 0);
}
