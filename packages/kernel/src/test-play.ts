import type { Fact, Game } from './game.ts';
import { newHeader } from './match.ts';
import { Play } from './play.ts';

/** A match for tests: seats named Seat0, Seat1…, dice by hand. */
export function openPlay<S, F extends Fact>(game: Game<S, F>, options: Readonly<Record<string, unknown>> = {}, seats?: number): Play<S, F> {
  const count = seats ?? game.about.seats.min;
  const names = Array.from({ length: count }, (_, seat) => ({ name: `Seat${seat}` }));
  const header = newHeader(game as Game, { seats: names, options, dice: { kind: 'hand' } });
  if (!header.ok) throw new Error(header.problem.message.en);
  const opened = Play.open(game, header.value);
  if (!opened.ok) throw new Error(opened.problem.message.en);
  return opened.value;
}

/** Plays a script: faces for the rolls, words for the moves, whoever is due. Throws at the first that is refused. */
export function playScript<S, F extends Fact>(play: Play<S, F>, script: readonly (string | readonly number[])[]): Play<S, F> {
  for (const item of script) {
    if (play.next.kind === 'over') throw new Error(`over before ${item}`);
    const { seat } = play.next;
    const refused = play.append(
      typeof item === 'string' ? { type: 'move', seat, move: item } : { type: 'roll', seat, faces: item, from: 'hand' },
    );
    if (refused) throw new Error(`${item}: ${refused.problem.message.en}`);
  }
  return play;
}
