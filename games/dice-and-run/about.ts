import type { Introduction } from '@pocket-stadium/kernel';

export const about: Introduction = {
  id: 'dice-and-run',
  rulesVersion: 1,
  seats: { min: 2, max: 8 },
  decidedBy: 'luck-and-nerve',
  minutes: 25,
  names: { fr: 'Dice & Run', en: 'Dice & Run' },
  summary: {
    fr: 'Le baseball en deux équipes et deux dés ; en formule avancée, un lancer secret et du sang-froid.',
    en: 'Baseball for two teams and two dice; in the advanced mode a secret pitch, and nerve.',
  },
  credits: {
    fr: 'D’après « Dice & Run », une adaptation du club RABBITS.',
    en: 'After “Dice & Run”, an adaptation by the RABBITS club.',
  },
  draws: true,
};
