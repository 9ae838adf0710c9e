import { type Game, type Header, type Move, Play, type Result, type Seat } from '@pocket-stadium/kernel';

/** Where dice and decisions come from. */
export interface Hands {
  /** Faces of roll `number` of the match, from 0. */
  dice(number: number, count: number): readonly number[];
  choose(play: Play, seat: Seat): Move;
}

/** A whole match between bots at once. The header says where its dice come from. */
export function playThrough(game: Game, header: Header, hands: Hands): Result<Play> {
  const opened = Play.open(game, header);
  if (!opened.ok) return opened;
  const play = opened.value;
  const from = header.dice.kind;
  while (play.next.kind !== 'over') {
    const { next } = play;
    const refused =
      next.kind === 'roll'
        ? play.append({ type: 'roll', seat: next.seat, faces: hands.dice(play.rolls, next.dice), from })
        : play.append({ type: 'move', seat: next.seat, move: hands.choose(play, next.seat) });
    if (refused) return refused;
  }
  return opened;
}
