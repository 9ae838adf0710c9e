import { filled, type Section } from '@pocket-stadium/print/kit';
import { BOARDS } from '../rules/chart.ts';
import { makeBoard, PAWNS } from '../rules/field.ts';
import { optionsFor } from '../rules/options.ts';
import * as w from '../words/print.ts';

const OPTIONS = optionsFor(BOARDS);
const CAMP = makeBoard(BOARDS[0]).camps[0].length;

export const SECTIONS: readonly Section[] = [
  {
    title: w.hunt_title,
    says: [filled(w.hunt, { pawns: PAWNS, cells: CAMP })],
  },
  {
    title: w.turn_title,
    says: [w.turn],
    rows: [
      [w.capture, w.capture_does],
      [w.release, w.release_does],
      [w.afterwards, w.afterwards_does],
    ],
  },
  {
    title: w.end_title,
    says: [filled(w.end, { pawns: PAWNS, quiet: OPTIONS.quietRounds.default, all: OPTIONS.maxRounds.default })],
  },
];
