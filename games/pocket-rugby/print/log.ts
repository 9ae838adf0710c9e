import { tell } from '@pocket-stadium/kernel';
import type { MatchLog } from '@pocket-stadium/print/kit';
import { COLUMNS } from '../rules/columns.ts';
import type { MatchSheet } from '../rules/index.ts';
import * as w from '../words/print.ts';

/** The match as its sheet has it: a line an action, by minute. */
export const logByMinute: MatchLog = (play, lang) => {
  const names = play.header.seats.map(({ name }) => name);
  const { lines } = play.sheet() as MatchSheet;
  const rows = lines.map(({ minute, hand, dice, happened, card, score }) => [
    `${minute}’`,
    names[hand] ?? '',
    dice.join(' '),
    happened.map((fact) => tell(play.game, fact, names, lang)).join(' '),
    score.join(' – '),
    card ? `${names[card[0]] ?? ''} (${(card[1] === 'red' ? w.red : w.yellow)[lang]})` : '',
  ]);
  return {
    columns: [
      { head: COLUMNS.minute.label, width: 32 },
      { head: COLUMNS.hand.label, width: 74 },
      { head: COLUMNS.dice.label, width: 32 },
      { head: COLUMNS.action.label, width: 'rest' },
      { head: COLUMNS.score.label, width: 48 },
      { head: COLUMNS.cards.label, width: 78 },
    ],
    rows,
  };
};
