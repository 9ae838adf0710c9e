import QuickCard from '@pocket-stadium/web/kit/card/QuickCard.svelte';
import { durationOf } from './duration.ts';
import { featOf, soundOf } from './feats.ts';
import LineScoreBoard from './LineScoreBoard.svelte';
import PlayMark from './PlayMark.svelte';
import { stampOf } from './stamps.ts';
import Totals from './Totals.svelte';

/** What the boards of games with batters and bases have in common. The field is their own. */
export const common = {
  Scoreboard: LineScoreBoard,
  Card: QuickCard,
  Mark: PlayMark,
  Totals,
  duration: durationOf,
  stamp: stampOf,
  feat: featOf,
  comeback: 3,
  sound: soundOf,
};
