import type { Words } from '@pocket-stadium/kernel';

export const DRAW = {
  rollOff: { fr: 'Qui commence ?', en: 'Who begins?' },
  hunts: { fr: '{hunter} chasse {prey}', en: '{hunter} hunts {prey}' },
  round: { fr: 'ronde {round}', en: 'round {round}' },
  prisonersHeld: { fr: 'Prisonniers :', en: 'Prisoners:' },
  dice: { fr: 'Dés', en: 'Dice' },
  pawnLegend: { fr: '* prisonnier  + cible', en: '* prisoner  + target' },
} as const satisfies Record<string, Words>;
