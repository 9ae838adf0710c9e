import type { Fact } from '@pocket-stadium/kernel';
import { defineBoard } from '@pocket-stadium/web/kit/board.ts';
import { common } from '../../_baseball/board/common.ts';
import type { DiceAndRunState } from '../rules/index.ts';
import * as w from '../words/board.ts';
import DiceAndRunField from './DiceAndRunField.svelte';

/** People throw the bat and the pitch. The dice that follow from a decision are thrown for them. */
export default defineBoard<DiceAndRunState, Fact>({
  ...common,
  Board: DiceAndRunField,
  ownRolls: ['roll-off', 'bat', 'pitch', 'swing'],
  // The question about a steal says the rule itself.
  coach: (_, [move]) => (move === 'swing' ? [w.coach_1, w.coach_2, w.coach_3] : move === 'accept' ? [w.coach_react] : []),
});
