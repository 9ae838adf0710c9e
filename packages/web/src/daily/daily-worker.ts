import { dailyHeader, loadBot, loadOracle, matchOfTheDay, playDaily, type Review, review } from '@pocket-stadium/bots';
import { dailySeed } from '@pocket-stadium/bots/kit/daily';
import { botRandom, seededFaces } from '@pocket-stadium/dice';
import { makeRecordJson } from '@pocket-stadium/kernel';
import { loadGame } from '../games.ts';
import { findSolution } from '../solutions.ts';
import { answerWith } from '../worker-line.ts';
import type { AskedDaily, PlayedDaily } from './compare.ts';

answerWith(async ({ date, code }: AskedDaily): Promise<PlayedDaily | null> => {
  const daily = await matchOfTheDay(date);
  const game = daily && (await loadGame(daily.gameId));
  if (!game) return null;
  const header = dailyHeader(game, daily, '-');
  if (!header.ok) return null;
  const bot = await loadBot(daily.gameId, 'best');
  const seed = dailySeed(date);
  const sources = {
    faces: (rolls: number, dice: number) => seededFaces(seed, rolls, dice),
    random: (rolls: number) => botRandom(seed, rolls),
  };
  const play = playDaily(game, header.value, bot, sources, code);
  const oracle = await loadOracle(daily.gameId, header.value.options, header.value.seats.length, findSolution);
  const reviewed: Review | null = play && oracle ? review(play, oracle) : null;
  return play && reviewed && { record: makeRecordJson(play.match), review: reviewed };
});
