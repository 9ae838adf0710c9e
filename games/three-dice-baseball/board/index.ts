import type { Fact } from '@pocket-stadium/kernel';
import { defineBoard, type StampChoice } from '@pocket-stadium/web/kit/board.ts';
import QuickCard from '@pocket-stadium/web/kit/card/QuickCard.svelte';
import { featOf, soundOf } from '../../_baseball/board/feats.ts';
import LineScoreBoard from '../../_baseball/board/LineScoreBoard.svelte';
import { isPlay, stampOf } from '../../_baseball/board/stamps.ts';
import Totals from '../../_baseball/board/Totals.svelte';
import type { DiceBaseballState } from '../../_baseball/rules/index.ts';
import * as w from '../words/board.ts';
import OnesField from './OnesField.svelte';

const ONES = { 2: w.stamp_two_ones, 3: w.stamp_three_ones } as const;

/** Several ones are counted on the stamp. */
function stampOfOnes(facts: readonly Fact[]): StampChoice | null {
  const stamp = stampOf(facts);
  const runs = facts.findLast(isPlay)?.runs;
  return stamp && !stamp.text && (runs === 2 || runs === 3) ? { ...stamp, text: ONES[runs] } : stamp;
}

export default defineBoard<DiceBaseballState, Fact>({
  Board: OnesField,
  Scoreboard: LineScoreBoard,
  Card: QuickCard,
  Totals,
  stamp: stampOfOnes,
  feat: featOf,
  comeback: 3,
  sound: soundOf,
});
