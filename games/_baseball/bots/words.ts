import type { Words } from '@pocket-stadium/kernel';

/** What is said of exact figures. */
export const EXACT = {
  runs: { fr: 'Points par demi-manche', en: 'Runs per half-inning' },
  runsBest: { fr: 'Points par demi-manche, les deux camps au mieux', en: 'Runs per half-inning, both sides at their best' },
  mean: { fr: '  moyenne {mean}', en: '  mean {mean}' },
  probability: { fr: '  {runs} : {p}', en: '  {runs}: {p}' },
  more: { fr: '  davantage : {p}', en: '  more: {p}' },
  hits: { fr: 'Coups sûrs par demi-manche : {value}', en: 'Hits per half-inning: {value}' },
  lob: { fr: 'Hommes laissés sur base par demi-manche : {value}', en: 'Men left on base per half-inning: {value}' },
  value: {
    fr: 'Valeur pour qui commence (gain, et demi pour un nul) : {value}',
    en: 'Value to the side that begins (a win, and half for a draw): {value}',
  },
  extra: { fr: 'Probabilité de manches supplémentaires : {value}', en: 'Probability of extra innings: {value}' },
  innings: { fr: 'Manches par match : {value}', en: 'Innings per match: {value}' },
  total: { fr: 'Points par match, les deux camps ensemble : {value}', en: 'Runs per match, both sides together: {value}' },
  expectancy: {
    fr: 'Points à attendre jusqu’à la fin de la demi-manche',
    en: 'Runs to expect until the half-inning ends',
  },
  bestForRuns: {
    fr: 'Au mieux pour les points : selon le compte, nombre de situations (bases et retraits) où chaque choix est le bon',
    en: 'Best for runs: by count, the number of situations (bases and outs) in which each choice is right',
  },
  onHit: { fr: 'après un coup sûr', en: 'after a hit' },
  onBase: { fr: 'coureur sur base', en: 'runner on base' },
  outs: {
    fr: '{outs, plural, =0 {0 retrait} =1 {1 retrait} other {# retraits}}',
    en: '{outs, plural, =0 {0 outs} =1 {1 out} other {# outs}}',
  },
  bases: { fr: 'bases', en: 'bases' },
} as const satisfies Record<string, Words>;
