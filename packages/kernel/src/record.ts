import * as w from '../words/record.ts';
import type { Game } from './game.ts';
import type { Match } from './match.ts';
import { Play } from './play.ts';
import { accept, type Result, refuse } from './problem.ts';
import { parseRecordJson } from './record-check.ts';
import { parseRecordText } from './record-text.ts';

/** The games a reader knows, by id. */
export type Registry = ReadonlyMap<string, Game>;

/** No honest match comes near this length. Larger input is not looked at. */
export const MAX_RECORD_LENGTH = 4_000_000;

/** A record in either form, well formed but not yet folded. */
export function parseRecord(text: string): Result<Match> {
  if (text.length > MAX_RECORD_LENGTH) return refuse('too-large', w.too_large, { given: text.length, max: MAX_RECORD_LENGTH });
  const start = text.trimStart();
  if (start === '') return refuse('empty', w.empty);
  return start.startsWith('{') ? parseRecordJson(text) : parseRecordText(text);
}

/** A record in either form, folded with today's rules: the untrusted way in. */
export function readRecord(games: Registry, text: string): Result<Play> {
  const parsed = parseRecord(text);
  return parsed.ok ? foldMatch(games, parsed.value) : parsed;
}

export function foldMatch(games: Registry, match: Match): Result<Play> {
  const game = findGame(games, match.header.game);
  return game.ok ? Play.fold(game.value, match) : game;
}

export function findGame(games: Registry, id: string): Result<Game> {
  const game = games.get(id);
  return game ? accept(game) : refuse('unknown-game', w.unknown_game, { given: id.slice(0, 60), known: [...games.keys()] });
}
