import { drawFaces, GAMES, type Game, newHeader, Play, type Random } from '@pocket-stadium/rules';

/** A match of moves and dice at random, for tests. */
export function randomMatch(gameId: string, options: Record<string, unknown>, seats: number, random: Random): Play {
  const game = GAMES.get(gameId) as Game;
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
