import type { Introduction } from '@pocket-stadium/kernel';
import * as w from './words/about.ts';

export const about: Introduction = {
  id: 'dice-and-run',
  rulesVersion: 1,
  seats: { min: 2, max: 8 },
  decidedBy: 'luck-and-nerve',
  minutes: 25,
  names: w.name,
  summary: w.summary,
  credits: w.credits,
  draws: true,
  firstMatch: { mode: 'advanced', innings: 2, first: 0 },
};
