import type { Fact } from '@pocket-stadium/kernel';
import { defineBoard } from '@pocket-stadium/web/kit/board.ts';
import { durationOf } from '../../_baseball/board/duration.ts';
import LineScoreBoard from '../../_baseball/board/LineScoreBoard.svelte';
import { stampOf } from '../../_baseball/board/stamps.ts';
import Totals from '../../_baseball/board/Totals.svelte';
import type { DiceAndRunState } from '../rules/index.ts';
import DiceAndRunChoice from './DiceAndRunChoice.svelte';
import DiceAndRunField from './DiceAndRunField.svelte';

/** The bat and the pitch are thrown by people; what follows from a decision is thrown for them. */
export default defineBoard<DiceAndRunState, Fact>({
  Board: DiceAndRunField,
  Scoreboard: LineScoreBoard,
  Totals,
  Choice: DiceAndRunChoice,
  duration: durationOf,
  stamp: stampOf,
  ownRolls: ['roll-off', 'bat', 'pitch', 'swing'],
});
