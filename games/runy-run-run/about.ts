import type { Introduction } from '@pocket-stadium/kernel';

export const about: Introduction = {
  id: 'runy-run-run',
  rulesVersion: 1,
  seats: { min: 3, max: 3 },
  decidedBy: 'dice-and-tactics',
  minutes: 20,
  names: { fr: 'Runy, Run, Run', en: 'Runy, Run, Run' },
  summary: {
    fr: 'Poules, renards et vipères se chassent en rond : attrapez votre proie avant d’être attrapé.',
    en: 'Chicks, foxes and snakes hunt each other in a circle: catch your prey before you are caught.',
  },
  credits: {
    fr: 'D’après la règle du jeu « Runy, Run, Run », pour trois joueurs dès six ans.',
    en: 'After the rulebook of “Runy, Run, Run”, for three players from the age of six.',
  },
  draws: true,
};
