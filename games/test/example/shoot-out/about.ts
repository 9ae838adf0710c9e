import type { Introduction } from '@pocket-stadium/kernel';
import * as w from './words/about.ts';

export const about: Introduction = {
  id: 'shoot-out',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  decidedBy: 'luck-and-choices',
  minutes: 2,
  names: w.name,
  summary: w.summary,
  credits: w.credits,
  draws: true,
};
