import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { completeOptions, findGame, type Game, type OptionValues, parseOptionText } from '@pocket-stadium/kernel';
import * as w from '../words/commands.ts';
import { EXIT, refusedAs, wrongUse } from './failure.ts';

/** The game a person means: its id, or the beginning of just one. */
export function gameNamed(given: string): Game {
  const found = findGame(GAMES, given);
  if (found.ok) return found.value;
  const like = [...GAMES.keys()].filter((id) => given !== '' && id.startsWith(given.toLowerCase()));
  const [only] = like;
  if (like.length > 1) throw wrongUse(w.ambiguous_game, { given, known: like });
  const game = only === undefined ? undefined : GAMES.get(only);
  if (!game) throw refusedAs(EXIT.usage, found.problem);
  return game;
}

/** Options given as `name=value`, completed with the defaults. */
export function optionsFrom(game: Game, given: readonly string[], seats: number): OptionValues {
  const specs = game.about.options;
  const values: Record<string, unknown> = {};
  for (const text of given) {
    const [, name = '', value = ''] = /^\s*(\w+)\s*=\s*(.*?)\s*$/.exec(text) ?? [];
    if (name === '') throw wrongUse(w.bad_option_text, { given: text, known: Object.keys(specs) });
    const spec = Object.hasOwn(specs, name) ? specs[name] : undefined;
    values[name] = spec ? parseOptionText(spec, value) : value;
  }
  const full = completeOptions(specs, values, seats);
  if (!full.ok) throw refusedAs(EXIT.usage, full.problem);
  return full.value;
}
