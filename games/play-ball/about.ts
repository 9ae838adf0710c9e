import type { Introduction } from '@pocket-stadium/kernel';

export const about: Introduction = {
  id: 'play-ball',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  decidedBy: 'skill',
  minutes: 20,
  names: { fr: 'Play Ball', en: 'Play Ball' },
  summary: {
    fr: 'Trois contre trois sur un terrain d’hexagones : courir, sauter, passer, marquer.',
    en: 'Three against three on a field of hexagons: run, jump, pass, score.',
  },
  credits: {
    fr: 'D’après « Play Ball » de David Florsch et Pauline Détraz (Borderline Editions, 2025).',
    en: 'After “Play Ball” by David Florsch and Pauline Détraz (Borderline Editions, 2025).',
  },
  draws: true,
};
