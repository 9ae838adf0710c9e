import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { type Game, newHeader, Play } from '@pocket-stadium/kernel';

/** A match of moves and faces in a fixed order, to its end or up to a number of entries. */
export function testMatch(id: string, names: readonly string[], options: Readonly<Record<string, unknown>> = {}): Play {
  const game = GAMES.get(id) as Game;
  const header = newHeader(game, {
    seats: names.slice(0, game.about.seats.min).map((name) => ({ name })),
    options,
    dice: { kind: 'hand' },
    date: '2026-11-15',
  });
  if (!header.ok) throw new Error(header.problem.message.en);
  const play = Play.start(game, header.value);
  let turn = 1;
  const chance = (below: number) => {
    turn = (turn * 48_271) % 2_147_483_647;
    return turn % below;
  };
  for (let i = 0; !play.over && i < 600; i++) {
    const { next } = play;
    if (next.kind === 'roll') {
      const faces = Array.from({ length: next.dice }, () => 1 + chance(6));
      play.append({ type: 'roll', seat: next.seat, faces, from: 'hand' });
    } else if (next.kind === 'choice') {
      const moves = game.moves(play.state);
      play.append({ type: 'move', seat: next.seat, move: moves[chance(moves.length)] as string });
    }
  }
  if (!play.over) play.append({ type: 'forfeit', seat: 0 });
  return play;
}
