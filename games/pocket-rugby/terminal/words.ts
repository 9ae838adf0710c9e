import type { Words } from '@pocket-stadium/kernel';

export const DRAW = {
  rollOff: { fr: 'Qui commence ?', en: 'Who begins?' },
  clock: { fr: 'Minute {minute} sur {last}', en: 'Minute {minute} of {last}' },
  clockOfHalf: { fr: 'Mi-temps {half}, minute {minute} (fin à {last})', en: 'Half {half}, minute {minute} (ends at {last})' },
  fullTime: { fr: 'Fin du match', en: 'Full time' },
  yellow: { fr: 'J', en: 'Y' },
  red: { fr: 'R', en: 'R' },
  handLegend: {
    fr: '* a la main   J4 carton jaune encore 4 min   R carton rouge',
    en: '* has the hand   Y4 yellow card, 4 min left   R red card',
  },
} as const satisfies Record<string, Words>;
