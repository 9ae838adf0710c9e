import { drawFaces, type Game, type Random, viewOf } from '@pocket-stadium/kernel';
import type { Bot } from './bot.ts';

/** The moments of matches among bots in which somebody chooses, as that seat sees them, match after match without end. */
export function* decisions<S>(game: Game<S>, start: () => S, seats: number, bots: readonly Bot<S>[], random: Random): Generator<S> {
  for (;;) {
    const players = Array.from({ length: seats }, () => bots[random(bots.length)] as Bot<S>);
    for (let state = start(), next = game.next(state); next.kind !== 'over'; next = game.next(state)) {
      if (next.kind === 'roll') {
        state = game.roll(state, drawFaces(next.dice, random)).state;
        continue;
      }
      const view = viewOf(game, state, next.seat);
      yield view;
      const step = game.choose(state, (players[next.seat] as Bot<S>).choose(game, view, next.seat, {}, random));
      if (!step.ok) throw new Error(step.problem.message.en);
      state = step.state;
    }
  }
}
