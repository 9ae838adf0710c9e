import type { Words } from '@pocket-stadium/kernel';

export const DRAW = {
  inning: { fr: 'Manche {inning} sur {innings}', en: 'Inning {inning} of {innings}' },
  extraInning: { fr: 'Manche supplémentaire {inning}', en: 'Extra inning {inning}' },
  atBat: { fr: 'À la batte : {who}', en: 'At bat: {who}' },
  outs: { fr: 'Retraits', en: 'Outs' },
  strikes: { fr: 'Strikes', en: 'Strikes' },
  balls: { fr: 'Balles', en: 'Balls' },
  rollOff: { fr: 'Qui commence ?', en: 'Who begins?' },
  home: { fr: 'M', en: 'H' },
} as const satisfies Record<string, Words>;
