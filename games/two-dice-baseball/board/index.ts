import type { Fact } from '@pocket-stadium/kernel';
import { defineBoard } from '@pocket-stadium/web/kit/board.ts';
import QuickCard from '@pocket-stadium/web/kit/card/QuickCard.svelte';
import DiceField from '../../_baseball/board/DiceField.svelte';
import { durationOf } from '../../_baseball/board/duration.ts';
import { featOf, soundOf } from '../../_baseball/board/feats.ts';
import LineScoreBoard from '../../_baseball/board/LineScoreBoard.svelte';
import PlayMark from '../../_baseball/board/PlayMark.svelte';
import { stampOf } from '../../_baseball/board/stamps.ts';
import Totals from '../../_baseball/board/Totals.svelte';
import type { DiceBaseballState } from '../../_baseball/rules/index.ts';

export default defineBoard<DiceBaseballState, Fact>({
  Board: DiceField,
  Scoreboard: LineScoreBoard,
  Card: QuickCard,
  Mark: PlayMark,
  Totals,
  duration: durationOf,
  stamp: stampOf,
  feat: featOf,
  comeback: 3,
  sound: soundOf,
});
