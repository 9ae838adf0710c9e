import { type Bot, LEVELS, loadBot } from '@pocket-stadium/bots';
import { botRandom, seededFaces } from '@pocket-stadium/dice';
import { type Game, type Header, newHeader, Play, viewOf } from '@pocket-stadium/kernel';
import { type MatchResult, resultOf } from '@pocket-stadium/season';
import { loadGame } from '../games.ts';
import { findSolution } from '../solutions.ts';
import { answerWith } from '../worker-line.ts';
import type { Simulated, ToSimulate } from './simulate.ts';

/** How long a bot may think about one move of a whole season. */
const THINKING = { ms: 20 };
/** No honest match has more entries. */
const MOST = 20_000;

answerWith(async ({ gameId, matches }: ToSimulate): Promise<Simulated[]> => {
  const game = await loadGame(gameId);
  if (!game) throw new Error(`unknown game ${gameId}`);
  const played: Simulated[] = [];
  for (const { fixture, seats, options, id, seed, date } of matches) {
    const header = newHeader(game, { seats, options, dice: { kind: 'seed', seed }, id, date });
    if (!header.ok) throw new Error(header.problem.message.en);
    const result = await playOut(game, header.value, seed);
    if (result) played.push({ fixture, result });
  }
  return played;
});

async function playOut(game: Game, header: Header, seed: string): Promise<MatchResult | null> {
  const opened = Play.open(game, header);
  if (!opened.ok) throw new Error(opened.problem.message.en);
  const play = opened.value;
  const bots: Bot[] = [];
  for (const { bot, face } of header.seats)
    bots.push(await loadBot(game.about.id, LEVELS.find((level) => level === bot) ?? LEVELS[0], face));
  const random = botRandom(seed, 0);
  const prepared = new Set<number>();
  for (let n = 0; n < MOST; n++) {
    const { next } = play;
    if (next.kind === 'over') {
      const result = resultOf(play, 'bots');
      return result.ok ? result.value : null;
    }
    if (next.kind === 'roll') {
      play.append({ type: 'roll', seat: next.seat, faces: seededFaces(seed, play.rolls, next.dice), from: 'seed' });
      continue;
    }
    const bot = bots[next.seat] as Bot;
    const view = viewOf(game, play.state, next.seat);
    if (!prepared.has(next.seat)) {
      prepared.add(next.seat);
      await bot.prepare?.(view, findSolution);
    }
    const refused = play.append({ type: 'move', seat: next.seat, move: bot.choose(game, view, next.seat, THINKING, random) });
    if (refused) throw new Error(refused.problem.message.en);
  }
  return null;
}
