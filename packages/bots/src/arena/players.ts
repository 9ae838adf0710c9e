import { BOTS } from '@pocket-stadium/games/shelf/bots';
import { accept, type Result, refuse } from '@pocket-stadium/kernel';
import { type Bot, type Budget, LEVELS } from '../../kit/bot.ts';
import * as w from '../../words/arena.ts';
import { randomBot } from '../random-bot.ts';
import type { Player } from './match.ts';

/** A player of a contest as it is written: `best`, `best:20000` (nodes a choice), `best:500ms`. */
export interface PlayerName {
  /** As written, to tell players apart. */
  readonly text: string;
  readonly name: string;
  readonly budget: Budget;
}

/** Who can play in a contest: the levels, the child they are measured by, and one who plays any move. */
export function playersOf(gameId: string): readonly string[] {
  return Object.hasOwn(BOTS, gameId) ? [...LEVELS, 'child', 'random'] : ['random'];
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
  const bot = new Map(Object.entries(shelf?.bots ?? {})).get(name);
  if (!bot) throw new Error(`no player ${name} for ${gameId}`);
  return bot;
}
