import { defineBoard } from '@pocket-stadium/web/kit/board.ts';
import type { PocketRugbyFact, PocketRugbyState } from '../rules/index.ts';
import KickOrPlay from './KickOrPlay.svelte';
import MatchSheet from './MatchSheet.svelte';
import RugbyScore from './RugbyScore.svelte';
import { stampOf } from './stamps.ts';

/** People throw the action; duels, kicks, cards and the video follow by themselves. */
export default defineBoard<PocketRugbyState, PocketRugbyFact>({
  Board: MatchSheet,
  Scoreboard: RugbyScore,
  Choice: KickOrPlay,
  stamp: stampOf,
  ownRolls: ['roll-off', 'action'],
  scrolls: true,
});
