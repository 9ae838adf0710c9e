import type { OptionSpecs } from '@pocket-stadium/kernel';

export const OPTIONS = {
  minutes: {
    kind: 'one-of',
    values: [20, 40],
    default: 40,
    label: { fr: 'Durée du match, en minutes', en: 'Length of the match, in minutes' },
  },
  halves: {
    kind: 'one-of',
    values: [1, 2],
    default: 2,
    label: { fr: 'Nombre de périodes', en: 'Number of periods' },
    help: {
      fr: 'Avec deux mi-temps, celui qui n’a pas commencé a la main à la reprise : c’est plus juste.',
      en: 'With two halves the player who did not begin has the hand after half-time, which is fairer.',
    },
  },
  yellowMinutes: {
    kind: 'integer',
    min: 1,
    max: 40,
    default: 10,
    label: { fr: 'Durée d’un carton jaune, en minutes', en: 'Length of a yellow card, in minutes' },
  },
  first: {
    kind: 'seat-or-roll-off',
    default: 'roll-off',
    label: { fr: 'Qui donne le coup d’envoi', en: 'Who kicks off' },
  },
} as const satisfies OptionSpecs;
