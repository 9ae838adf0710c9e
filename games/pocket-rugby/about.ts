import type { Introduction } from '@pocket-stadium/kernel';

export const about: Introduction = {
  id: 'pocket-rugby',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  decidedBy: 'luck-and-choices',
  minutes: 15,
  names: { fr: 'Rugby de poche', en: 'Pocket rugby' },
  summary: {
    fr: 'Deux dés, une feuille de match : essais, pénalités, drops et cartons contre la montre.',
    en: 'Two dice and a match sheet: tries, penalties, drops and cards against the clock.',
  },
  credits: {
    fr: 'D’après un livret de règles français qui ne nomme pas son auteur.',
    en: 'After a French rules booklet that does not name its author.',
  },
  draws: true,
};
