import type { Section } from '@pocket-stadium/print/kit';
import * as w from '../words/summary.ts';

/** Sections that the dice-baseball games share. */
export const FRAME: Section = { title: w.match_title, says: [w.match, w.ties] };
export const AT_BAT: Section = { title: w.at_bat, says: [w.run, w.three_outs] };
