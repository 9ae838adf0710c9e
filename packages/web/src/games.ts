import { SHELF } from '@pocket-stadium/games/shelf/about';
import { RULES } from '@pocket-stadium/games/shelf/rules-loaders';
import { type Game, type Introduction, type Match, Play, type Result, refuse } from '@pocket-stadium/kernel';
import * as w from '../words/refusals.ts';
import { untilPartThere } from './until-there.ts';

/** Every game, in the order in which it is shown. */
export { SHELF };

export function onShelf(id: string): Introduction | undefined {
  return SHELF.find((about) => about.id === id);
}

/** The rules of a game, loaded when they are needed; null when there is no such game. */
export async function loadGame(id: string): Promise<Game | null> {
  const load = Object.hasOwn(RULES, id) ? RULES[id] : undefined;
  return load ? ((await untilPartThere(id, load)).game as Game) : null;
}

/** A record that was read, folded with today's rules of its game. */
export async function foldRecord(parsed: Result<Match>): Promise<Result<Play>> {
  if (!parsed.ok) return parsed;
  const { game: id } = parsed.value.header;
  const game = await loadGame(id);
  if (game) return Play.fold(game, parsed.value);
  return refuse('unknown-game', w.unknown_game, { given: id.slice(0, 60) });
}
