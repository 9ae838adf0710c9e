import type { Words } from '@pocket-stadium/kernel';
import type { PlayCode } from './chart.ts';

/** What each play is called. French players say many of these in English too, so both are taught. */
export const TERMS = {
  single: { fr: 'Simple', en: 'Single' },
  double: { fr: 'Double', en: 'Double' },
  triple: { fr: 'Triple', en: 'Triple' },
  'home-run': { fr: 'Circuit (home run)', en: 'Home run' },
  'strike-out': { fr: 'Retrait au bâton (strike out)', en: 'Strike out' },
  'fly-out': { fr: 'Attraper de volée (fly out)', en: 'Fly out' },
  'pop-out': { fr: 'Chandelle (pop out)', en: 'Pop out' },
  'double-play': { fr: 'Double jeu (double play)', en: 'Double play' },
  'ground-out': { fr: 'Roulante (ground out)', en: 'Ground out' },
  walk: { fr: 'But sur balles (walk)', en: 'Walk' },
  'sacrifice-fly': { fr: 'Attraper de volée sacrifice (sacrifice fly)', en: 'Sacrifice fly' },
  'wild-pitch': { fr: 'Lancer fou (wild pitch)', en: 'Wild pitch' },
  'passed-ball': { fr: 'Balle passée (passed ball)', en: 'Passed ball' },
  'hit-by-pitch': { fr: 'Touché par le lancer (hit by pitch)', en: 'Hit by pitch' },
  pickoff: { fr: 'Prise à contre-pied (pickoff)', en: 'Pickoff' },
  'sacrifice-bunt': { fr: 'Amorti sacrifice (sacrifice bunt)', en: 'Sacrifice bunt' },
  error: { fr: 'Erreur (error)', en: 'Error' },
  'batter-out': { fr: 'Retrait du frappeur', en: 'Batter out' },
} as const satisfies Readonly<Record<PlayCode, Words>>;
