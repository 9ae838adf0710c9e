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
  R: { fr: 'P', en: 'R' },
  H: { fr: 'CS', en: 'H' },
  E: { fr: 'E', en: 'E' },
  LOB: { fr: 'LSB', en: 'LOB' },
} as const satisfies Record<string, Words>;
