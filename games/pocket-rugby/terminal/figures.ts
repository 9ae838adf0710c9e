import type { SheetFigures } from '@pocket-stadium/cli/kit';
import { COLUMNS } from '../rules/columns.ts';
import type { MatchSheet } from '../rules/index.ts';
import * as w from '../words/terminal.ts';

/** How many actions a match has, and the cards of both players. */
export const matchSheetFigures: SheetFigures = {
  names: { actions: w.actions, yellows: COLUMNS.yellows.name, reds: COLUMNS.reds.name },
  drawn: ['actions'],
  count(sheet, observe) {
    const { lines, yellows, reds } = sheet as MatchSheet;
    observe('actions', lines.length);
    for (const seat of [0, 1] as const) {
      observe(`yellows ${seat}`, yellows[seat]);
      observe(`reds ${seat}`, reds[seat]);
    }
  },
};
