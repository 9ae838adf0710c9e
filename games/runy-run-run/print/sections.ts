import type { Section } from '@pocket-stadium/print/kit';
import * as w from '../words/print.ts';

export const SECTIONS: readonly Section[] = [
  {
    title: w.hunt_title,
    says: [w.hunt],
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
    says: [w.end],
  },
];
