import type { Introduction } from '@pocket-stadium/kernel';
import * as w from './words/about.ts';

export const about: Introduction = {
  id: 'play-ball',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  decidedBy: 'skill',
  minutes: 20,
  names: w.name,
  summary: w.summary,
  credits: w.credits,
  draws: true,
};
