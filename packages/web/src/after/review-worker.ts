import { loadOracle, review } from '@pocket-stadium/bots';
import { readAnyRecord } from '../records.ts';
import type { ReviewAnswered, ReviewAsked } from './reviewer.ts';

addEventListener('message', async ({ data }: MessageEvent<ReviewAsked>) => {
  const { number, record } = data;
  const play = await readAnyRecord(record);
  if (!play.ok) throw new Error(play.problem.message.en);
  const { game, header } = play.value;
  const oracle = await loadOracle(game.about.id, header.options, header.seats.length);
  const answer: ReviewAnswered = { number, review: oracle ? review(play.value, oracle) : null };
  postMessage(answer);
});
