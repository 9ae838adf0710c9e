import type { DiceAndRunState, Fact } from '@pocket-stadium/rules';
import { defineBoard } from '../contract.ts';
import DiceAndRunChoice from './DiceAndRunChoice.svelte';
import { durationOf } from './duration.ts';
import Field from './Field.svelte';
import LineScoreBoard from './LineScoreBoard.svelte';
import { stampOf } from './stamps.ts';

/** The bat and the pitch are thrown by people; what follows from a decision is thrown for them. */
export default defineBoard<DiceAndRunState, Fact>({
  Board: Field,
  Scoreboard: LineScoreBoard,
  Choice: DiceAndRunChoice,
  duration: durationOf,
  stamp: stampOf,
  ownRolls: ['roll-off', 'bat', 'pitch', 'swing'],
});
