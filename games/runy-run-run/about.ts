import type { Introduction } from '@pocket-stadium/kernel';
import * as w from './words/about.ts';

export const about: Introduction = {
  id: 'runy-run-run',
  rulesVersion: 1,
  seats: { min: 3, max: 3 },
  decidedBy: 'dice-and-tactics',
  minutes: 20,
  names: w.name,
  summary: w.summary,
  credits: w.credits,
  draws: true,
};
