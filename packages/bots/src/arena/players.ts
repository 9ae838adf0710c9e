import { BOTS } from '@pocket-stadium/games/shelf/bots';
import { accept, type Result, refuse } from '@pocket-stadium/kernel';
import type { Bot, Budget } from '../../kit/bot.ts';
import { characterOf, FACES } from '../../kit/characters.ts';
import * as w from '../../words/arena.ts';
import { levelsOf } from '../levels.ts';
import { randomBot } from '../random-bot.ts';
import type { Player } from './match.ts';

/** A player of a contest as it is written: `best`, `best:20000` (nodes a choice), `best:500ms`. */
export interface PlayerName {
  /** The name as it was written, to tell players apart. */
  readonly text: string;
  readonly name: string;
  readonly budget: Budget;
}

/** Who can play in a contest: the levels, the faces, the models they are measured by, and one who plays any move. */
export function playersOf(gameId: string): readonly string[] {
  return Object.hasOwn(BOTS, gameId) ? [...levelsOf(gameId), ...FACES, 'child', 'beginner', 'random'] : ['random'];
}

export function parsePlayer(gameId: string, text: string, usual: Budget): Result<PlayerName> {
  const [, name = '', amount, unit] = /^([a-z]+)(?::(\d{1,9})(ms)?)?$/.exec(text) ?? [];
  const known = playersOf(gameId);
  if (!known.includes(name)) return refuse('unknown-player', w.unknown_player, { given: text.slice(0, 40), known });
  const budget = amount === undefined ? usual : unit === 'ms' ? { ms: Number(amount) } : { nodes: Number(amount) };
  return accept({ text, name, budget });
}

export async function loadPlayer(gameId: string, { name, budget }: PlayerName): Promise<Player> {
  return { bot: await loadNamed(gameId, name), budget };
}

async function loadNamed(gameId: string, name: string): Promise<Bot> {
  if (name === 'random') return randomBot;
  const shelf = await BOTS[gameId]?.();
  if (!shelf) throw new Error(`no player ${name} for ${gameId}`);
  const { child, beginner = child, styles } = shelf.bots;
  const models: Readonly<Record<string, Bot>> = { child, beginner, ...styles };
  const level = characterOf(name)?.level ?? levelsOf(gameId).find((known) => known === name);
  const bot = models[name] ?? (level && shelf.bots[level]);
  if (!bot) throw new Error(`no player ${name} for ${gameId}`);
  return bot;
}
