import type { Column } from '@pocket-stadium/kernel';
import * as w from '../words/sheet.ts';

/** The columns of the match sheet, line by line, and what it adds up to. */
export const COLUMNS = {
  minute: { label: w.minute, name: w.minute_name },
  hand: { label: w.hand, name: w.hand_name },
  dice: { label: w.dice, name: w.dice_name },
  action: { label: w.action, name: w.action_name },
  score: { label: w.score, name: w.score_name },
  cards: { label: w.cards, name: w.cards_name },
  points: { label: w.points, name: w.points_name },
  yellows: { label: w.yellows, name: w.yellows_name },
  reds: { label: w.reds, name: w.reds_name },
} as const satisfies Readonly<Record<string, Column>>;
