import { defineBoard } from '@pocket-stadium/web/kit/board.ts';
import QuickCard from '@pocket-stadium/web/kit/card/QuickCard.svelte';
import type { PocketRugbyFact, PocketRugbyState } from '../rules/index.ts';
import * as w from '../words/board.ts';
import { featOf, soundOf } from './feats.ts';
import MatchSheet from './MatchSheet.svelte';
import Rugby from './Rugby.svelte';
import RugbyScore from './RugbyScore.svelte';
import { duration } from './scene.ts';
import { stampOf } from './stamps.ts';

/** People throw the action; duels, kicks, cards and the video follow by themselves. */
export default defineBoard<PocketRugbyState, PocketRugbyFact>({
  Board: Rugby,
  Paper: MatchSheet,
  Scoreboard: RugbyScore,
  Card: QuickCard,
  duration,
  stamp: stampOf,
  feat: featOf,
  comeback: 10,
  sound: soundOf,
  ownRolls: ['roll-off', 'action'],
  coach: (_, [move]) => (move === 'drop' ? [w.coach_drop] : [w.coach_1, w.coach_2, w.coach_3]),
});
