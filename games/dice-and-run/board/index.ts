import type { Fact } from '@pocket-stadium/kernel';
import { defineBoard } from '@pocket-stadium/web/kit/board.ts';
import QuickCard from '@pocket-stadium/web/kit/card/QuickCard.svelte';
import { durationOf } from '../../_baseball/board/duration.ts';
import { featOf, soundOf } from '../../_baseball/board/feats.ts';
import LineScoreBoard from '../../_baseball/board/LineScoreBoard.svelte';
import PlayMark from '../../_baseball/board/PlayMark.svelte';
import { stampOf } from '../../_baseball/board/stamps.ts';
import Totals from '../../_baseball/board/Totals.svelte';
import type { DiceAndRunState } from '../rules/index.ts';
import * as w from '../words/board.ts';
import DiceAndRunField from './DiceAndRunField.svelte';

/** People throw the bat and the pitch. The dice that follow from a decision are thrown for them. */
export default defineBoard<DiceAndRunState, Fact>({
  Board: DiceAndRunField,
  Scoreboard: LineScoreBoard,
  Card: QuickCard,
  Mark: PlayMark,
  Totals,
  duration: durationOf,
  stamp: stampOf,
  feat: featOf,
  comeback: 3,
  sound: soundOf,
  ownRolls: ['roll-off', 'bat', 'pitch', 'swing'],
  // The question about a steal says the rule itself.
  coach: (_, [move]) => (move === 'swing' ? [w.coach_1, w.coach_2, w.coach_3] : move === 'accept' ? [w.coach_react] : []),
});
