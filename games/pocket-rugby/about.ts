import type { Introduction } from '@pocket-stadium/kernel';
import * as w from './words/about.ts';

export const about: Introduction = {
  id: 'pocket-rugby',
  rulesVersion: 2,
  seats: { min: 2, max: 2 },
  decidedBy: 'luck-and-choices',
  minutes: 15,
  names: w.name,
  summary: w.summary,
  credits: w.credits,
  draws: true,
};
