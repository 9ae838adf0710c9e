import type { Words } from '@pocket-stadium/rules';

export const DRAW = {
  inning: { fr: 'Manche {inning} sur {innings}', en: 'Inning {inning} of {innings}' },
  extraInning: { fr: 'Manche supplémentaire {inning}', en: 'Extra inning {inning}' },
  atBat: { fr: 'À la batte : {who}', en: 'At bat: {who}' },
  outs: { fr: 'Retraits', en: 'Outs' },
  strikes: { fr: 'Strikes', en: 'Strikes' },
  balls: { fr: 'Balles', en: 'Balls' },
  rollOff: { fr: 'Qui commence ?', en: 'Who begins?' },
  movesLeft: {
    fr: 'À {letter} : {moves|plus de mouvement|un mouvement|# mouvements}',
    en: '{letter} to play: {moves|no move left|one move|# moves}',
  },
  ballLegend: {
    fr: 'o balle  (A) porteur  ·a· but de A  + cible',
    en: 'o ball  (A) carrier  ·a· goal of A  + target',
  },
  clock: { fr: 'Minute {minute} sur {last}', en: 'Minute {minute} of {last}' },
  clockOfHalf: { fr: 'Mi-temps {half}, minute {minute} (fin à {last})', en: 'Half {half}, minute {minute} (ends at {last})' },
  fullTime: { fr: 'Fin du match', en: 'Full time' },
  yellow: { fr: 'J', en: 'Y' },
  red: { fr: 'R', en: 'R' },
  handLegend: {
    fr: '* a la main   J4 carton jaune encore 4 min   R carton rouge',
    en: '* has the hand   Y4 yellow card, 4 min left   R red card',
  },
  hunts: { fr: '{hunter} chasse {prey}', en: '{hunter} hunts {prey}' },
  round: { fr: 'ronde {round}', en: 'round {round}' },
  prisonersHeld: { fr: 'Prisonniers :', en: 'Prisoners:' },
  dice: { fr: 'Dés', en: 'Dice' },
  pawnLegend: { fr: '* prisonnier  + cible', en: '* prisoner  + target' },
  home: { fr: 'M', en: 'H' },
  R: { fr: 'P', en: 'R' },
  H: { fr: 'CS', en: 'H' },
  E: { fr: 'E', en: 'E' },
  LOB: { fr: 'LSB', en: 'LOB' },
} as const satisfies Record<string, Words>;

/** What the columns of a tally are called; a name that is not here stands as it is. */
export const TALLY: Readonly<Record<string, Words>> = {
  goals: { fr: 'buts', en: 'goals' },
  steals: { fr: 'balles prises', en: 'balls taken' },
  passes: { fr: 'passes', en: 'passes' },
  free: { fr: 'libres', en: 'free' },
  prisoners: { fr: 'prisonniers', en: 'prisoners' },
  captures: { fr: 'captures', en: 'captures' },
  releases: { fr: 'libérations', en: 'releases' },
};
