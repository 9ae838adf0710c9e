import { LOADERS, SHELF } from 'virtual:shelf';
import { type About, type Game, type Match, Play, type Result, refuse, type Words } from '@pocket-stadium/rules';
import { untilThere } from './until-there.ts';

/** What the shelf says about a game; its options come with its rules. */
export type OnShelf = Omit<About, 'options'>;

const UNKNOWN: Words = {
  fr: 'Ce jeu n’est pas sur l’étagère : « {given} ».',
  en: 'This game is not on the shelf: "{given}".',
};

/** Every game, in the order in which it is shown. */
export { SHELF };

export function onShelf(id: string): OnShelf | undefined {
  return SHELF.find((about) => about.id === id);
}

/** The rules of a game, loaded when they are needed; null when there is no such game. */
export async function loadGame(id: string): Promise<Game | null> {
  const load = Object.hasOwn(LOADERS, id) ? LOADERS[id] : undefined;
  if (!load) return null;
  const exported = Object.values(await untilThere(load));
  return exported.find((value): value is Game => isGame(value) && value.about.id === id) ?? null;
}

/** A record that was read, folded with today's rules of its game. */
export async function foldRecord(parsed: Result<Match>): Promise<Result<Play>> {
  if (!parsed.ok) return parsed;
  const { game: id } = parsed.value.header;
  const game = await loadGame(id);
  if (game) return Play.fold(game, parsed.value);
  return refuse('unknown-game', UNKNOWN, { given: id.slice(0, 60) });
}

function isGame(value: unknown): value is Game {
  return typeof value === 'object' && value !== null && 'about' in value && 'start' in value;
}
