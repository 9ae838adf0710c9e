import { drawFaces, type Game, newHeader, Play, type Random, viewOf } from '@pocket-stadium/kernel';
import type { Bot } from './bot.ts';

/** A match of moves and dice at random, for tests. */
export function randomMatch(game: Game, options: Record<string, unknown>, seats: number, random: Random): Play {
  const names = Array.from({ length: seats }, (_, seat) => ({ name: `S${seat}` }));
  const header = newHeader(game, { seats: names, options, dice: { kind: 'hand' } });
  if (!header.ok) throw new Error(header.problem.message.en);
  const play = Play.open(game, header.value);
  if (!play.ok) throw new Error(play.problem.message.en);
  const match = play.value;
  for (let { next } = match; next.kind !== 'over'; next = match.next) {
    const refused =
      next.kind === 'roll'
        ? match.append({ type: 'roll', seat: next.seat, faces: drawFaces(next.dice, random), from: 'hand' })
        : match.append({ type: 'move', seat: next.seat, move: pick(game.moves(match.state), random) });
    if (refused) throw new Error(refused.problem.message.en);
  }
  return match;
}

function pick(moves: readonly string[], random: Random): string {
  return moves[random(moves.length)] as string;
}

/** Plays a match to its end with bots, each with what its seat sees. */
export function playBots<S>(play: Play<S>, bots: readonly Bot<S>[], random: Random): Play<S> {
  for (let { next } = play; next.kind !== 'over'; next = play.next) {
    const { seat } = next;
    const view = viewOf(play.game, play.state, seat);
    const refused =
      next.kind === 'roll'
        ? play.append({ type: 'roll', seat, faces: drawFaces(next.dice, random), from: 'hand' })
        : play.append({ type: 'move', seat, move: (bots[seat] as Bot<S>).choose(play.game, view, seat, {}, random) });
    if (refused) throw new Error(refused.problem.message.en);
  }
  return play;
}
