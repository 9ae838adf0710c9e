import { type Judged, judgeChoice, loadOracle } from '@pocket-stadium/bots';
import { readAnyRecord } from '../records.ts';
import { findSolution } from '../solutions.ts';
import { answerWith } from '../worker-line.ts';
import type { AskedChoice } from './own.ts';

answerWith(async ({ record, move }: AskedChoice): Promise<Judged | null> => {
  const play = await readAnyRecord(record);
  if (!play.ok) return null;
  const { game, header, state } = play.value;
  const oracle = await loadOracle(game.about.id, header.options, header.seats.length, findSolution);
  return oracle && judgeChoice(game, oracle, state, move);
});
