import { loadOracle, type Review, review } from '@pocket-stadium/bots';
import { readAnyRecord } from '../records.ts';
import { findSolution } from '../solutions.ts';
import { answerWith } from '../worker-line.ts';

answerWith(async (record: string, report): Promise<Review | null> => {
  const play = await readAnyRecord(record);
  if (!play.ok) throw new Error(play.problem.message.en);
  const { game, header } = play.value;
  const oracle = await loadOracle(game.about.id, header.options, header.seats.length, findSolution);
  return oracle ? review(play.value, oracle, report) : null;
});
