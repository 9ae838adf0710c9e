import { drawFaces } from './faces.ts';
import { type Fact, type Game, type Seat, type Viewer, viewOf } from './game.ts';
import type { Entry } from './match.ts';
import { Play } from './play.ts';
import type { Random } from './random.ts';
import { makeRecordJson } from './record-json.ts';
import { makeRecordText } from './record-text.ts';
import { tell, tellNext } from './tell.ts';
import { openPlay } from './test-play.ts';
import { LANGS } from './words.ts';

/**
 * Everything a viewer can get hold of, as one text: equal texts are equal in content, order and size.
 * Facts, prompts, moves, sheet and refusals are those of the full copy, as a server would hand them out.
 */
export function everythingFor<S, F extends Fact>(play: Play<S, F>, viewer: Viewer): string {
  const { game, header, next, state } = play;
  const names = header.seats.map(({ name }) => name);
  const match = { header: play.seenHeader(), entries: play.seenBy(viewer) };
  const view = viewOf(game, state, viewer);
  const folded = Play.fold(game, match);
  const words = LANGS.flatMap((lang) => [
    ...play.facts().map((fact) => tell(game as Game, fact, names, lang)),
    tellNext(game as Game, next, names, lang),
  ]);
  const refusals = [...names.keys()].flatMap((seat) =>
    ['', 'nonsense'].map((move) => play.append({ type: 'move', seat, move })?.problem ?? 'taken'),
  );
  return JSON.stringify([
    match,
    makeRecordText(match),
    makeRecordJson(match),
    view,
    next,
    game.moves(state),
    game.moves(view),
    play.facts(),
    words,
    play.sheet() ?? null,
    play.backTargets(),
    play.outcome,
    refusals,
    folded.ok ? [folded.value.state, folded.value.next, folded.value.facts()] : folded.problem,
  ]);
}

/**
 * Plays a random match. From every secret roll on, a second match goes the same way but for those faces. As long as
 * they are hidden (the test decides that, not the game's own `secrets`), a viewer who may not see them must get the
 * very same from both. Says where the two could be told apart.
 */
export function findLeaks<S, F extends Fact>(
  game: Game<S, F>,
  hidden: (state: S) => boolean,
  options: Readonly<Record<string, unknown>>,
  seats: number,
  random: Random,
): { readonly compared: number; readonly leaks: readonly string[] } {
  const play = openPlay(game, options, seats);
  const leaks: string[] = [];
  let compared = 0;
  let twin: Play<S, F> | null = null;
  let seers: readonly Seat[] = [];
  while (play.next.kind !== 'over') {
    const { next } = play;
    const entry = randomEntry(play, random);
    if (next.kind === 'roll' && next.secretTo && entry.type === 'roll') {
      seers = next.secretTo;
      twin = copyOf(play);
      twin.append({ ...entry, faces: otherFaces(entry.faces ?? [], random) });
    } else twin?.append(entry);
    play.append(entry);
    if (!twin || play.over || !hidden(play.state)) {
      twin = null;
      continue;
    }
    for (const viewer of ['spectator' as const, ...play.header.seats.keys()]) {
      if (seers.includes(viewer as Seat)) continue;
      compared++;
      if (everythingFor(play, viewer) !== everythingFor(twin, viewer)) leaks.push(`entry ${play.entries.length}, ${viewer}`);
    }
  }
  return { compared, leaks };
}

function randomEntry<S, F extends Fact>(play: Play<S, F>, random: Random): Entry {
  const { next, state, game } = play;
  if (next.kind === 'over') throw new Error('over');
  if (next.kind === 'roll') return { type: 'roll', seat: next.seat, faces: drawFaces(next.dice, random), from: 'hand' };
  const moves = game.moves(state);
  return { type: 'move', seat: next.seat, move: moves[random(moves.length)] as string };
}

function copyOf<S, F extends Fact>(play: Play<S, F>): Play<S, F> {
  const folded = Play.fold(play.game, play.match);
  if (!folded.ok) throw new Error(folded.problem.message.en);
  return folded.value;
}

function otherFaces(faces: readonly number[], random: Random): number[] {
  const drawn = drawFaces(faces.length, random);
  return drawn.join() === faces.join() ? otherFaces(faces, random) : drawn;
}
