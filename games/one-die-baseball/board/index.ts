import type { Fact } from '@pocket-stadium/kernel';
import { defineBoard } from '@pocket-stadium/web/kit/board.ts';
import DiceField from '../../_baseball/board/DiceField.svelte';
import { durationOf } from '../../_baseball/board/duration.ts';
import LineScoreBoard from '../../_baseball/board/LineScoreBoard.svelte';
import { stampOf } from '../../_baseball/board/stamps.ts';
import Totals from '../../_baseball/board/Totals.svelte';
import type { DiceBaseballState } from '../../_baseball/rules/index.ts';

export default defineBoard<DiceBaseballState, Fact>({
  Board: DiceField,
  Scoreboard: LineScoreBoard,
  Totals,
  duration: durationOf,
  stamp: stampOf,
});
